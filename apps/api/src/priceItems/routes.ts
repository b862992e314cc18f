import {
  createCustomerPrice,
  createPriceItem,
  deleteCustomerPrice as deletePrice,
  listCustomerPrices,
  listPriceItems,
  retirePriceItem as retireItem,
  updateCustomerPrice,
  updatePriceItem,
} from '@derrick/domain/priceItems';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { hasPermission } from '../platform/hasPermission.ts';
import { type Route, serveWith } from '../platform/serve.ts';
import {
  addCustomerPrice,
  changeCustomerPrice,
  deleteCustomerPrice,
  pageOfCustomerPrices,
} from './customerPrices.ts';
import { pageOfPriceItems } from './list.ts';
import { messages } from './messages.ts';
import { addPriceItem, changePriceItem, retirePriceItem } from './store.ts';

const serve = serveWith(messages);

/** Serves `/price-item` and `/customer-price`. */
export const priceItemRoutes = ({ db }: { db: Kysely<Database> }): Route[] => [
  serve(listPriceItems, ({ session, query }) =>
    pageOfPriceItems(db, session.companyId, query, { hasPrices: hasPermission(session, 'prices:read') }),
  ),
  serve(createPriceItem, ({ session: { companyId }, body, unit }) => addPriceItem(unit, companyId, body)),
  serve(updatePriceItem, ({ session: { companyId }, params: { id }, body, unit }) =>
    changePriceItem(unit, companyId, id, body),
  ),
  serve(retireItem, async ({ session: { companyId }, params: { id }, unit }) => {
    await retirePriceItem(unit, companyId, id);
    return { id };
  }),

  serve(listCustomerPrices, ({ session: { companyId }, query }) =>
    pageOfCustomerPrices(db, companyId, query),
  ),
  serve(createCustomerPrice, ({ session: { companyId }, body, unit }) =>
    addCustomerPrice(unit, companyId, body),
  ),
  serve(updateCustomerPrice, ({ session: { companyId }, params: { id }, body, unit }) =>
    changeCustomerPrice(unit, companyId, id, body),
  ),
  serve(deletePrice, async ({ session: { companyId }, params: { id }, unit }) => {
    await deleteCustomerPrice(unit, companyId, id);
    return { id };
  }),
];
