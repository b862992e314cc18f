/** API requests of the current story that no mock answered. */
const calls = new Set<string>();

const isCallOfTheApi = (url: URL) => url.pathname.startsWith('/api/');

/** Records a request that no mock answered, unless it is for a file or a page. */
export function noteUnanswered({ method, url }: Request): void {
  const address = new URL(url);
  if (isCallOfTheApi(address)) calls.add(`${method} ${address.pathname}`);
}

/** Clears the recorded requests before a story. */
export const forgetUnanswered = (): void => calls.clear();

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
