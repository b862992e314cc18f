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

/** The second factors that somebody has. */
export interface Factors {
  hasAuthenticator: boolean;
  hasPasskeys: boolean;
}

/** Reads which second factors somebody has. */
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

/** What somebody brings besides the password. */
export interface Proof {
  /** Of the authenticator app, or a recovery code. */
  code?: string | undefined;
  /** What a passkey has signed. */
  passkey?: object | undefined;
}

/** Recognises the failure of a second factor that was wrong, rather than missing. */
export const isWrongFactor = (error: unknown): boolean =>
  error instanceof ApiFailure && error.code === errorCodes.secondFactorWrong;

/** Uses the second factor up that somebody brings; false when it is wrong or was used. */
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

/** Removes the recovery codes of somebody who has no second factor left for which they stand. */
export async function dropUnusedCodes(trx: Transaction<Database>, owner: Owner): Promise<void> {
  const factors = await readFactors(trx, owner);
  if (!factors.hasAuthenticator && !factors.hasPasskeys) await removeRecoveryCodes(trx, owner);
}

/** Removes all second factors of somebody; false when there was none. */
export async function removeFactors(trx: Transaction<Database>, owner: Owner): Promise<boolean> {
  const { hasAuthenticator, hasPasskeys } = await readFactors(trx, owner);
  await removeFactorsSince(trx, owner, new Date(0));
  return hasAuthenticator || hasPasskeys;
}

/** Removes the second factors that somebody got since a moment: whoever took an account over may have added them. */
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
