import type { TicketInput } from '@derrick/domain/tickets';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { readPriceItems } from '../priceItems/index.ts';
import type { StoredLine } from './lines.ts';
import type { PriceOfItem } from './savedLines.ts';

/**
 * Finds the items of the price book that a form names, by id. One that is retired stays with the ticket that has it.
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
  if (ids.length === 0) return new Map();
  const kept = new Set(before.map(({ priceItemId }) => priceItemId));
  const found = await readPriceItems(db, companyId, [...new Set(ids)]);
  const items = new Map(
    found.filter(({ id, isRetired }) => !isRetired || kept.has(id)).map((item) => [item.id, item]),
  );
  for (const [place, { priceItemId }] of lines.entries())
    if (priceItemId !== null && !items.has(priceItemId))
      errors[`lines.${place}.priceItemId`] = 'priceItemUnknown';
  return items;
}
