import type { IntlConfig } from '@formatjs/intl';
import type en from '../../messages/en.json';

/** Names a text of the app; a key that en.json does not have fails the type check. */
export type MessageKey = keyof typeof en;

/** A part of the messages, loaded as one file: a key's word before the first dot. */
export type Part = MessageKey extends `${infer First}.${string}` ? First : never;

/** Messages by key, compiled ahead of time. */
export type Catalogue = Exclude<IntlConfig['messages'], undefined | Record<string, string>>;
