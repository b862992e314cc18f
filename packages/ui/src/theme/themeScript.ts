/**
 * Returns a script for the head of a page that sets `data-theme` on the document element before the first paint. The
 * value is the choice, `light` or `dark`, that the app stored under this localStorage key, or else the theme of the
 * operating system.
 *
 * React compares attributes with those from the server, so give the document element `suppressHydrationWarning`.
 */
export const themeScript = (storageKey = ''): string =>
  `{let c;try{c=localStorage.getItem(${JSON.stringify(storageKey).replaceAll('<', '\\u003c')})}catch{}document.documentElement.dataset.theme=c==='dark'||c!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'}`;
