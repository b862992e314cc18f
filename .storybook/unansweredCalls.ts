/** Calls of the API since the story began that none of its mocks answered. */
const calls = new Set<string>();

const isCallOfTheApi = (url: URL) => url.pathname.startsWith('/api/');

/** Notes a call that no mock answered, unless it is of a file or a page. */
export function noteUnanswered({ method, url }: Request): void {
  const address = new URL(url);
  if (isCallOfTheApi(address)) calls.add(`${method} ${address.pathname}`);
}

/** Begins a story without calls. */
export const forgetUnanswered = (): void => calls.clear();

/**
 * Fails a story that called what it does not mock: it would show a state that the product never has.
 * @throws {Error} naming the calls
 */
export function expectAllAnswered(): void {
  if (calls.size === 0) return;
  const names = [...calls].join(', ');
  calls.clear();
  throw new Error(`No mock of this story answers ${names}`);
}
