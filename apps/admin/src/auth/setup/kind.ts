const kinds = ['demo', 'first-start', 'registration-closed'] as const;

/** A mark of the server on its sign-in and registration pages. */
export type SetupKind = (typeof kinds)[number];

/** Reads the mark of a demo, of a server without a company, or of one with closed registration; undefined for none. */
export function setupKind(): SetupKind | undefined {
  // The build reads the list of pages without a document.
  if (typeof document === 'undefined') return undefined;
  const mark = document.querySelector('meta[name="derrick-setup"]')?.getAttribute('content');
  return kinds.find((kind) => kind === mark);
}
