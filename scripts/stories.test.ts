import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('../stories/', import.meta.url);

/**
 * Returns the exports of a story file that Storybook does not find, because it parses the source and does not follow
 * functions that create stories.
 */
const unseenIn = (source: string): string[] =>
  [...source.matchAll(/^export const (\w+) = (?!\w+\.(?:story|extend)\()/gm)].map(([, name = '']) => name);

it('every story is defined so that Storybook finds it and runs it as a test', () => {
  expect(unseenIn("export const A = meta.story({});\nexport const B = made('b');\n")).toEqual(['B']);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.stories.tsx'),
  );
  expect(files.length).toBeGreaterThan(50);
  const unseen = files.flatMap((name) =>
    unseenIn(readFileSync(new URL(name, folder), 'utf8')).map((story) => `${name}: ${story}`),
  );
  expect(unseen).toEqual([]);
});
