const HOME = '/dashboard';

/** Returns the address of the sign-in page that opens `path` after signing in. */
export const signInPath = (path: string): string =>
  path === HOME || path === '/' ? '/login' : `/login?next=${encodeURIComponent(path)}`;

/**
 * Returns the page requested before signing in (`?next=`), or the dashboard. Accepts only dashboard pages of this app, in
 * any spelling (`//evil.example`, `/\evil.example`, a scheme), so that the link cannot redirect to another site.
 */
export function requestedPage(search: string, origin: string): string {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/') || !URL.canParse(next, origin)) return HOME;
  // The URL parser removes tabs and converts backslashes exactly like the browser's navigation.
  const url = new URL(next, origin);
  const isOurs = url.origin === origin && (url.pathname === HOME || url.pathname.startsWith(`${HOME}/`));
  return isOurs ? url.pathname + url.search + url.hash : HOME;
}
