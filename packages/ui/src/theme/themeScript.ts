/**
 * A script for the head of a page that sets `data-theme` on the document element before the first paint, from the choice
 * that the app stored under `storageKey` in localStorage (`light`, `dark` or `system`), else from the operating system.
 * React compares attributes with what the server sent: the document element needs `suppressHydrationWarning`.
 *
 * Without a stored choice no script is needed: the styles follow the operating system until KitProvider has mounted.
 */
export const themeScript = (storageKey: string): string =>
  `{let c;try{c=localStorage.getItem(${JSON.stringify(storageKey).replaceAll('<', '\\u003c')})}catch{}document.documentElement.dataset.theme=c==='dark'||c!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'}`;
