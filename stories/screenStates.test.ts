/** Every page of the app has a story of each of its states, and each code of a failure is met in one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { errorCodes } from '@derrick/domain/http';
import { describe, expect, it } from 'vitest';
import { readPages } from '../apps/admin/vite/readPages.ts';
import { everyPage, type State, screens, statesOf, storyNames } from './screenStates.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));

/** The names of the stories in some folders or files below `stories/screens`. */
function storiesIn(places: readonly string[]): string[] {
  const isThere = (path: string) =>
    places.some((place) => path.startsWith(`screens/${place}/`) || path === `screens/${place}.stories.tsx`);
  return sources
    .filter(({ path }) => isThere(path))
    .flatMap(({ text }) => [...text.matchAll(/^export const ([A-Z]\w+) =/gm)].map(([, name = '']) => name));
}

const hasState = (names: readonly string[], state: State) =>
  names.some((name) => storyNames[state].test(name));

it('knows every page of the app', async () => {
  const paths = (await readPages()).map(({ path }) => path);
  expect(Object.keys(screens).toSorted()).toEqual(paths.toSorted());
}, 60_000);

describe.each(Object.entries(screens))('%s', (_, { kinds, stories }) => {
  const states = new Set<State>([...kinds.flatMap((kind) => statesOf[kind]), ...everyPage]);
  const names = storiesIn(stories);
  it.each([...states])('has a story: %s', (state) => {
    expect(hasState(names, state), `None of ${names.join(', ')} shows the state “${state}”`).toBe(true);
  });
});

describe('a code of the server', () => {
  // The client's own, for what is no reply; and of a key sent again with another body, which no screen does.
  const elsewhere = new Set<string>([
    ...['NO_RESPONSE', 'INVALID_RESPONSE', 'CANCELLED', 'REQUEST_FAILED', 'UNEXPECTED'],
    'IDEMPOTENCY_KEY_REUSED',
  ]);
  const codes = Object.entries(errorCodes).filter(([, code]) => !elsewhere.has(code));
  it.each(codes)('is met in a story: %s', (name, code) => {
    const isMet = sources.some(
      ({ text }) => text.includes(`'${code}'`) || text.includes(`errorCodes.${name}`),
    );
    expect(isMet).toBe(true);
  });
});
