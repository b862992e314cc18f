/** Prices of price book items for one customer during a period. */
import type { Page } from '@derrick/domain/contract';
import type {
  CustomerPrice,
  CustomerPriceChanges,
  CustomerPriceInput,
  CustomerPriceQuery,
  PricePeriod,
} from '@derrick/domain/priceItems';
import { lineUnits } from '@derrick/domain/tickets';
import { type Kysely, sql, type Transaction } from 'kysely';
import { enums, nullable, number, object, string } from 'superstruct';
import { lockCustomersShared } from '../customers/index.ts';
import { type Database, newId } from '../db/index.ts';
import type { Snapshot, Unit } from '../events/index.ts';
import { notFound, validationFailed } from '../platform/failures.ts';
import { nameMatches, readPage } from '../platform/listing.ts';
import { readRow, readRows } from '../sql/index.ts';
import { periodTaken } from './failures.ts';

export interface CustomerPricesTable {
  company_id: string;
  id: string;
  customer_id: string;
  price_item_id: string;
  unit_price_cents: number;
  /** First day, `YYYY-MM-DD`. */
  valid_from: string;
  /** Last day; null without an end. */
  valid_until: string | null;
}

declare module '../db/schema.ts' {
  interface Database {
    customer_prices: CustomerPricesTable;
  }
}

const row = object({
  id: string(),
  customerId: string(),
  priceItemId: string(),
  name: string(),
  unit: enums(lineUnits),
  unitPriceCents: number(),
  from: string(),
  until: nullable(string()),
});

const columns = sql`p.id, p.customer_id as "customerId", p.price_item_id as "priceItemId", i.name, i.unit,
  p.unit_price_cents as "unitPriceCents", p.valid_from as "from", p.valid_until as "until"`;

const source = sql`customer_prices p
  join price_items i on i.company_id = p.company_id and i.id = p.price_item_id`;

/** Lists the prices of customers, without those of retired items. */
export function pageOfCustomerPrices(
  db: Kysely<Database>,
  companyId: string,
  query: CustomerPriceQuery,
): Promise<Page<CustomerPrice>> {
  const ofCustomer = query.customerId ? sql`p.customer_id = ${query.customerId}` : sql`true`;
  const from = sql`${source} where p.company_id = ${companyId} and i.retired_at is null and ${ofCustomer}
    and ${nameMatches(sql`i.search_name`, query.search)}`;
  const order = sql`i.name collate "und-x-icu", p.valid_from, p.id`;
  return readPage(db, row, { columns, from, order }, query);
}

const snapshotOf = (
  { unitPriceCents, from, until }: CustomerPriceChanges,
  customer: { id: string; name: string },
): Snapshot => ({ customer, unitPriceCents, validFrom: from, validUntil: until });

/**
 * Locks a customer, so that the periods of its prices are checked and written by one request at a time.
 * @returns undefined if the company has no such customer
 */
async function lockCustomer({ trx }: Unit, companyId: string, id: string) {
  await lockCustomersShared(trx, companyId);
  return trx
    .selectFrom('customers')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

interface WantedPeriod extends PricePeriod {
  customerId: string;
  priceItemId: string;
  /** The changed price, which does not count. */
  id: string;
}

/** @throws {ApiFailure} 409 if another price of the customer and the item applies on a day of the period */
async function checkPeriod(trx: Transaction<Database>, companyId: string, wanted: WantedPeriod) {
  const { customerId, priceItemId, id, from, until } = wanted;
  const other = await readRow(trx, object({ id: string() }))`
    select id from customer_prices
    where company_id = ${companyId} and customer_id = ${customerId} and price_item_id = ${priceItemId}
      and id <> ${id} and (${until}::date is null or valid_from <= ${until}::date)
      and (valid_until is null or valid_until >= ${from}::date)
    limit 1
  `;
  if (other) throw periodTaken();
}

const columnsOf = ({ unitPriceCents, from, until }: CustomerPriceChanges) => ({
  unit_price_cents: unitPriceCents,
  valid_from: from,
  valid_until: until,
});

/**
 * Adds the price of an item for a customer.
 * @throws {ApiFailure} 400 for an unknown customer or item, 409 if the period overlaps that of another price
 */
export async function addCustomerPrice(
  unit: Unit,
  companyId: string,
  input: CustomerPriceInput,
): Promise<CustomerPrice> {
  const { trx, emit } = unit;
  const customer = await lockCustomer(unit, companyId, input.customerId);
  if (!customer) throw validationFailed({ customerId: 'customerUnknown' });
  const item = await trx
    .selectFrom('price_items')
    .select(['id', 'name', 'unit'])
    .where('company_id', '=', companyId)
    .where('id', '=', input.priceItemId)
    .where('retired_at', 'is', null)
    .executeTakeFirst();
  if (!item) throw validationFailed({ priceItemId: 'priceItemUnknown' });
  const id = newId();
  await checkPeriod(trx, companyId, { ...input, id });
  await trx
    .insertInto('customer_prices')
    .values({
      company_id: companyId,
      id,
      customer_id: customer.id,
      price_item_id: item.id,
      ...columnsOf(input),
    })
    .execute();
  const after = snapshotOf(input, customer);
  emit({ action: 'customerPrice.create', target: { id, label: item.name }, after });
  return { id, ...input, name: item.name, unit: item.unit };
}

/** Reads a price, and locks its customer and then the price again, because it may have changed until then. */
async function lockPrice(unit: Unit, companyId: string, id: string) {
  const read = () =>
    readRow(unit.trx, row)`
      select ${columns} from ${source} where p.company_id = ${companyId} and p.id = ${id}
    `;
  const found = await read();
  const customer = found && (await lockCustomer(unit, companyId, found.customerId));
  const price = customer && (await read());
  if (!price) throw notFound();
  return { price, customer };
}

/**
 * Changes the price or the period.
 * @throws {ApiFailure} 409 if the period overlaps that of another price
 */
export async function changeCustomerPrice(
  unit: Unit,
  companyId: string,
  id: string,
  changes: CustomerPriceChanges,
): Promise<CustomerPrice> {
  const { trx, emit } = unit;
  const { price: before, customer } = await lockPrice(unit, companyId, id);
  const after = { ...before, ...changes };
  await checkPeriod(trx, companyId, after);
  await trx
    .updateTable('customer_prices')
    .set(columnsOf(changes))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
  emit({
    action: 'customerPrice.update',
    target: { id, label: before.name },
    before: snapshotOf(before, customer),
    after: snapshotOf(after, customer),
  });
  return after;
}

export async function deleteCustomerPrice(unit: Unit, companyId: string, id: string): Promise<void> {
  const { price, customer } = await lockPrice(unit, companyId, id);
  await unit.trx
    .deleteFrom('customer_prices')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
  const before = snapshotOf(price, customer);
  unit.emit({ action: 'customerPrice.delete', target: { id, label: price.name }, before, after: {} });
}

/** Customer and day that determine a price. */
export interface CustomerDay {
  /** Null without a customer: the price book applies. */
  customerId: string | null;
  /** `YYYY-MM-DD`. */
  day: string | undefined;
}

/** Reads the prices of items that a customer has on a day, by item. Items without an entry have no price of their own. */
export async function readCustomerPrices(
  db: Kysely<Database>,
  companyId: string,
  priceItemIds: readonly string[],
  { customerId, day }: CustomerDay,
): Promise<ReadonlyMap<string, number>> {
  if (customerId === null || day === undefined || priceItemIds.length === 0) return new Map();
  const rows = await readRows(db, object({ id: string(), cents: number() }))`
    select price_item_id as id, unit_price_cents as cents from customer_prices
    where company_id = ${companyId} and customer_id = ${customerId}
      and price_item_id = any(${priceItemIds}::uuid[])
      and valid_from <= ${day}::date and (valid_until is null or valid_until >= ${day}::date)
  `;
  return new Map(rows.map(({ id, cents }) => [id, cents]));
}

/**
 * Moves the prices of a merged customer to the remaining one, except those whose period overlaps a price that the
 * remaining customer has for the item. The transaction must hold `lockCustomersExclusive`.
 */
export async function moveCustomerPrices(
  trx: Transaction<Database>,
  companyId: string,
  fromId: string,
  intoId: string,
): Promise<void> {
  await sql`
    update customer_prices p set customer_id = ${intoId}
    where p.company_id = ${companyId} and p.customer_id = ${fromId} and not exists (
      select from customer_prices o
      where o.company_id = ${companyId} and o.customer_id = ${intoId} and o.price_item_id = p.price_item_id
        and (p.valid_until is null or o.valid_from <= p.valid_until)
        and (o.valid_until is null or o.valid_until >= p.valid_from)
    )
  `.execute(trx);
}
