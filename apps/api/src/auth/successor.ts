import { createHmac, hkdfSync } from 'node:crypto';
import { hashToken } from '../links/index.ts';

/** A refresh token, and what the database keeps of it. */
export interface RefreshToken {
  token: string;
  hash: Buffer;
}

/**
 * Makes the function that gives the refresh token after another. It follows from that one and the server's secret:
 * whoever renews with the same token at the same moment, in two tabs or on two servers, gets the same successor, and none
 * of it has to be stored. Without the secret, nobody can tell what comes after a token.
 */
export function createSuccessors(secret: string): (token: string) => RefreshToken {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'derrick refresh token', 32));
  return (spent) => {
    const token = createHmac('sha256', key).update(spent).digest('base64url');
    return { token, hash: hashToken(token) };
  };
}
