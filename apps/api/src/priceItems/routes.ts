import {
  createPriceItem,
  listPriceItems,
  retirePriceItem as retireItem,
  updatePriceItem,
} from '@derrick/domain/priceItems';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { type Route, serve } from '../platform/serve.ts';
import { pageOfPriceItems } from './list.ts';
import { addPriceItem, changePriceItem, retirePriceItem } from './store.ts';

export const priceItemRoutes = ({ db }: { db: Kysely<Database> }): Route[] => [
  serve(listPriceItems, ({ session: { companyId }, query }) => pageOfPriceItems(db, companyId, query)),
  serve(createPriceItem, ({ session: { companyId }, body, unit }) => addPriceItem(unit, companyId, body)),
  serve(updatePriceItem, ({ session: { companyId }, params: { id }, body, unit }) =>
    changePriceItem(unit, companyId, id, body),
  ),
  serve(retireItem, async ({ session: { companyId }, params: { id }, unit }) => {
    await retirePriceItem(unit, companyId, id);
    return { id };
  }),
];
