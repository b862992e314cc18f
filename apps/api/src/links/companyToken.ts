/** Tokens that begin with the company's id, so that a lookup is limited to that company. */
import { createHash, randomBytes } from 'node:crypto';

/** The company's id and 256 random bits in base64url. Other lengths are never issued. */
const TOKEN = /^[\w-]{64}$/;

export const isCompanyToken = (token: string): boolean => TOKEN.test(token);

export const hashCompanyToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Returns the company id that a token starts with. */
export function companyOf(token: string): string {
  const hex = Buffer.from(token, 'base64url').toString('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)];
  return parts.join('-');
}

/** Creates a token. Only its hash is stored, so it cannot be read again later. */
export const newCompanyToken = (companyId: string): string =>
  Buffer.concat([Buffer.from(companyId.replaceAll('-', ''), 'hex'), randomBytes(32)]).toString('base64url');
