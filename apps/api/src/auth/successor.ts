import { createHmac, hkdfSync } from 'node:crypto';
import { hashToken } from '../links/index.ts';

/** A refresh token and its stored hash. */
export interface RefreshToken {
  token: string;
  hash: Buffer;
}

/**
 * Creates a function that derives the successor of a refresh token from that token and the server's secret. Simultaneous
 * refreshes with the same token, in two tabs or on two servers, get the same successor without storing it. Without the
 * secret, the successor cannot be computed.
 */
export function createSuccessors(secret: string): (token: string) => RefreshToken {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'derrick refresh token', 32));
  return (spent) => {
    const token = createHmac('sha256', key).update(spent).digest('base64url');
    return { token, hash: hashToken(token) };
  };
}
