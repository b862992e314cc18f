/** Ten printable codes, each of which replaces the second factor once. */
import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Owner } from './tables.ts';

const COUNT = 10;
/** 120 bits, for which a plain hash is sufficient (ASVS 5.0, 6.5.2). */
const BYTES = 15;
/** Crockford's base32, without letters that look like digits. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';
const GROUP = 6;

/** Formats 15 bytes as four groups of six characters, such as `x7k2m9-…`. */
function newCode(): string {
  let bits = BigInt(`0x${randomBytes(BYTES).toString('hex')}`);
  let text = '';
  for (let index = 0; index < (BYTES * 8) / 5; index += 1) {
    text += SIGNS[Number(bits % 32n)];
    bits /= 32n;
  }
  return [...text.matchAll(new RegExp(`.{${GROUP}}`, 'g'))].map(([group]) => group).join('-');
}

/** Hashes a code regardless of case, separators and look-alike letters. */
function hashOf(code: string): Buffer {
  const plain = code
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');
  return createHash('sha256').update(plain).digest();
}

/** Replaces all codes by ten new ones. They are returned only once, because only hashes are stored. */
export async function renewRecoveryCodes(trx: Transaction<Database>, owner: Owner): Promise<string[]> {
  await removeRecoveryCodes(trx, owner);
  const codes = Array.from({ length: COUNT }, newCode);
  await trx
    .insertInto('recovery_codes')
    .values(
      codes.map((code) => ({
        company_id: owner.companyId,
        user_id: owner.userId,
        code_hash: hashOf(code),
      })),
    )
    .execute();
  return codes;
}

/** Consumes a code; returns false if it is wrong or was already used. */
export async function consumeRecoveryCode(
  trx: Transaction<Database>,
  { companyId, userId }: Owner,
  code: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('recovery_codes')
    .set({ used_at: sql<Date>`now()` })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Counts the unused codes. */
export async function countRecoveryCodes(
  db: Kysely<Database>,
  { companyId, userId }: Owner,
): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function removeRecoveryCodes(
  trx: Transaction<Database>,
  { companyId, userId }: Owner,
): Promise<void> {
  await trx
    .deleteFrom('recovery_codes')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .execute();
}
