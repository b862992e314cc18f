/** Passkeys (WebAuthn): keys that are stored on a phone, a computer or a security key and sign only for this site. */
import type { Passkey } from '@derrick/domain/account';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Database, newId } from '../db/index.ts';
import { consumeChallenge, storeChallenge } from './challenges.ts';
import type { Site } from './site.ts';
import type { Owner } from './tables.ts';

const rowsOf = (db: Kysely<Database>, { companyId, userId }: Owner) =>
  db.selectFrom('passkeys').selectAll().where('company_id', '=', companyId).where('user_id', '=', userId);

const idsOf = async (db: Kysely<Database>, owner: Owner) =>
  (await rowsOf(db, owner).execute()).map(({ credential_id }) => ({ id: credential_id }));

export async function listPasskeys(db: Kysely<Database>, owner: Owner): Promise<Passkey[]> {
  const rows = await rowsOf(db, owner).orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
  return rows.map(({ id, name, created_at, last_used_at }) => ({
    id,
    name,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
  }));
}

/** Creates the options with which the browser creates a passkey. */
export async function startPasskey(
  trx: Transaction<Database>,
  owner: Owner,
  { site, name, displayName }: { site: Site; name: string; displayName: string },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const options = await generateRegistrationOptions({
    rpName: 'Derrick',
    rpID: site.id,
    userID: new TextEncoder().encode(owner.userId),
    userName: name,
    userDisplayName: displayName,
    // Allows one passkey per device; the browser reports an existing one.
    excludeCredentials: await idsOf(trx, owner),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  await storeChallenge(trx, owner, 'add', options.challenge);
  return options;
}

/**
 * Adds a passkey that the browser has created.
 * @returns its id; undefined if it does not match the challenge
 */
export async function addPasskey(
  trx: Transaction<Database>,
  { companyId, userId }: Owner,
  { site, name, credential }: { site: Site; name: string; credential: object },
): Promise<string | undefined> {
  const expectedChallenge = await consumeChallenge(trx, { companyId, userId }, 'add');
  if (expectedChallenge === undefined) return undefined;
  const { registrationInfo } = await verifyRegistrationResponse({
    // The cast is safe: the library validates the credential and throws if it is malformed.
    response: credential as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: site.origins,
    expectedRPID: site.id,
    requireUserVerification: false,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return undefined;
  const { id: credentialId, publicKey, counter, transports } = registrationInfo.credential;
  const added = await trx
    .insertInto('passkeys')
    .values({
      company_id: companyId,
      id: newId(),
      user_id: userId,
      credential_id: credentialId,
      public_key: Buffer.from(publicKey),
      counter,
      transports: transports?.join(',') ?? '',
      name,
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'credential_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** Removes a passkey and returns its name; undefined if the user has no such passkey. */
export async function removePasskey(
  trx: Transaction<Database>,
  { companyId, userId }: Owner,
  id: string,
): Promise<string | undefined> {
  const removed = await trx
    .deleteFrom('passkeys')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return removed?.name;
}

/** Creates the options with which the browser signs in with a passkey. */
export async function startPasskeySignIn(
  trx: Transaction<Database>,
  owner: Owner,
  site: Site,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const options = await generateAuthenticationOptions({
    rpID: site.id,
    allowCredentials: await idsOf(trx, owner),
    userVerification: 'preferred',
  });
  await storeChallenge(trx, owner, 'signIn', options.challenge);
  return options;
}

/**
 * Verifies the signed response of a passkey; returns false if it does not match the challenge or a passkey of the user.
 */
export async function consumePasskey(
  trx: Transaction<Database>,
  owner: Owner,
  { site, assertion }: { site: Site; assertion: object },
): Promise<boolean> {
  const expectedChallenge = await consumeChallenge(trx, owner, 'signIn');
  const credentialId: unknown = Reflect.get(assertion, 'id');
  if (expectedChallenge === undefined || typeof credentialId !== 'string') return false;
  const passkey = await rowsOf(trx, owner).where('credential_id', '=', credentialId).executeTakeFirst();
  if (!passkey) return false;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    // The cast is safe as in `addPasskey`.
    response: assertion as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin: site.origins,
    expectedRPID: site.id,
    requireUserVerification: false,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) return false;
  await trx
    .updateTable('passkeys')
    .set({ counter: authenticationInfo.newCounter, last_used_at: sql<Date>`now()` })
    .where('company_id', '=', owner.companyId)
    .where('id', '=', passkey.id)
    .execute();
  return true;
}
