const NAME = 'derrick.panel';

/** Seven days, in seconds. */
const MAX_AGE = 604_800;

/** Reads how the panel was left; undefined on the first visit. */
export function readPanelCookie(): boolean | undefined {
  const cookies = document.cookie.split('; ');
  if (cookies.includes(`${NAME}=collapsed`)) return false;
  return cookies.includes(`${NAME}=expanded`) ? true : undefined;
}

/** Stores the state of the panel for a week. */
export function writePanelCookie(isExpanded: boolean): void {
  const value = isExpanded ? 'expanded' : 'collapsed';
  // Not the Cookie Store API: it is asynchronous and absent over plain HTTP, and the first render must read this cookie.
  // biome-ignore lint/suspicious/noDocumentCookie: see above.
  document.cookie = `${NAME}=${value}; Max-Age=${MAX_AGE}; Path=/; SameSite=Lax`;
}
