import { oneLine } from '@derrick/domain/format';
import type { PriceItem, PriceItemChanges, PriceItemInput } from '@derrick/domain/priceItems';
import type { LineUnit } from '@derrick/domain/tickets';
import { type ColumnType, type GeneratedAlways, type Kysely, sql } from 'kysely';
import { type Database, newId, violatedConstraint } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import { nameTaken, notFound } from '../platform/failures.ts';

export interface PriceItemsTable {
  company_id: string;
  id: string;
  name: string;
  unit: LineUnit;
  unit_price_cents: number;
  is_taxable: boolean;
  search_name: GeneratedAlways<string>;
  created_at: GeneratedAlways<Date>;
  retired_at: ColumnType<Date | null, never, Date>;
}

/** An item with its price, which not all users may see. */
export type StoredPriceItem = PriceItem & { unitPriceCents: number };

declare module '../db/schema.ts' {
  interface Database {
    price_items: PriceItemsTable;
  }
}

const columns = [
  'id',
  'name',
  'unit',
  'unit_price_cents as unitPriceCents',
  'is_taxable as taxable',
] as const;

const columnsOf = ({ name, unit, unitPriceCents, taxable }: PriceItemInput) => ({
  name,
  unit,
  unit_price_cents: unitPriceCents,
  is_taxable: taxable,
});

/** Converts the database error for a taken name. If two requests use a name at the same time, the second one gets it. */
const orTaken = <T>(written: Promise<T>): Promise<T> =>
  written.catch((error: unknown) => {
    throw violatedConstraint(error) === 'price_items_name' ? nameTaken() : error;
  });

/**
 * Adds an item to the price book.
 * @throws {ApiFailure} if another item has this name
 */
export async function addPriceItem(
  { trx, emit }: Unit,
  companyId: string,
  input: PriceItemInput,
): Promise<PriceItem> {
  const id = newId();
  await orTaken(
    trx
      .insertInto('price_items')
      .values({ ...columnsOf(input), company_id: companyId, id })
      .execute(),
  );
  emit({ action: 'priceItem.create', target: { id, label: input.name }, after: input });
  return { id, ...input };
}

/**
 * Changes an item that is not retired.
 * @throws {ApiFailure} if another item has this name
 */
export async function changePriceItem(
  { trx, emit }: Unit,
  companyId: string,
  id: string,
  changes: PriceItemChanges,
): Promise<PriceItem> {
  const existing = await trx
    .selectFrom('price_items')
    .select(columns)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!existing) throw notFound();
  const { id: _id, ...before } = existing;
  const { name = before.name, unit = before.unit, taxable = before.taxable } = changes;
  const { unitPriceCents = before.unitPriceCents } = changes;
  const after = { name, unit, unitPriceCents, taxable };
  await orTaken(
    trx
      .updateTable('price_items')
      .set(columnsOf(after))
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .execute(),
  );
  emit({ action: 'priceItem.update', target: { id, label: after.name }, before, after });
  return { id, ...after };
}

/** Removes an item from the price book. Lines that use it do not change. */
export async function retirePriceItem({ trx, emit }: Unit, companyId: string, id: string): Promise<void> {
  const retired = await trx
    .updateTable('price_items')
    .set({ retired_at: sql<Date>`now()` })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .returning('name')
    .executeTakeFirst();
  if (!retired) throw notFound();
  emit({ action: 'priceItem.retire', target: { id, label: retired.name } });
}

/** Reads the items of a company with the given ids, including retired ones, which existing lines may use. */
export async function readPriceItems(
  db: Kysely<Database>,
  companyId: string,
  ids: readonly string[],
): Promise<(StoredPriceItem & { isRetired: boolean })[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('price_items')
    .select([...columns, sql<boolean>`retired_at is not null`.as('isRetired')])
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .execute();
}

/** Finds the items of a company with the given names, ignoring case and extra spaces. */
export async function findItemsByName(
  db: Kysely<Database>,
  companyId: string,
  names: readonly string[],
): Promise<StoredPriceItem[]> {
  const itemNames = [...new Set(names.map((name) => oneLine(name).toLowerCase()))].filter(
    (name) => name !== '',
  );
  if (itemNames.length === 0) return [];
  return db
    .selectFrom('price_items')
    .select(columns)
    .where('company_id', '=', companyId)
    .where('retired_at', 'is', null)
    .where(sql`lower(name collate "und-x-icu")`, 'in', itemNames)
    .execute();
}
