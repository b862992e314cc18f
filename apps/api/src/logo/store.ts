/** Logo of a company, shown on its documents and on pages for its users and customers. */
import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/index.ts';

/** 128 random bits. */
const KEY_BYTES = 16;

const NAME = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{22})$/;

/** Stores a logo under a new address, or removes it; returns false if nothing changes. */
export async function storeLogo(
  trx: Transaction<Database>,
  companyId: string,
  logo: Buffer | null,
): Promise<boolean> {
  const before = await trx
    .selectFrom('company_looks')
    .select('logo')
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirst();
  if (Buffer.compare(before?.logo ?? Buffer.alloc(0), logo ?? Buffer.alloc(0)) === 0) return false;
  const columns = { logo, logo_key: logo && randomBytes(KEY_BYTES).toString('base64url') };
  await trx
    .insertInto('company_looks')
    .values({ company_id: companyId, ...columns })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(columns))
    .execute();
  return true;
}

/** Finds a logo by the name in its address; undefined if it was replaced or never existed. */
export async function findLogo(db: Kysely<Database>, name: string): Promise<Buffer | undefined> {
  const [, companyId = '', key = ''] = NAME.exec(name) ?? [];
  if (key === '') return undefined;
  const row = await db
    .selectFrom('company_looks')
    .select('logo')
    .where('company_id', '=', companyId)
    .where('logo_key', '=', key)
    .executeTakeFirst();
  return row?.logo ?? undefined;
}
