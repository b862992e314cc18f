import type { Page, PageQuery } from '@derrick/domain/contract';
import { type Kysely, sql } from 'kysely';
import { object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import { nameMatches, readPage } from '../platform/listing.ts';

/**
 * Lists one page of a company's users by name, or those with the given ids. Includes deleted users, who may have events.
 */
export const listActors = (
  db: Kysely<Database>,
  companyId: string,
  query: PageQuery & { ids: readonly string[] },
): Promise<Page<{ id: string; fullname: string }>> =>
  readPage(
    db,
    object({ id: string(), fullname: string() }),
    {
      columns: sql`id, fullname`,
      from: sql`users where company_id = ${companyId}
        and ${query.ids.length === 0 ? sql`true` : sql`id = any(${query.ids}::uuid[])`}
        and ${nameMatches(sql`search_name`, query.search)}`,
      order: sql`fullname collate "und-x-icu", id`,
    },
    query,
  );
