import { createHash, createSecretKey, randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { hashToken } from '../links/index.ts';

const ISSUER = 'derrick';
const AUDIENCE = 'derrick-api';
const ACCESS_MINUTES = 15;

/**
 * Claims of an access token. The role is not included: it is read with the session, so that a change takes effect within
 * a second.
 */
export interface AccessClaims {
  userId: string;
  companyId: string;
  /** The sign-in that the token belongs to. */
  familyId: string;
  /** Session version of the user when the token was issued. A difference means that all sessions were ended since. */
  sessionVersion: number;
}

export interface AccessTokens {
  sign(claims: AccessClaims): Promise<string>;
  /** Returns undefined for a forged, malformed or expired token. */
  verify(token: string): Promise<AccessClaims | undefined>;
  /** Creates an access token and returns it with the refresh token. */
  pair(claims: AccessClaims, refreshToken: string): Promise<{ accessToken: string; refreshToken: string }>;
}

/** Returns the id of a key for the JWT header. It does not reveal the secret. */
const keyIdOf = (secret: string) =>
  createHash('sha256').update(`derrick key id ${secret}`).digest('base64url').slice(0, 8);

const keyOf = (secret: string) => createSecretKey(Buffer.from(secret));

/**
 * Signs and verifies access tokens: JWTs of type `at+jwt` (RFC 9068), HS256.
 * @param previousSecret during a rotation, verifies tokens that name its key
 */
export function createAccessTokens(secret: string, previousSecret?: string): AccessTokens {
  const key = keyOf(secret);
  const kid = keyIdOf(secret);
  const keys = new Map([[kid, key]]);
  if (previousSecret !== undefined) keys.set(keyIdOf(previousSecret), keyOf(previousSecret));
  const findKey = (header: { kid?: string | undefined }) => {
    // Tokens of earlier versions have no key id.
    const signingKey = keys.get(header.kid ?? kid);
    if (signingKey) return signingKey;
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

/** Creates a refresh token with 256 random bits, for which storing a plain SHA-256 is sufficient (ASVS 5.0, 6.5.2). */
export function newRefreshToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}
