/**
 * Lets a call wait for its reply as long as the page lasts. A story that stands still in its loading state would else give
 * up after the client's ten seconds, and show a toast about it in whichever story is on the page by then.
 */
export function waitForReplies(): void {
  AbortSignal.timeout = () => new AbortController().signal;
}
