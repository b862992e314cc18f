import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { languages } from '../src/core/i18n/language.ts';
import { pseudoElements } from './pseudoElements.ts';

type Texts = Record<string, string>;
type Messages = Record<string, MessageFormatElement[]>;

const fileOf = (language: string) =>
  fileURLToPath(new URL(`../src/core/messages/${language}.json`, import.meta.url));

const readTexts = (language: string): Texts => JSON.parse(readFileSync(fileOf(language), 'utf8'));

/** First segments of the keys in the common part. */
const commonNames = new Set(['shell', 'list', 'form']);

/** Returns the message part of a key; see `Part` in catalogue.ts. */
function partOf(key: string): string {
  const [word = key] = key.split('.');
  return commonNames.has(word) ? 'common' : word;
}

/**
 * Parses ICU messages.
 * @throws with the key of an invalid message
 */
export function compileMessages(texts: Texts): Messages {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      try {
        return [key, parse(text, { captureLocation: false })];
      } catch (cause) {
        throw new Error(`Message ${key}: ${text}`, { cause });
      }
    }),
  );
}

/** Parses ICU messages into the pseudo-locale; see pseudo.ts. */
export const compilePseudoMessages = (texts: Texts): Messages =>
  Object.fromEntries(
    Object.entries(compileMessages(texts)).map(([key, elements]) => [key, pseudoElements(elements)]),
  );

/** Returns a module that loads each part of each language: `{ en: { auth: () => import(…) } }`. */
function indexModule(): string {
  const parts = [...new Set(Object.keys(readTexts('en')).map(partOf))];
  const entries = languages.map((language) => {
    const loaders = parts.map((part) => `${part}: () => import('virtual:messages/${language}/${part}')`);
    return `${language}: { ${loaders.join(', ')} }`;
  });
  return `export default { ${entries.join(', ')} };`;
}

function partModule(language: string, part: string): string {
  const own = Object.entries(readTexts(language)).filter(([key]) => partOf(key) === part);
  return `export default ${JSON.stringify(compileMessages(Object.fromEntries(own)))};`;
}

const prefix = /^virtual:messages/;
const resolved = /^\0virtual:messages(?:\/(\w+))?(?:\/(\w+))?$/;

/**
 * Compiles the messages with FormatJS into one file per part and language, so that a page only loads its own messages and
 * the browser needs no ICU parser. `virtual:messages/pseudo` is for stories and tests.
 */
export function messages(): Plugin {
  return {
    name: 'derrick:messages',
    resolveId: { filter: { id: prefix }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: resolved },
      handler(id) {
        for (const language of languages) this.addWatchFile(fileOf(language));
        const [, language, part] = resolved.exec(id) ?? [];
        if (!language) return indexModule();
        if (part) return partModule(language, part);
        return `export default ${JSON.stringify(compilePseudoMessages(readTexts('en')))};`;
      },
    },
  };
}
