import { type Kysely, sql, type Transaction } from 'kysely';
import { sessionDaysOf } from '../company/index.ts';
import { type Database, newId } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import { lockUserShared } from '../links/index.ts';
import type { Caller } from '../platform/context.ts';
import { asBoolean, lockExclusive } from '../sql/index.ts';
import type { Account } from './account.ts';

const REFRESH_DAYS = 30;
/** Seconds for which a consumed token still returns its successor, because several tabs refresh at the same time. */
const GRACE_SECONDS = 10;

/** A sign-in, to which refresh tokens belong. */
export interface Family {
  companyId: string;
  userId: string;
  familyId: string;
  sessionVersion: number;
}

/** Result of consuming a refresh token. */
export type ConsumedToken =
  | { outcome: 'renewed'; family: Family }
  | { outcome: 'reused'; companyId: string; userId: string; familyId: string }
  | { outcome: 'refused' };

/** Origin of a token, for the list of sessions. */
const placeOf = ({ ip, userAgent }: Caller) => ({ ip: ip ?? null, user_agent: userAgent ?? null });

const inDays = (days: number) => sql<Date>`now() + make_interval(days => ${days})`;

/**
 * Locks the user's sessions, so that `endFamiliesOf` after `lockUser` waits until this transaction ends: a token created in
 * between would stay valid.
 * @returns the current session version, and the days after which a new sign-in expires
 */
async function lockSessions(
  trx: Transaction<Database>,
  { companyId, userId }: { companyId: string; userId: string },
): Promise<{ sessionVersion: number; sessionDays: number } | undefined> {
  await lockUserShared(trx, userId);
  return trx
    .selectFrom('users')
    .select(['session_version as sessionVersion', sessionDaysOf(companyId).as('sessionDays')])
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .executeTakeFirst();
}

/**
 * Starts a sign-in with its first refresh token and deletes the user's expired tokens. Returns undefined if all sessions
 * were ended since the account was read, because the checked password may be outdated.
 */
export async function startFamily(
  trx: Transaction<Database>,
  { companyId, userId, sessionVersion }: Account,
  hash: Buffer,
  from: Caller,
): Promise<Family | undefined> {
  const current = await lockSessions(trx, { companyId, userId });
  if (current?.sessionVersion !== sessionVersion) return undefined;
  const { sessionDays } = current;
  const familyId = newId();
  await trx
    .deleteFrom('refresh_tokens')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await trx
    .insertInto('refresh_tokens')
    .values({
      company_id: companyId,
      id: newId(),
      user_id: userId,
      family_id: familyId,
      token_hash: hash,
      family_expires_at: inDays(sessionDays),
      expires_at: inDays(Math.min(REFRESH_DAYS, sessionDays)),
      ...placeOf(from),
    })
    .execute();
  return { companyId, userId, familyId, sessionVersion };
}

/** A sign-in with the name of its user. */
export type FamilyWithName = Omit<Family, 'sessionVersion'> & { fullname: string };

/** Finds the sign-in of a refresh token, consumed or not. The company is known only from the token. */
export function findFamily(db: Kysely<Database>, hash: Buffer): Promise<FamilyWithName | undefined> {
  return db
    .selectFrom('refresh_tokens as token')
    .innerJoin('users as user', (join) =>
      join.onRef('user.company_id', '=', 'token.company_id').onRef('user.id', '=', 'token.user_id'),
    )
    .select([
      'token.company_id as companyId',
      'token.user_id as userId',
      'token.family_id as familyId',
      'user.fullname',
    ])
    .where('token.token_hash', '=', hash)
    .executeTakeFirst();
}

/** Serializes changes of a sign-in: otherwise a refresh could add a valid token while the sign-in is ended. */
async function lockFamily(
  trx: Transaction<Database>,
  family: Omit<FamilyWithName, 'fullname'>,
): Promise<void> {
  await lockExclusive(trx, family.familyId);
  await lockSessions(trx, family);
}

/**
 * Consumes a refresh token and stores its successor. For ten seconds, the consumed token returns the same successor.
 * Later reuse means that the token was stolen and ends the sign-in.
 * @param family sign-in that the token belongs to
 * @param nextHash hash of the successor
 */
export async function consumeToken(
  { trx, emit }: Unit,
  family: FamilyWithName,
  hash: Buffer,
  nextHash: Buffer,
  from: Caller,
): Promise<ConsumedToken> {
  const { companyId, userId, familyId, fullname } = family;
  await lockFamily(trx, family);
  const token = await trx
    .selectFrom('refresh_tokens as token')
    .innerJoin('users as user', (join) =>
      join.onRef('user.company_id', '=', 'token.company_id').onRef('user.id', '=', 'token.user_id'),
    )
    .select([
      'token.id',
      'token.family_expires_at',
      'user.session_version',
      // `statement_timestamp()`, because `now()` is the time before waiting for the lock.
      asBoolean`token.used_at is null`.as('isFresh'),
      asBoolean`token.used_at > statement_timestamp() - make_interval(secs => ${GRACE_SECONDS})`.as(
        'isInGrace',
      ),
    ])
    .where('token.company_id', '=', companyId)
    .where('token.token_hash', '=', hash)
    .where('token.revoked_at', 'is', null)
    .where('token.expires_at', '>', sql<Date>`now()`)
    .where('user.status', '=', 'ACTIVE')
    .where('user.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!token) return { outcome: 'refused' };
  if (!token.isFresh && !token.isInGrace) {
    if ((await endFamily(trx, family)) > 0) {
      emit({
        action: 'session.end',
        target: { id: userId, label: fullname },
        after: { reason: 'tokenReused' },
      });
    }
    return { outcome: 'reused', companyId, userId, familyId };
  }

  const renewed = {
    outcome: 'renewed',
    family: { companyId, userId, familyId, sessionVersion: token.session_version },
  } as const;
  // Another request refreshed this token a few seconds earlier; both callers get the same new token. If the server's
  // secret changed in between, the successor does not exist.
  if (!token.isFresh) return (await findFamily(trx, nextHash)) ? renewed : { outcome: 'refused' };
  await trx
    .updateTable('refresh_tokens')
    .set({ used_at: sql<Date>`statement_timestamp()` })
    .where('company_id', '=', companyId)
    .where('id', '=', token.id)
    .execute();
  await trx
    .insertInto('refresh_tokens')
    .values({
      company_id: companyId,
      id: newId(),
      user_id: userId,
      family_id: familyId,
      token_hash: nextHash,
      family_expires_at: token.family_expires_at,
      expires_at: sql<Date>`least(${inDays(REFRESH_DAYS)}, ${token.family_expires_at})`,
      ...placeOf(from),
    })
    .execute();
  return renewed;
}

/** Ends a sign-in. Returns the number of its valid tokens. */
export async function endFamily(
  trx: Transaction<Database>,
  { companyId, familyId }: { companyId: string; familyId: string },
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('refresh_tokens')
    .set({ revoked_at: sql<Date>`now()` })
    .where('company_id', '=', companyId)
    .where('family_id', '=', familyId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Ends all sign-ins of a user locked by `lockUser`, which prevents new ones.
 * @param exceptFor a sign-in that continues
 * @returns ids of the ended sign-ins
 */
export async function endFamiliesOf(
  trx: Transaction<Database>,
  { companyId, userId }: { companyId: string; userId: string },
  exceptFor?: string,
): Promise<string[]> {
  const tokens = trx
    .updateTable('refresh_tokens')
    .set({ revoked_at: sql<Date>`now()` })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .returning('family_id');
  const ended = await (exceptFor ? tokens.where('family_id', '<>', exceptFor) : tokens).execute();
  return [...new Set(ended.map((row) => row.family_id))];
}

/** Ends the previous sign-in of a browser; returns false if it had already ended. */
export async function endPreviousFamily({ trx, emit }: Unit, family: FamilyWithName): Promise<boolean> {
  await lockFamily(trx, family);
  if ((await endFamily(trx, family)) === 0) return false;
  const target = { id: family.userId, label: family.fullname };
  emit({ action: 'session.end', target, after: { reason: 'signedInAgain' } });
  return true;
}

/** Signs a user out. Has no effect if the sign-in has already ended. */
export async function signOut({ trx, emit }: Unit, family: FamilyWithName): Promise<void> {
  await lockFamily(trx, family);
  if ((await endFamily(trx, family)) === 0) return;
  emit({ action: 'session.signOut', target: { id: family.userId, label: family.fullname } });
}
