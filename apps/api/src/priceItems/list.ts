import type { Page } from '@derrick/domain/contract';
import type { PriceItem, PriceItemQuery } from '@derrick/domain/priceItems';
import { lineUnits } from '@derrick/domain/tickets';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { boolean, enums, integer, object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import { nameMatches, readPage } from '../platform/listing.ts';

const row = object({
  id: string(),
  name: string(),
  unit: enums(lineUnits),
  unitPriceCents: integer(),
  taxable: boolean(),
});

const byName = sql`name collate "und-x-icu"`;

const orders: Record<NonNullable<PriceItemQuery['sort']>, RawBuilder<unknown>> = {
  name: sql`${byName}, id`,
  '-name': sql`${byName} desc, id desc`,
  unitPriceCents: sql`unit_price_cents, ${byName}, id`,
  '-unitPriceCents': sql`unit_price_cents desc, ${byName}, id`,
};

export function pageOfPriceItems(
  db: Kysely<Database>,
  companyId: string,
  query: PriceItemQuery,
): Promise<Page<PriceItem>> {
  const columns = sql`id, name, unit, unit_price_cents as "unitPriceCents", is_taxable as taxable`;
  const from = sql`price_items where company_id = ${companyId} and retired_at is null
    and ${nameMatches(sql`search_name`, query.search)}`;
  return readPage(db, row, { columns, from, order: orders[query.sort ?? 'name'] }, query);
}
