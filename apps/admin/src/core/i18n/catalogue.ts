import type { IntlConfig } from '@formatjs/intl';
import type en from '../messages/en.json';

/** Key of a message. A key that is missing in en.json fails the type check. */
export type MessageKey = keyof typeof en;

type AnyName = MessageKey extends infer Key ? (Key extends `${infer Name}.${string}` ? Name : never) : never;

/**
 * Key prefixes that have all of the given messages: `NameWith<'title'>` includes `tickets`, because of `tickets.title`.
 */
export type NameWith<Message extends string> = {
  [Name in AnyName]: `${Name}.${Message}` extends MessageKey ? Name : never;
}[AnyName];

/**
 * The type of a parameter for a key prefix: the prefix itself if it has all of the messages. Otherwise the type check
 * reports which are missing: `Missing in en.json and es.json: notes.title`.
 */
export type WithMessages<Name extends string, Message extends string> =
  Name extends NameWith<Message>
    ? Name
    : `Missing in en.json and es.json: ${Exclude<`${Name}.${Message}`, MessageKey>}`;

/**
 * A part of the messages, loaded as one file: the first segment of a key. The messages of the app frame, of lists and of
 * forms are in the common file, because the headers of separate files would be as large as the messages.
 */
export type Part = Exclude<
  MessageKey extends `${infer First}.${string}` ? First : never,
  'shell' | 'list' | 'form'
>;

/** Precompiled messages by key. */
export type Catalogue = Exclude<IntlConfig['messages'], undefined | Record<string, string>>;
