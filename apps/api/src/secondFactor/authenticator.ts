/** Codes of an authenticator app (TOTP, RFC 6238): six digits, each valid for 30 seconds. */
import { type Kysely, sql, type Transaction } from 'kysely';
import { generateSecret, generateURI, verify } from 'otplib';
import type { Database } from '../db/index.ts';
import type { Seal } from '../platform/seal.ts';
import type { Owner } from './tables.ts';

/** Seconds before and after its period in which a code is accepted, to allow for clock differences and slow typing. */
const TOLERANCE_SECONDS = 30;

/** Data for setting up an authenticator app. */
export interface NewAuthenticator {
  /** Base32, for typing. */
  secret: string;
  /** Content of the QR code. */
  uri: string;
}

/**
 * Stores the secret of a new authenticator app, which becomes active with its first correct code. Returns false if the
 * user already has an active app.
 */
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
        .doUpdateSet((eb) => ({
          sealed_secret: eb.ref('excluded.sealed_secret'),
          created_at: eb.ref('excluded.created_at'),
        }))
        .where('authenticators.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row && { secret, uri: generateURI({ issuer: 'Derrick', label, secret }) };
}

/** Consumes a code. Each code works once, and only if it is newer than the last one. */
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
  // A secret sealed with an older secret of the server can no longer be read. Recovery codes still work.
  const secret = row && seal.open(userId, row.sealed_secret);
  if (!secret) return false;
  const result = await verify({
    secret,
    token,
    epochTolerance: TOLERANCE_SECONDS,
    ...(row.last_step !== null && { afterTimeStep: row.last_step }),
  });
  if (!result.valid || !('timeStep' in result)) return false;
  await trx
    .updateTable('authenticators')
    .set({ last_step: result.timeStep, ...(!isConfirmed && { confirmed_at: sql<Date>`now()` }) })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .execute();
  return true;
}

/** Activates a new app with its first code; returns false if the code is wrong or no app is being set up. */
export const confirmAuthenticator = (
  trx: Transaction<Database>,
  seal: Seal,
  owner: Owner,
  code: string,
): Promise<boolean> => consumeCode(trx, seal, owner, code, { isConfirmed: false });

/** Consumes a code of an active app. */
export const consumeAuthenticatorCode = (
  trx: Transaction<Database>,
  seal: Seal,
  owner: Owner,
  code: string,
): Promise<boolean> => consumeCode(trx, seal, owner, code, { isConfirmed: true });

/** Removes the app; returns false if there was none. */
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

/** Returns whether a user has an active app. */
export async function hasAuthenticator(db: Kysely<Database>, { companyId, userId }: Owner): Promise<boolean> {
  const confirmedRow = await db
    .selectFrom('authenticators')
    .select('user_id')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return confirmedRow !== undefined;
}
