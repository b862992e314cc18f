/** Codes of an authenticator app (TOTP, RFC 6238): six digits, for thirty seconds each. */
import { type Kysely, sql, type Transaction } from 'kysely';
import { generateSecret, generateURI, verify } from 'otplib';
import type { Database } from '../db/index.ts';
import type { Seal } from '../platform/seal.ts';
import type { Owner } from './tables.ts';

/** For so many seconds before and after its time a code is taken: clocks differ, and people type slowly. */
const TOLERANCE_SECONDS = 30;

/** What an app is set up with. */
export interface NewAuthenticator {
  /** To be typed, in base32. */
  secret: string;
  /** The address that the QR code holds. */
  uri: string;
}

/** Makes the secret of a new authenticator app; it counts once its first code was right. False while there is one. */
export async function startAuthenticator(
  trx: Transaction<Database>,
  seal: Seal,
  { companyId, userId }: Owner,
  label: string,
): Promise<NewAuthenticator | undefined> {
  const secret = generateSecret();
  const row = await trx
    .insertInto('authenticators')
    .values({ company_id: companyId, user_id: userId, sealed_secret: seal.close(userId, secret) })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'user_id'])
        .doUpdateSet({ sealed_secret: seal.close(userId, secret), created_at: sql<Date>`now()` })
        .where('authenticators.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row && { secret, uri: generateURI({ issuer: 'Derrick', label, secret }) };
}

/** Takes a code of an app: once, and never one that is older than the last. */
async function consumeCode(
  trx: Transaction<Database>,
  seal: Seal,
  { companyId, userId }: Owner,
  code: string,
  { isConfirmed }: { isConfirmed: boolean },
): Promise<boolean> {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return false;
  const row = await trx
    .selectFrom('authenticators')
    .select(['sealed_secret', 'last_step'])
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('confirmed_at', isConfirmed ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst();
  // Sealed with a former secret of the server, it can no longer be read: recovery codes still work.
  const secret = row && seal.open(userId, row.sealed_secret);
  if (!secret) return false;
  const found = await verify({
    secret,
    token,
    epochTolerance: TOLERANCE_SECONDS,
    ...(row.last_step !== null && { afterTimeStep: row.last_step }),
  });
  if (!found.valid || !('timeStep' in found)) return false;
  await trx
    .updateTable('authenticators')
    .set({ last_step: found.timeStep, ...(!isConfirmed && { confirmed_at: sql<Date>`now()` }) })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .execute();
  return true;
}

/** Turns an app on with its first code; false when the code is wrong, or none waits. */
export const confirmAuthenticator = (
  trx: Transaction<Database>,
  seal: Seal,
  owner: Owner,
  code: string,
): Promise<boolean> => consumeCode(trx, seal, owner, code, { isConfirmed: false });

/** Takes a code to sign in with. */
export const consumeAuthenticatorCode = (
  trx: Transaction<Database>,
  seal: Seal,
  owner: Owner,
  code: string,
): Promise<boolean> => consumeCode(trx, seal, owner, code, { isConfirmed: true });

/** Turns the app off; false when there was none. */
export async function removeAuthenticator(
  trx: Transaction<Database>,
  { companyId, userId }: Owner,
): Promise<boolean> {
  const removed = await trx
    .deleteFrom('authenticators')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return Boolean(removed?.confirmed_at);
}

/** Finds out whether an app gives codes for somebody. */
export async function hasAuthenticator(db: Kysely<Database>, { companyId, userId }: Owner): Promise<boolean> {
  const found = await db
    .selectFrom('authenticators')
    .select('user_id')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}
