import { listCustomers } from '@derrick/domain/customers';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { type Route, serve } from '../platform/serve.ts';
import { readCustomers } from './store.ts';

/** Serves `/customer`. */
export const customerRoutes = ({ db }: { db: Kysely<Database> }): Route[] => [
  serve(listCustomers, ({ session, query }) => readCustomers(db, session.companyId, query)),
];
