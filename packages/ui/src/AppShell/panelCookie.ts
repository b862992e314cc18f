const NAME = 'derrick.panel';

/** Seven days, s. */
const MAX_AGE = 604_800;

/** Whether the reader left the side panel expanded; so at the first visit, and on the server. */
export function readPanelCookie(): boolean {
  if (typeof document === 'undefined') return true;
  return !document.cookie.split('; ').includes(`${NAME}=collapsed`);
}

/** Keeps the reader's choice for a week. */
export function writePanelCookie(isExpanded: boolean): void {
  const value = isExpanded ? 'expanded' : 'collapsed';
  // Not the Cookie Store API: it is asynchronous, absent over plain HTTP, and the first render must read this one.
  // biome-ignore lint/suspicious/noDocumentCookie: see above.
  document.cookie = `${NAME}=${value}; Max-Age=${MAX_AGE}; Path=/; SameSite=Lax`;
}
