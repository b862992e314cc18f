import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { earlyFetch } from './earlyFetch.ts';

const URL_OF_CALL = 'https://derrick.example/api/v1/ticket?pageNumber=1';

const early = (reply: Promise<Response>) =>
  vi.stubGlobal('window', { __derrickEarly: { '/api/v1/ticket?pageNumber=1': reply } });

const read = async () => (await earlyFetch(URL_OF_CALL)).text();

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('asked now'));
});
afterEach(() => vi.unstubAllGlobals());

test('uses the reply to an early request of the page once, then sends a new request', async () => {
  early(Promise.resolve(new Response('made before')));
  expect([await read(), await read()]).toEqual(['made before', 'asked now']);
});

test.each([
  ['failed', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['was refused', () => Promise.resolve(new Response('', { status: 403 }))],
])('sends a new request when the early request %s', async (_what, makeReply) => {
  early(makeReply());
  expect(await read()).toBe('asked now');
});
