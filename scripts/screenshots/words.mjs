import { readFileSync } from 'node:fs';

/** @typedef {'en' | 'es'} Language */

const read = (/** @type {Language} */ language) =>
  /** @type {Record<string, string>} */ (
    JSON.parse(
      readFileSync(new URL(`../../apps/admin/src/core/messages/${language}.json`, import.meta.url), 'utf8'),
    )
  );

const catalogues = { en: read('en'), es: read('es') };

/**
 * Finds texts of the app by their keys. If a text has placeholders, any value matches.
 * @param {Language} language
 * @returns {(key: string) => RegExp}
 */
export const wordsIn = (language) => (key) => {
  const text = catalogues[language][key];
  if (text === undefined) throw new Error(`There is no text ${key}.`);
  const literal = text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${literal.replaceAll(/\{(?:[^{}]|\{[^{}]*\})*\}/g, '.*')}( \\*)?$`);
};
