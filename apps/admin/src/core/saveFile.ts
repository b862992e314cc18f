/** Hands a file to the browser's downloads; a link to its address would lack the token. */
export function saveFile(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // Not at once: some browsers read the address only after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
