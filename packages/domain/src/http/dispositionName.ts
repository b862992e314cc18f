/** Returns the file name from a `Content-Disposition` header (RFC 6266). */
export function dispositionName(header: string | null): string | undefined {
  const [, encoded] = /filename\*\s*=\s*UTF-8''([^;\s]+)/i.exec(header ?? '') ?? [];
  try {
    if (encoded) return decodeURIComponent(encoded);
  } catch {
    // The encoded name is not valid UTF-8: use the plain `filename` instead.
  }
  const [, quoted, unquoted] = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(header ?? '') ?? [];
  return quoted?.replace(/\\(.)/g, '$1') ?? unquoted;
}
