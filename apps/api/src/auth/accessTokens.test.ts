import { SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { createAccessTokens } from './tokens.ts';

const secret = 'a secret of thirty-two bytes or more';
const tokens = createAccessTokens(secret);
const ownKey = 'a key of thirty-three bytes, no 32';
const claims = { userId: 'user', companyId: 'company', familyId: 'family', sessionVersion: 1 };

/** Signs a token like the server, except for the parts that a test changes. */
function sign({
  key = secret,
  header = {},
  payload = {},
  audience = 'derrick-api',
  issuer = 'derrick',
  expires = '15m',
}) {
  const token = new SignJWT({ cid: 'company', sid: 'family', ver: 1, ...payload })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
    .setSubject('user')
    .setIssuer(issuer)
    .setAudience(audience);
  return (expires ? token.setExpirationTime(expires) : token).sign(new TextEncoder().encode(key));
}

it('accepts an access token signed by this server', async () => {
  expect(await tokens.verify(await tokens.sign(claims))).toEqual(claims);
  expect(await tokens.verify(await sign({}))).toEqual(claims);
});

const next = 'the secret that comes after that one, as long';

it('accepts tokens of the previous secret during a secret rotation and rejects them afterwards', async () => {
  const before = await tokens.sign(claims);
  const during = createAccessTokens(next, secret);
  expect(await during.verify(before)).toEqual(claims);
  // During a rotation, processes with the old secret accept tokens of processes with the new one.
  expect(await createAccessTokens(secret, next).verify(await during.sign(claims))).toEqual(claims);
  expect(await createAccessTokens(next).verify(before)).toBeUndefined();
  expect(await tokens.verify(await during.sign(claims))).toBeUndefined();
});

it('names the signing key in the token header without revealing the secret', async () => {
  const [header = ''] = (await tokens.sign(claims)).split('.');
  const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString());
  expect(kid).toMatch(/^[\w-]{8}$/);
  const nextTokens = createAccessTokens(next);
  const [otherHeader = ''] = (await nextTokens.sign(claims)).split('.');
  expect(otherHeader).not.toBe(header);
  // A known key id does not make a signature valid.
  expect(await tokens.verify(await sign({ key: next, header: { kid } }))).toBeUndefined();
  expect(await tokens.verify(await sign({ header: { kid: 'unknown0' } }))).toBeUndefined();
});

it.each([
  ['for another audience', { audience: 'another-api' }],
  ['of another issuer', { issuer: 'another' }],
  ['of another kind', { header: { typ: 'JWT' } }],
  ['of another algorithm', { header: { alg: 'HS512' }, key: secret.repeat(2) }],
  ['of another key', { key: 'another secret of thirty-two bytes' }],
  ['that brings its own key', { key: ownKey, header: { jwk: { kty: 'oct', k: btoa(ownKey) } } }],
  ['that has run out', { expires: '-1s' }],
  ['that never runs out', { expires: '' }],
  ['that does not count yet', { payload: { nbf: Math.floor(Date.now() / 1000) + 600 } }],
  ['without a company', { payload: { cid: undefined } }],
])('rejects an access token %s', async (_, changes) => {
  expect(await tokens.verify(await sign(changes))).toBeUndefined();
});
