/** Codes that verify the phone numbers of users. */
import { randomInt } from 'node:crypto';
import { type ColumnType, type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import { hashToken, type OneTimeTokenOwner } from './oneTimeTokens.ts';
import { lockUser } from './userLock.ts';

interface PhoneCodesTable {
  company_id: string;
  user_id: string;
  phone: string;
  code_hash: Buffer | null;
  expires_at: ColumnType<Date, never, never>;
}

declare module '../db/schema.ts' {
  interface Database {
    phone_codes: PhoneCodesTable;
  }
}

/** Minutes for which a code is valid, counted from writing its SMS. */
export const PHONE_CODE_MINUTES = 10;
/** Hours for which a code may wait for its SMS to be written. */
export const PHONE_CODE_WAIT_HOURS = 1;

const CODE_DIGITS = 6;

/** Hashes a code together with its user and number. Guessing is prevented by the limit on attempts, not by this hash. */
const hashCode = ({ companyId, userId }: OneTimeTokenOwner, phone: string, code: string): Buffer =>
  hashToken(`${companyId} ${userId} ${phone} ${code}`);

/** Starts a verification and invalidates the user's older code. `issuePhoneCode` creates the new one. */
export async function startPhoneCode(
  trx: Transaction<Database>,
  { companyId, userId }: OneTimeTokenOwner,
  phone: string,
): Promise<void> {
  await sql`
    insert into phone_codes (company_id, user_id, phone, expires_at)
    values (${companyId}, ${userId}, ${phone}, statement_timestamp() + make_interval(hours => ${PHONE_CODE_WAIT_HOURS}))
    on conflict (company_id, user_id)
      do update set phone = excluded.phone, code_hash = null, expires_at = excluded.expires_at
  `.execute(trx);
}

/** Finds the number that waits for a code; undefined if the user has changed the number. */
export async function findPhoneToVerify(
  db: Kysely<Database>,
  { companyId, userId }: OneTimeTokenOwner,
): Promise<string | undefined> {
  const user = await db
    .selectFrom('phone_codes as code')
    .innerJoin('users as user', (join) =>
      join
        .onRef('user.company_id', '=', 'code.company_id')
        .onRef('user.id', '=', 'code.user_id')
        .onRef('user.phone', '=', 'code.phone'),
    )
    .select('code.phone')
    .where('code.company_id', '=', companyId)
    .where('code.user_id', '=', userId)
    .where('code.expires_at', '>', sql<Date>`statement_timestamp()`)
    .executeTakeFirst();
  return user?.phone;
}

/**
 * Creates the code for a number found by `findPhoneToVerify`. Only its hash is stored.
 * @returns six digits
 */
export async function issuePhoneCode(
  trx: Transaction<Database>,
  owner: OneTimeTokenOwner,
  phone: string,
): Promise<string> {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  await sql`
    update phone_codes set code_hash = ${hashCode(owner, phone, code)},
      expires_at = statement_timestamp() + make_interval(mins => ${PHONE_CODE_MINUTES})
    where company_id = ${owner.companyId} and user_id = ${owner.userId} and phone = ${phone}
  `.execute(trx);
  return code;
}

/** Marks a number as verified if the user still has it. */
export async function markPhoneVerified(
  trx: Transaction<Database>,
  { companyId, userId }: OneTimeTokenOwner,
  phone: string,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ verified_phone: phone, updated_at: sql<Date>`now()` })
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .where('phone', '=', phone)
    .execute();
}

/**
 * Verifies the user's number with a code, which works once.
 * @returns the number; undefined if the code is wrong, expired or was sent to another number
 */
export async function consumePhoneCode(
  trx: Transaction<Database>,
  owner: OneTimeTokenOwner,
  code: string,
): Promise<string | undefined> {
  await lockUser(trx, owner.userId);
  const phone = await findPhoneToVerify(trx, owner);
  if (phone === undefined) return undefined;
  const { numDeletedRows } = await trx
    .deleteFrom('phone_codes')
    .where('company_id', '=', owner.companyId)
    .where('user_id', '=', owner.userId)
    .where('code_hash', '=', hashCode(owner, phone, code))
    .executeTakeFirst();
  if (numDeletedRows === 0n) return undefined;
  await markPhoneVerified(trx, owner, phone);
  return phone;
}
