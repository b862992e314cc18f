import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import type { Message } from '../src/app/i18n/formatMessage.ts';
import { pseudoText } from './pseudo.ts';
import { pseudoElements } from './pseudoElements.ts';

/** Compiles one ICU text; one that is words alone stays a string. */
export function compileMessage(text: string): Message {
  const elements = parse(text, { captureLocation: false });
  const [only] = elements;
  return elements.length === 1 && only?.type === TYPE.literal ? only.value : elements;
}

/** Parts that come with the words that their pages need besides: one request less. */
const brings: Readonly<Record<string, readonly string[]>> = {
  auth: ['common'],
  account: ['common', 'auth'],
  maintenance: ['common'],
  shell: ['common'],
  tickets: ['list'],
  ticketForm: ['form'],
  technicians: ['people', 'list', 'form'],
  managers: ['people', 'list', 'form'],
};

/**
 * Compiles the texts of one part, whose keys start with its name, and of those it brings along; throws with the key of a
 * text that is not right.
 */
export function compileMessages(texts: Record<string, string>, part: string): Record<string, Message> {
  const compiled: Record<string, Message> = {};
  for (const [key, text] of Object.entries(texts)) {
    const own = key.split('.')[0] ?? '';
    if (own !== part && !brings[part]?.includes(own)) continue;
    try {
      compiled[key] = compileMessage(text);
    } catch (cause) {
      throw new Error(`Message ${key}: ${text}`, { cause });
    }
  }
  return compiled;
}

/** Compiles all texts into the pseudo-locale, see `pseudo.ts`. */
export function compilePseudoMessages(texts: Record<string, string>): Record<string, Message> {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      const message = compileMessage(text);
      return [key, typeof message === 'string' ? pseudoText(message) : pseudoElements(message)];
    }),
  );
}

const request = /^virtual:messages\/(\w+)\/(\w+)$/;
const resolved = /^\0derrick-messages:(\w+)\/(\w+)$/;

const PSEUDO = 'pseudo';

interface MessagesOptions {
  /** Whether `virtual:messages/pseudo/all` is there: for stories and tests, never for the product. */
  hasPseudoLocale?: boolean | undefined;
}

/**
 * `import('virtual:messages/en/auth')` gives the compiled messages of one part of the app in one language, so that
 * a route loads its own words only and the browser never loads an ICU parser.
 */
export function messages({ hasPseudoLocale = false }: MessagesOptions = {}): Plugin {
  return {
    name: 'derrick:messages',
    resolveId: {
      filter: { id: request },
      handler: (id) => id.replace(request, '\0derrick-messages:$1/$2'),
    },
    load: {
      filter: { id: resolved },
      handler(id) {
        const [, language, part] = resolved.exec(id) ?? [];
        if (!language || !part) return null;
        const isPseudo = language === PSEUDO;
        if (isPseudo && !hasPseudoLocale) throw new Error('The pseudo-locale is for stories and tests');
        const source = isPseudo ? 'en' : language;
        const file = fileURLToPath(new URL(`../src/messages/${source}.json`, import.meta.url));
        this.addWatchFile(file);
        const texts = JSON.parse(readFileSync(file, 'utf8'));
        const compiled = isPseudo ? compilePseudoMessages(texts) : compileMessages(texts, part);
        // Through JSON.parse: engines read JSON faster than the same object literal.
        return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`, map: null };
      },
    },
  };
}
