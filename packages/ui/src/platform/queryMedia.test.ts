import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { queryMedia } from './queryMedia.ts';

const QUERY = '(prefers-color-scheme: dark)';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('queryMedia returns a query that never matches when the browser has no matchMedia', () => {
  vi.stubGlobal('window', {});
  const query = queryMedia(QUERY);
  expect(query.matches).toBe(false);
  expect(() => {
    const onChange = () => {};
    query.addEventListener('change', onChange);
    query.removeEventListener('change', onChange);
  }).not.toThrow();
});

it('queryMedia returns the media query list of the browser', () => {
  const list = { matches: true };
  const matchMedia = vi.fn(() => list);
  vi.stubGlobal('window', { matchMedia });
  expect(queryMedia(QUERY)).toBe(list);
  expect(matchMedia).toHaveBeenCalledExactlyOnceWith(QUERY);
});

it('only queryMedia and the theme script call matchMedia', () => {
  const folder = new URL('../', import.meta.url);
  const askers = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .filter((name) => /\bmatchMedia\(/.test(readFileSync(new URL(name, folder), 'utf8')));
  expect(askers.toSorted()).toEqual(['platform/queryMedia.ts', 'theme/themeScript.ts']);
});
