const kinds = ['demo', 'first-start', 'registration-closed'] as const;

/** Mark that the server adds to its sign-in and registration pages. */
export type SetupKind = (typeof kinds)[number];

/** Returns the mark of a demo, of a server without a company, or of closed registration; undefined if there is none. */
export function setupKind(): SetupKind | undefined {
  // The build reads the list of pages in Node, without a document.
  if (typeof document === 'undefined') return undefined;
  const mark = document.querySelector('meta[name="derrick-setup"]')?.getAttribute('content');
  return kinds.find((kind) => kind === mark);
}
