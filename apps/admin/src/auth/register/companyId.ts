/** Sets the version and variant bits of a random UUID. Source: RFC 9562, section 5.4. */
const marked = (byte: number, index: number) => {
  if (index === 6) return (byte & 0x0f) | 0x40;
  return index === 8 ? (byte & 0x3f) | 0x80 : byte;
};

/** Creates a random UUID for a new company. */
export function newCompanyId(source: Pick<Crypto, 'getRandomValues'> & Partial<Crypto> = crypto): string {
  // `randomUUID` is missing on plain HTTP pages other than localhost.
  if (source.randomUUID) return source.randomUUID();
  const bytes = source.getRandomValues(new Uint8Array(16)).map(marked);
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
