const HOME = '/dashboard';

/** The address of the sign-in page that leads back to `path` afterwards. */
export const signInPath = (path: string): string =>
  path === HOME || path === '/' ? '/login' : `/login?next=${encodeURIComponent(path)}`;

/**
 * Reads `?next=`: the page wanted before signing in, or the dashboard. Only a page of this app's dashboard is taken,
 * whatever the spelling (`//evil.example`, `/\evil.example`, a scheme), so that the link can lead nowhere else.
 */
export function wantedPage(search: string, origin: string): string {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/') || !URL.canParse(next, origin)) return HOME;
  // The URL parser drops tabs and turns backslashes exactly as the browser's own navigation would.
  const url = new URL(next, origin);
  const isOurs = url.origin === origin && (url.pathname === HOME || url.pathname.startsWith(`${HOME}/`));
  return isOurs ? url.pathname + url.search + url.hash : HOME;
}
