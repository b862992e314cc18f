/** Every page of the app has a story of each of its states, and every error code of the server appears in a story. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { errorCodes } from '@derrick/domain/http';
import { describe, expect, it } from 'vitest';
import { readPages } from '../apps/admin/vite/readPages.ts';
import { everyPage, type State, screens, states, statesOf } from './screenStates.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));

/** Lists the tags of the stories in folders or files below `stories/screens`, one list per story. */
const tagsIn = (paths: readonly string[]): string[][] =>
  sources
    .filter(({ path: file }) =>
      paths.some((path) => file.startsWith(`screens/${path}/`) || file === `screens/${path}.stories.tsx`),
    )
    .flatMap(({ text }) => [...text.matchAll(/tags: \[([^\]]*)\]/g)])
    .map(([, list = '']) => [...list.matchAll(/'([^']+)'/g)].map(([, tag = '']) => tag));

const statesOfTags = (tags: readonly string[]) =>
  tags.flatMap((tag) => (tag.startsWith('state:') ? [tag.slice('state:'.length)] : []));

it('the list of screens contains every page of the app', async () => {
  const paths = (await readPages()).map(({ path }) => path);
  expect(Object.keys(screens).toSorted()).toEqual(paths.toSorted());
}, 60_000);

it('the list of screens contains the page that another page shares its screen with', () => {
  const shared = Object.values(screens).flatMap((page) =>
    'sameScreenAs' in page ? [page.sameScreenAs] : [],
  );
  expect(Object.keys(screens)).toEqual(expect.arrayContaining(shared));
});

it('screen stories have tags of known states only', () => {
  const tagged = sources
    .filter(({ path }) => path.startsWith('screens/'))
    .flatMap(({ text }) => [...text.matchAll(/'state:([\w-]+)'/g)].map(([, state = '']) => state));
  expect(tagged.filter((state) => !states.some((expected) => expected === state))).toEqual([]);
});

const ownPages = Object.entries(screens).flatMap(([path, page]) =>
  'kinds' in page ? [{ path, ...page }] : [],
);

describe.each(ownPages)('$path', ({ kinds, stories }) => {
  const required = new Set<State>([...kinds.flatMap((kind) => statesOf[kind]), ...everyPage]);
  const tagsOfStories = tagsIn(stories);
  it('each screen has a story for each required state', () => {
    expect(tagsOfStories.flatMap(statesOfTags)).toEqual(expect.arrayContaining([...required]));
  });

  it('each screen has a story in normal runs for each required state except the dark theme and Spanish', () => {
    const normal = tagsOfStories.filter((tags) => !tags.includes('test-full'));
    const expected = [...required].filter((state) => state !== 'dark' && state !== 'spanish');
    expect(normal.flatMap(statesOfTags)).toEqual(expect.arrayContaining(expected));
  });
});

describe('each error code of the server', () => {
  // Codes of the client itself, for requests without a valid reply, and the code for a repeated key with another body,
  // which no screen sends.
  const sharedScreens = new Set<string>([
    ...['NO_RESPONSE', 'INVALID_RESPONSE', 'CANCELLED', 'REQUEST_FAILED', 'UNEXPECTED'],
    'IDEMPOTENCY_KEY_REUSED',
  ]);
  const codes = Object.entries(errorCodes).filter(([, code]) => !sharedScreens.has(code));
  it.each(codes)('appears in a story: %s', (name, code) => {
    const isMet = sources.some(
      ({ text }) => text.includes(`'${code}'`) || text.includes(`errorCodes.${name}`),
    );
    expect(isMet).toBe(true);
  });
});
