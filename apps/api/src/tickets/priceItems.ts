import type { TicketInput } from '@derrick/domain/tickets';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import {
  type CustomerDay,
  findItemsByName,
  readCustomerPrices,
  readPriceItems,
  type StoredPriceItem,
} from '../priceItems/index.ts';
import type { StoredLine } from './lines.ts';
import { type LineItems, nameKey, type PricedItem } from './savedLines.ts';

interface LinePrices {
  /** Lines before the change. */
  before: readonly StoredLine[];
  /** Customer and work date whose prices apply. */
  current: CustomerDay;
  /** Customer and work date before the change. */
  previous: CustomerDay;
}

/**
 * Finds the price book items for the lines of a form: items referenced by id, and items with the description of a manual
 * line. A retired item is found only for a ticket that already has it.
 * @param errors receives a message key for each line with an unknown item
 */
export async function findPriceItems(
  db: Kysely<Database>,
  companyId: string,
  { lines = [] }: TicketInput,
  { before, current, previous }: LinePrices,
  errors: Record<string, string>,
): Promise<LineItems> {
  const ids = lines.flatMap(({ priceItemId }) => priceItemId ?? []);
  const names = lines.flatMap(({ priceItemId, description }) => (priceItemId === null ? description : []));
  const kept = new Set(before.map(({ priceItemId }) => priceItemId));
  const referenced = await readPriceItems(db, companyId, [...new Set(ids)]);
  const found = referenced.filter(({ id, isRetired }) => !isRetired || kept.has(id));
  const named = await findItemsByName(db, companyId, names);
  const itemIds = [...found, ...named].map(({ id }) => id);
  const own = await readCustomerPrices(db, companyId, itemIds, current);
  const isSame = current.customerId === previous.customerId && current.day === previous.day;
  const ownBefore = isSame ? own : await readCustomerPrices(db, companyId, itemIds, previous);
  const priced = ({ id, unit, taxable, unitPriceCents }: StoredPriceItem): PricedItem => ({
    unit,
    taxable,
    unitPriceCents: own.get(id) ?? unitPriceCents,
    previousCents: ownBefore.get(id) ?? unitPriceCents,
  });
  const byId = new Map(found.map((item) => [item.id, priced(item)]));
  for (const [index, { priceItemId }] of lines.entries())
    if (priceItemId !== null && !byId.has(priceItemId))
      errors[`lines.${index}.priceItemId`] = 'priceItemUnknown';
  return { byId, byName: new Map(named.map((item) => [nameKey(item.name), priced(item)])) };
}
