/** What a note of the pages for people without a session is about. */
export type SetupKind = 'demo' | 'first-start';

/** Reads the mark of a demo, or of a server without a company; on every other server the page has none. */
export function setupKind(): SetupKind | undefined {
  // The build reads the list of pages without a document.
  if (typeof document === 'undefined') return undefined;
  const mark = document.querySelector('meta[name="derrick-setup"]')?.getAttribute('content');
  return mark === 'demo' || mark === 'first-start' ? mark : undefined;
}
