import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { sessionDaysOf } from '../company/index.ts';
import { type Database, newId } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import type { Caller } from '../platform/context.ts';
import { asBoolean } from '../sql/index.ts';
import type { Account } from './account.ts';

declare module '../events/types.ts' {
  interface EventActions {
    session: 'signIn' | 'signInFailed' | 'signOut' | 'end';
  }
}

const REFRESH_DAYS = 30;
/** Tabs renew at the same moment; for so long a spent token still answers. */
const GRACE_SECONDS = 10;

/** A sign-in that a token was just given out for. */
export interface Family {
  companyId: string;
  userId: string;
  familyId: string;
  sessionVersion: number;
}

/** How spending a refresh token ended. */
export type Spent =
  | { outcome: 'renewed'; family: Family }
  | { outcome: 'reused'; companyId: string; userId: string; familyId: string }
  | { outcome: 'refused' };

/** Where a token was given out to, for the list of sessions. */
const placeOf = ({ ip, userAgent }: Caller) => ({ ip: ip ?? null, user_agent: userAgent ?? null });

const inDays = (days: number | RawBuilder<number>) => sql<Date>`now() + make_interval(days => ${days})`;

/**
 * Keeps a person's sessions from being ended as a whole (`endFamiliesOf` after `lockUser`) until the transaction is
 * over: a token made meanwhile would live on. The statements that follow see what was done before.
 * @returns the version of the sessions that count now
 */
async function lockSessions(
  trx: Transaction<Database>,
  { companyId, userId }: { companyId: string; userId: string },
): Promise<number | undefined> {
  const user = await trx
    .selectFrom('users')
    .select('session_version')
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirst();
  return user?.session_version;
}

/**
 * Starts a sign-in with its first refresh token, and clears what this person has left of expired ones. Undefined when
 * all sessions were ended since the account was read: its password is no longer the one that was checked.
 */
export async function startFamily(
  trx: Transaction<Database>,
  { companyId, userId, sessionVersion }: Account,
  hash: Buffer,
  from: Caller,
): Promise<Family | undefined> {
  if ((await lockSessions(trx, { companyId, userId })) !== sessionVersion) return undefined;
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
      family_expires_at: inDays(sessionDaysOf(companyId)),
      expires_at: sql<Date>`least(${inDays(REFRESH_DAYS)}, ${inDays(sessionDaysOf(companyId))})`,
      ...placeOf(from),
    })
    .execute();
  return { companyId, userId, familyId, sessionVersion };
}

/** A sign-in, and whose it is. */
export type OwnedFamily = Omit<Family, 'sessionVersion'> & { fullname: string };

/** Finds the sign-in that a refresh token belongs to, spent or not; the token alone says which company's. */
export function findFamily(db: Kysely<Database>, hash: Buffer): Promise<OwnedFamily | undefined> {
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

/** One at a time: a renewal could otherwise add a living token to a family that is being ended. */
async function lockFamily(trx: Transaction<Database>, family: Omit<OwnedFamily, 'fullname'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${family.familyId}, 0))`.execute(trx);
  await lockSessions(trx, family);
}

/**
 * Spends a refresh token for its successor. For ten seconds more, a spent one leads to the same successor; after that
 * its reuse means that somebody else has it too, and ends the whole family.
 * @param family that the token belongs to
 * @param nextHash of its successor
 */
export async function consumeToken(
  { trx, emit }: Unit,
  family: OwnedFamily,
  hash: Buffer,
  nextHash: Buffer,
  from: Caller,
): Promise<Spent> {
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
      // clock_timestamp(): now() stands still from before the wait for the lock.
      asBoolean`token.used_at is null`.as('isFresh'),
      asBoolean`token.used_at > clock_timestamp() - make_interval(secs => ${GRACE_SECONDS})`.as('isInGrace'),
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
  // Somebody was faster by some seconds, and both go on with the one successor. There is none of this name when the
  // server's secret was changed in between.
  if (!token.isFresh) return (await findFamily(trx, nextHash)) ? renewed : { outcome: 'refused' };
  await trx
    .updateTable('refresh_tokens')
    .set({ used_at: sql<Date>`clock_timestamp()` })
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

/** Ends a sign-in. Gives how many tokens of it still worked. */
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
 * Ends all sign-ins of a person, whom `lockUser` keeps from beginning another.
 * @param exceptFor a sign-in that goes on
 * @returns their ids
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

/** Ends the sign-in of a browser that begins another one; false when it had ended before. */
export async function endFormer({ trx, emit }: Unit, family: OwnedFamily): Promise<boolean> {
  await lockFamily(trx, family);
  if ((await endFamily(trx, family)) === 0) return false;
  const target = { id: family.userId, label: family.fullname };
  emit({ action: 'session.end', target, after: { reason: 'signedInAgain' } });
  return true;
}

/** Signs somebody out; nothing happens to a sign-in that has ended before. */
export async function signOut({ trx, emit }: Unit, family: OwnedFamily): Promise<void> {
  await lockFamily(trx, family);
  if ((await endFamily(trx, family)) === 0) return;
  emit({ action: 'session.signOut', target: { id: family.userId, label: family.fullname } });
}
