import type { TicketInput } from '@derrick/domain/tickets';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { findItemsByName, readPriceItems } from '../priceItems/index.ts';
import type { StoredLine } from './lines.ts';
import { type PriceOfItem, priceKey } from './savedLines.ts';

/**
 * Finds the price book items for the lines of a form, keyed by `priceKey`: items referenced by id, and items with the
 * description and unit of a manual line. A retired item is found only for a ticket that already has it.
 * @param errors receives a message key for each line with an unknown item
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
