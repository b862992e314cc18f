import { errorCodes } from '@derrick/domain/http';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import { ApiFailure } from '../platform/apiFailure.ts';
import type { Seal } from '../platform/seal.ts';
import { consumeAuthenticatorCode, hasAuthenticator } from './authenticator.ts';
import { consumePasskey } from './passkeys.ts';
import { consumeRecoveryCode, removeRecoveryCodes } from './recoveryCodes.ts';
import type { Site } from './site.ts';
import type { Owner } from './tables.ts';

export interface Factors {
  hasAuthenticator: boolean;
  hasPasskeys: boolean;
}

export async function readFactors(db: Kysely<Database>, owner: Owner): Promise<Factors> {
  const passkey = await db
    .selectFrom('passkeys')
    .select('id')
    .where('company_id', '=', owner.companyId)
    .where('user_id', '=', owner.userId)
    .limit(1)
    .executeTakeFirst();
  return { hasAuthenticator: await hasAuthenticator(db, owner), hasPasskeys: passkey !== undefined };
}

/** Second factor sent with a sign-in. */
export interface Proof {
  /** Code of the authenticator app, or a recovery code. */
  code?: string | undefined;
  /** Signed response of a passkey. */
  passkey?: object | undefined;
}

/** Returns whether an error means a wrong second factor, rather than a missing one. */
export const isWrongFactor = (error: unknown): boolean =>
  error instanceof ApiFailure && error.code === errorCodes.secondFactorWrong;

/** Consumes the given second factor; returns false if it is wrong or was already used. */
export async function consumeFactor(
  trx: Transaction<Database>,
  seal: Seal,
  owner: Owner,
  { site, code, passkey }: Proof & { site: Site },
): Promise<boolean> {
  if (passkey) return consumePasskey(trx, owner, { site, assertion: passkey });
  if (!code) return false;
  return (await consumeAuthenticatorCode(trx, seal, owner, code)) || consumeRecoveryCode(trx, owner, code);
}

/** Removes the recovery codes of a user without a second factor, for which they would be a substitute. */
export async function dropUnusedCodes(trx: Transaction<Database>, owner: Owner): Promise<void> {
  const factors = await readFactors(trx, owner);
  if (!factors.hasAuthenticator && !factors.hasPasskeys) await removeRecoveryCodes(trx, owner);
}

/** Removes all second factors of a user; returns false if there were none. */
export async function removeFactors(trx: Transaction<Database>, owner: Owner): Promise<boolean> {
  const { hasAuthenticator, hasPasskeys } = await readFactors(trx, owner);
  await removeFactorsSince(trx, owner, new Date(0));
  return hasAuthenticator || hasPasskeys;
}

/** Removes the second factors added since a given time, which an attacker who took over the account may have added. */
export async function removeFactorsSince(
  trx: Transaction<Database>,
  owner: Owner,
  since: Date,
): Promise<void> {
  const { companyId, userId } = owner;
  for (const table of ['authenticators', 'passkeys', 'recovery_codes'] as const) {
    await trx
      .deleteFrom(table)
      .where('company_id', '=', companyId)
      .where('user_id', '=', userId)
      .where('created_at', '>=', since)
      .execute();
  }
  await dropUnusedCodes(trx, owner);
}
