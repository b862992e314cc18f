import type { IntlConfig } from '@formatjs/intl';
import type en from '../messages/en.json';

/** Names a text of the app; a key that en.json does not have fails the type check. */
export type MessageKey = keyof typeof en;

type AnyName = MessageKey extends infer Key ? (Key extends `${infer Name}.${string}` ? Name : never) : never;

/** The prefixes of keys that have all of these messages: `NameWith<'title'>` has `tickets`, for `tickets.title`. */
export type NameWith<Message extends string> = {
  [Name in AnyName]: `${Name}.${Message}` extends MessageKey ? Name : never;
}[AnyName];

/**
 * A part of the messages, loaded as one file: a key's word before the first dot. The frame's messages, `shell.…`, come
 * with the common ones: each file costs as much in headers as they take.
 */
export type Part = Exclude<MessageKey extends `${infer First}.${string}` ? First : never, 'shell'>;

/** Messages by key, compiled ahead of time. */
export type Catalogue = Exclude<IntlConfig['messages'], undefined | Record<string, string>>;
