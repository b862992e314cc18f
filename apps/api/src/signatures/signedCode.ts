/**
 * Number of hexadecimal digits of the hash in a code. A code contains the company's id and the first half of the hash:
 * 128 bits cannot be guessed without the signed content.
 */

const HALF = 32;

/**
 * Encodes the code of a signature, 43 characters.
 * @param hash SHA-256 as hexadecimal digits
 */
export const signedCode = (companyId: string, hash: string): string =>
  Buffer.from(companyId.replaceAll('-', '') + hash.slice(0, HALF), 'hex').toString('base64url');

/** Decodes a code; undefined if it is invalid. */
export function readSignedCode(code: string): { companyId: string; hashStart: string } | undefined {
  if (!/^[\w-]{43}$/.test(code)) return undefined;
  const digits = Buffer.from(code, 'base64url').toString('hex');
  const id = digits.slice(0, HALF);
  const companyId = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { companyId, hashStart: digits.slice(HALF) };
}
