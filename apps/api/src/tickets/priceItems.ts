import type { TicketInput } from '@derrick/domain/tickets';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { findItemsByName, readPriceItems } from '../priceItems/index.ts';
import type { StoredLine } from './lines.ts';
import { type PriceOfItem, priceKey } from './savedLines.ts';

/**
 * Finds the items of the price book that the lines of a form stand for, by `priceKey`: items that a line names by id, and
 * items with the description and the unit of a typed line. A retired item is found for the ticket that has it.
 * @param errors gets a key for each line whose item the company does not have
 */
export async function findPriceItems(
  db: Kysely<Database>,
  companyId: string,
  { lines = [] }: TicketInput,
  before: readonly StoredLine[],
  errors: Record<string, string>,
): Promise<ReadonlyMap<string, PriceOfItem>> {
  const ids = lines.flatMap(({ priceItemId }) => priceItemId ?? []);
  const names = lines.flatMap(({ priceItemId, description }) => (priceItemId === null ? description : []));
  const kept = new Set(before.map(({ priceItemId }) => priceItemId));
  const found = await readPriceItems(db, companyId, [...new Set(ids)]);
  const named = await findItemsByName(db, companyId, names);
  const items = new Map<string, PriceOfItem>(
    found.filter(({ id, isRetired }) => !isRetired || kept.has(id)).map((item) => [item.id, item]),
  );
  for (const item of named) {
    const key = priceKey({ kind: 'ITEM', description: item.name, unit: item.unit, priceItemId: null });
    if (key !== undefined) items.set(key, item);
  }
  for (const [index, { priceItemId }] of lines.entries())
    if (priceItemId !== null && !items.has(priceItemId))
      errors[`lines.${index}.priceItemId`] = 'priceItemUnknown';
  return items;
}
