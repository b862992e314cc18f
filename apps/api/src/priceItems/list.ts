import type { Page } from '@derrick/domain/contract';
import type { PriceItem, PriceItemQuery } from '@derrick/domain/priceItems';
import { lineUnits } from '@derrick/domain/tickets';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { boolean, enums, number, object, optional, string } from 'superstruct';
import { todayOf } from '../company/index.ts';
import { findCustomerByName } from '../customers/index.ts';
import type { Database } from '../db/index.ts';
import { nameMatches, readPage } from '../platform/listing.ts';

const row = object({
  id: string(),
  name: string(),
  unit: enums(lineUnits),
  unitPriceCents: optional(number()),
  taxable: boolean(),
});

const byName = sql`name collate "und-x-icu"`;

const orders: Record<NonNullable<PriceItemQuery['sort']>, RawBuilder<unknown>> = {
  name: sql`${byName}, id`,
  '-name': sql`${byName} desc, id desc`,
  unitPriceCents: sql`unit_price_cents, ${byName}, id`,
  '-unitPriceCents': sql`unit_price_cents desc, ${byName}, id`,
};

/** The price of an item for a customer on a day: that of the customer or, without one, that of the price book. */
const priceFor = (companyId: string, customerId: string, day: string) => sql`coalesce((
    select p.unit_price_cents from customer_prices p
    where p.company_id = ${companyId} and p.customer_id = ${customerId} and p.price_item_id = price_items.id
      and p.valid_from <= ${day}::date and (p.valid_until is null or p.valid_until >= ${day}::date)
  ), unit_price_cents)`;

/** Finds the customer of a query. The price book applies to an unknown customer. */
const customerOf = (db: Kysely<Database>, companyId: string, { customer = '' }: PriceItemQuery) =>
  customer.trim() === '' ? undefined : findCustomerByName(db, companyId, customer);

export async function pageOfPriceItems(
  db: Kysely<Database>,
  companyId: string,
  query: PriceItemQuery,
  { hasPrices }: { hasPrices: boolean },
): Promise<Page<PriceItem>> {
  const customer = hasPrices ? await customerOf(db, companyId, query) : undefined;
  const day = query.day ?? (await todayOf(db, companyId));
  const cents = customer ? priceFor(companyId, customer.id, day) : sql`unit_price_cents`;
  const price = hasPrices ? sql`${cents} as "unitPriceCents",` : sql``;
  const columns = sql`id, name, unit, ${price} is_taxable as taxable`;
  // An order by price would reveal which item costs more.
  const order = orders[(hasPrices && query.sort) || 'name'];
  const from = sql`price_items where company_id = ${companyId} and retired_at is null
    and ${nameMatches(sql`search_name`, query.search)}`;
  return readPage(db, row, { columns, from, order }, query);
}
