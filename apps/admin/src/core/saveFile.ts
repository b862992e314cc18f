/** Saves a file through the browser's downloads. A link to the API would lack the access token. */
export function saveFile(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // Delayed, because some browsers read the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
