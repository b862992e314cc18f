import { IntlMessageFormat } from 'intl-messageformat';
import { type Language, localeOf } from './language.ts';

/** Values of a message's placeholders. */
export type MessageValues = Readonly<Record<string, string | number | boolean>>;

/** Formats the message of a key. */
export type Translate<Key extends string> = (key: Key, values?: MessageValues) => string;

/** The messages of a feature in each language. */
export interface Messages<Key extends string> extends Readonly<Record<Language, Translate<Key>>> {
  /** Formats a message that the catalogue may lack. */
  find(language: Language, key: string, values?: MessageValues): string | undefined;
}

/** Keys of a feature's messages. */
export type KeyOf<Texts> = Texts extends Messages<infer Key> ? Key : never;

/** Creates the messages of a feature from its catalogues in the ICU format, which have the same keys. */
export function createMessages<Key extends string>(
  catalogues: Readonly<Record<Language, Readonly<Record<Key, string>>>>,
): Messages<Key> {
  const formats = new Map<string, IntlMessageFormat>();

  // Parsing costs more than formatting, and a process uses few messages of a catalogue.
  function formatOf(language: Language, key: Key): IntlMessageFormat {
    const id = `${language} ${key}`;
    const cached = formats.get(id);
    if (cached) return cached;
    const text = catalogues[language][key];
    const format = new IntlMessageFormat(text, localeOf[language], undefined, { ignoreTag: true });
    formats.set(id, format);
    return format;
  }

  const translate =
    (language: Language): Translate<Key> =>
    (key, values) =>
      String(formatOf(language, key).format({ ...values }));
  const has = (key: string): key is Key => Object.hasOwn(catalogues.en, key);
  const languages = { en: translate('en'), es: translate('es') };
  return {
    ...languages,
    find: (language, key, values) => (has(key) ? languages[language](key, values) : undefined),
  };
}
