const NAME = 'derrick.panel';

/** Seven days, in seconds. */
const MAX_AGE = 604_800;

/** Reads the stored panel state from the cookie. Returns undefined if there is none. */
export function readPanelCookie(): boolean | undefined {
  const cookies = document.cookie.split('; ');
  if (cookies.includes(`${NAME}=collapsed`)) return false;
  return cookies.includes(`${NAME}=expanded`) ? true : undefined;
}

/** Stores the panel state in a cookie for a week. */
export function writePanelCookie(isExpanded: boolean): void {
  const value = isExpanded ? 'expanded' : 'collapsed';
  // Not the Cookie Store API: it is asynchronous and absent over plain HTTP, and the first render must read this cookie.
  // biome-ignore lint/suspicious/noDocumentCookie: see above.
  document.cookie = `${NAME}=${value}; Max-Age=${MAX_AGE}; Path=/; SameSite=Lax`;
}
