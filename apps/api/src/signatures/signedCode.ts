/**
 * The code in the address at which a signature can be looked up: whose it is, and the first half of its hash. 128 bits of
 * a hash are guessed by nobody who has not seen the content.
 */

const HALF = 32;

/**
 * Writes the code of a signature, 43 letters.
 * @param hash SHA-256 in hexadecimal digits
 */
export const signedCode = (companyId: string, hash: string): string =>
  Buffer.from(companyId.replaceAll('-', '') + hash.slice(0, HALF), 'hex').toString('base64url');

/** Reads a code; undefined for what is none. */
export function readSignedCode(code: string): { companyId: string; hashStart: string } | undefined {
  if (!/^[\w-]{43}$/.test(code)) return undefined;
  const digits = Buffer.from(code, 'base64url').toString('hex');
  const id = digits.slice(0, HALF);
  const companyId = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { companyId, hashStart: digits.slice(HALF) };
}
