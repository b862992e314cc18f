const NAME = 'derrick.panel';

/** Seven days, in seconds. */
const MAX_AGE = 604_800;

/** Reads whether the panel was left expanded; true on the first visit and on the server. */
export function readPanelCookie(): boolean {
  if (typeof document === 'undefined') return true;
  return !document.cookie.split('; ').includes(`${NAME}=collapsed`);
}

/** Stores the state of the panel for a week. */
export function writePanelCookie(isExpanded: boolean): void {
  const value = isExpanded ? 'expanded' : 'collapsed';
  // Not the Cookie Store API: it is asynchronous and absent over plain HTTP, and the first render must read this cookie.
  // biome-ignore lint/suspicious/noDocumentCookie: see above.
  document.cookie = `${NAME}=${value}; Max-Age=${MAX_AGE}; Path=/; SameSite=Lax`;
}
