import { HttpResponse, http } from 'msw';

/** API requests of the current story that no mock answered. */
const calls = new Set<string>();

const isCallOfTheApi = (url: URL) => url.pathname.startsWith('/api/');

/** Records a request that no mock answered, unless it is for a file or a page. */
export function recordUnmockedRequest({ method, url }: Request): void {
  const address = new URL(url);
  if (isCallOfTheApi(address)) calls.add(`${method} ${address.pathname}`);
}

/** Clears the recorded requests before a story. */
export const clearUnmockedRequests = (): void => calls.clear();

/**
 * Fails a story with unmocked requests, because it would show a state that the product never has.
 * @throws {Error} with the list of requests
 */
export function expectAllAnswered(): void {
  if (calls.size === 0) return;
  const names = [...calls].join(', ');
  calls.clear();
  throw new Error(`No mock of this story answers ${names}`);
}

const LAST_REQUEST_URL = `${import.meta.env.BASE_URL}last-request-of-story`;

/** Answers the request that `waitForSentRequests` sends. */
export const lastRequest = http.get(`*${LAST_REQUEST_URL}`, () => new HttpResponse());

/**
 * Waits until the requests that the page sent before have reached the mocks of the current story: the service worker
 * handles requests in order. Otherwise a request that the app sends just before a story ends reaches the next story.
 */
export const waitForSentRequests = async (): Promise<void> => {
  await fetch(LAST_REQUEST_URL);
};
