import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { en, type KitText } from './en.ts';
import { es } from './es.ts';

const english: Record<string, KitText> = en;
const spanish: Record<string, KitText> = es;

const source = fileURLToPath(new URL('..', import.meta.url));
const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.') && !path.startsWith('i18n/'))
  .map((path) => readFileSync(join(source, path), 'utf8'))
  .join('\n');

const wordings = (text: KitText) => (typeof text === 'string' ? [text] : [text.one, text.other]);

const placesOf = (text: KitText | undefined) =>
  text === undefined
    ? []
    : [
        ...new Set(
          wordings(text)
            .join()
            .match(/\{\w+\}/g),
        ),
      ].sort();

describe("the kit's messages", () => {
  it('have the same keys in both languages', () => {
    expect(Object.keys(spanish).sort()).toEqual(Object.keys(english).sort());
  });

  it.each(Object.keys(english))('%s has the same placeholders and plurals in both languages', (key) => {
    expect(placesOf(spanish[key])).toEqual(placesOf(english[key]));
    expect(typeof spanish[key]).toBe(typeof english[key]);
  });

  it('are all translated into Spanish', () => {
    const left = Object.entries(english).filter(
      ([key, text]) =>
        JSON.stringify(spanish[key]) === JSON.stringify(text) &&
        /\p{L}{2}/u.test(
          wordings(text)
            .join()
            .replace(/\{\w+\}/g, ''),
        ),
    );
    expect(left.map(([key]) => key)).toEqual([]);
  });

  it('are all used in the code', () => {
    // A key can also be chosen dynamically by its last segment.
    const isUsed = (key: string) =>
      code.includes(`'${key}'`) || code.includes(`\`${key.slice(0, key.lastIndexOf('.') + 1)}$`);
    expect(Object.keys(english).filter((key) => !isUsed(key))).toEqual([]);
  });
});
