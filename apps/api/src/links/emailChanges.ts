/** Address changes of users who can sign in, from the request until the undo period ends. */
import { type ColumnType, type Kysely, sql, type Transaction } from 'kysely';
import { type Database, newId } from '../db/index.ts';
import { asBoolean } from '../sql/index.ts';
import { type OneTimeTokenOwner, replaceOneTimeTokens } from './oneTimeTokens.ts';

interface EmailChangesTable {
  company_id: string;
  id: string;
  user_id: string;
  old_email: string | null;
  new_email: string;
  requested_by: string;
  is_password_given: boolean;
  requested_at: ColumnType<Date, Date | undefined>;
  expires_at: Date;
  confirmed_at: Date | null | undefined;
  ended_at: Date | null | undefined;
}

declare module '../db/schema.ts' {
  interface Database {
    email_changes: EmailChangesTable;
  }
}

/** Hours for which the confirmation link of a new address is valid. */
const CONFIRM_HOURS = 24;
/**
 * Days after confirmation for which a change can be undone. During this time, no other account can take the old address.
 */
const UNDO_DAYS = 7;

/** An address change with its status. */
export interface EmailChange extends OneTimeTokenOwner {
  id: string;
  /** Previous address in lower case; null if there was none. */
  oldEmail: string | null;
  newEmail: string;
  requestedBy: string;
  requestedAt: Date;
  /** True if the account's password was verified with the request. */
  isPasswordGiven: boolean;
  isConfirmed: boolean;
  /** True if the change was undone or replaced by another one. */
  isEnded: boolean;
}

/** Stores a requested address change and replaces a pending one. The user must be locked by `lockUser`. */
export async function startEmailChange(
  trx: Transaction<Database>,
  change: Omit<EmailChange, 'id' | 'requestedAt' | 'isConfirmed' | 'isEnded'>,
): Promise<string> {
  const { companyId, userId, oldEmail, newEmail, requestedBy, isPasswordGiven } = change;
  await endWaitingEmailChange(trx, change);
  const id = newId();
  await trx
    .insertInto('email_changes')
    .values({
      company_id: companyId,
      id,
      user_id: userId,
      old_email: oldEmail,
      new_email: newEmail,
      requested_by: requestedBy,
      is_password_given: isPasswordGiven,
      expires_at: sql<Date>`now() + make_interval(hours => ${CONFIRM_HOURS})`,
    })
    .execute();
  return id;
}

/**
 * Cancels the pending address change and invalidates its link.
 * @returns the requested address; undefined if no change was pending
 */
export async function endWaitingEmailChange(
  trx: Transaction<Database>,
  { companyId, userId }: OneTimeTokenOwner,
): Promise<string | undefined> {
  const ended = await trx
    .updateTable('email_changes')
    .set({ ended_at: sql<Date>`now()` })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .returning('new_email')
    .executeTakeFirst();
  if (ended) await replaceOneTimeTokens(trx, { companyId, userId }, 'confirmEmail');
  return ended?.new_email;
}

export async function findEmailChange(
  db: Kysely<Database>,
  { companyId, id }: { companyId: string; id: string },
): Promise<EmailChange | undefined> {
  return db
    .selectFrom('email_changes')
    .select([
      'company_id as companyId',
      'id',
      'user_id as userId',
      'old_email as oldEmail',
      'new_email as newEmail',
      'requested_by as requestedBy',
      'requested_at as requestedAt',
      'is_password_given as isPasswordGiven',
      asBoolean`confirmed_at is not null`.as('isConfirmed'),
      asBoolean`ended_at is not null`.as('isEnded'),
    ])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Marks a change as confirmed. It can be undone for seven days from now. */
export async function confirmEmailChange(
  trx: Transaction<Database>,
  { companyId, id }: Pick<EmailChange, 'companyId' | 'id'>,
): Promise<void> {
  await trx
    .updateTable('email_changes')
    .set({ confirmed_at: sql<Date>`now()` })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('one_time_tokens')
    .set({ expires_at: sql<Date>`now() + make_interval(days => ${UNDO_DAYS})` })
    .where('company_id', '=', companyId)
    .where('email_change_id', '=', id)
    .where('kind', '=', 'undoEmail')
    .execute();
}

/** Ends a change and all later ones: the owner of the oldest address reverses all changes after it. */
export async function endEmailChangesSince(
  trx: Transaction<Database>,
  { companyId, userId, id }: EmailChange,
): Promise<void> {
  // Ids are ordered by creation time, so sorting by id sorts by time.
  await trx
    .updateTable('email_changes')
    .set({ ended_at: sql<Date>`now()` })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('id', '>=', id)
    .where('ended_at', 'is', null)
    .execute();
}

/**
 * Returns whether a user has left an address within the last seven days and may return to it.
 * @param options.exceptFor id of a user who may take the address
 * @param options.companyId considers only users of this company
 */
export async function isEmailReserved(
  db: Kysely<Database>,
  email: string,
  { exceptFor, companyId }: { exceptFor?: string; companyId?: string } = {},
): Promise<boolean> {
  const left = db
    .selectFrom('email_changes as change')
    .innerJoin('users as user', (join) =>
      join.onRef('user.company_id', '=', 'change.company_id').onRef('user.id', '=', 'change.user_id'),
    )
    .select('change.user_id as userId')
    .where('change.old_email', '=', email)
    .where('change.confirmed_at', '>', sql<Date>`now() - make_interval(days => ${UNDO_DAYS})`)
    .where('change.ended_at', 'is', null)
    .where('user.deleted_at', 'is', null);
  const changes = await (companyId ? left.where('change.company_id', '=', companyId) : left).execute();
  return changes.some(({ userId }) => userId !== exceptFor);
}
