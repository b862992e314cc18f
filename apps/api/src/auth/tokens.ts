import { createHash, createSecretKey, randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { hashToken } from '../links/index.ts';

const ISSUER = 'derrick';
const AUDIENCE = 'derrick-api';
const ACCESS_MINUTES = 15;

/** What an access token says. The role is not in it: it is read with the session, so a change is heeded soon. */
export interface AccessClaims {
  userId: string;
  companyId: string;
  /** The sign-in that it came from. */
  familyId: string;
  /** Equal to the user's own, else it was given out before a change that ends all sessions. */
  sessionVersion: number;
}

export interface AccessTokens {
  sign(claims: AccessClaims): Promise<string>;
  /** Undefined for a token that is forged, malformed or out of time. */
  verify(token: string): Promise<AccessClaims | undefined>;
  /** Makes the reply with a new pair. */
  pair(claims: AccessClaims, refreshToken: string): Promise<{ accessToken: string; refreshToken: string }>;
}

/** Names a key in the header of what it signs; from the name, nobody finds the secret. */
const keyIdOf = (secret: string) =>
  createHash('sha256').update(`derrick key id ${secret}`).digest('base64url').slice(0, 8);

const keyOf = (secret: string) => createSecretKey(Buffer.from(secret));

/**
 * Signs and checks access tokens: JWTs of type `at+jwt` (RFC 9068), HS256.
 * @param previousSecret still checks the tokens that name it, while the secret is being replaced
 */
export function createAccessTokens(secret: string, previousSecret?: string): AccessTokens {
  const key = keyOf(secret);
  const kid = keyIdOf(secret);
  const keys = new Map([[kid, key]]);
  if (previousSecret !== undefined) keys.set(keyIdOf(previousSecret), keyOf(previousSecret));
  const findKey = (header: { kid?: string | undefined }) => {
    // A token of a build before this one names no key.
    const found = keys.get(header.kid ?? kid);
    if (found) return found;
    throw new errors.JWKSNoMatchingKey();
  };
  const sign: AccessTokens['sign'] = ({ userId, companyId, familyId, sessionVersion }) =>
    new SignJWT({ cid: companyId, sid: familyId, ver: sessionVersion })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid })
      .setSubject(userId)
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setIssuedAt()
      .setExpirationTime(`${ACCESS_MINUTES}m`)
      .sign(key);
  return {
    sign,
    pair: async (claims, refreshToken) => ({ accessToken: await sign(claims), refreshToken }),
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, findKey, {
          algorithms: ['HS256'],
          typ: 'at+jwt',
          issuer: ISSUER,
          audience: AUDIENCE,
          requiredClaims: ['sub', 'exp'],
        });
        const { sub, cid, sid, ver } = payload;
        if (!sub || typeof cid !== 'string' || typeof sid !== 'string' || typeof ver !== 'number')
          return undefined;
        return { userId: sub, companyId: cid, familyId: sid, sessionVersion: ver };
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}

/** Makes a refresh token: 256 random bits, so that its plain SHA-256 can be stored (ASVS 5.0, 6.5.2). */
export function newRefreshToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}
