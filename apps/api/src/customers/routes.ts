import {
  createCustomer,
  deleteCustomer,
  getCustomer,
  listCustomers,
  mergeCustomer,
  updateCustomer,
} from '@derrick/domain/customers';
import { permissionsOf } from '@derrick/domain/permissions';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { forbidden, notFound } from '../platform/failure.ts';
import { type Route, serve } from '../platform/serve.ts';
import { addCustomer, changeCustomer, removeCustomer } from './change.ts';
import { readCustomers } from './list.ts';
import { mergeCustomers } from './merge.ts';
import { findCustomer, wholeCustomer } from './store.ts';

export const customerRoutes = ({ db }: { db: Kysely<Database> }): Route[] => [
  serve(listCustomers, ({ session: { companyId, role }, query }) => {
    if (query.withDetails && !permissionsOf(role).includes('customers:read')) throw forbidden();
    return readCustomers(db, companyId, query);
  }),
  serve(createCustomer, ({ session, body, unit }) => addCustomer(unit, session, body)),
  serve(getCustomer, async ({ session: { companyId }, params: { id } }) => {
    const customer = await findCustomer(db, companyId, id);
    if (!customer) throw notFound();
    return wholeCustomer(db, companyId, customer);
  }),
  serve(updateCustomer, ({ session, params: { id }, body, basis, unit }) =>
    changeCustomer(unit, session, id, body, basis),
  ),
  serve(deleteCustomer, async ({ session: { companyId }, params: { id }, unit }) => {
    await removeCustomer(unit, companyId, id);
    return { id };
  }),
  serve(mergeCustomer, ({ session, params: { id }, body: { intoId }, unit }) =>
    mergeCustomers(unit, session, id, intoId),
  ),
];
