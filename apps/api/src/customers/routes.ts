import { parsePageQuery } from '@derrick/domain/http';
import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { GuardedEnv } from '../platform/context.ts';
import { type Authenticate, guard, permit } from '../platform/guard.ts';
import { listReply } from '../platform/listing.ts';
import { checked } from '../platform/validate.ts';
import { listCustomers } from './store.ts';

/** Routes below `/customer`. */
export function customerRoutes({
  db,
  authenticate,
}: {
  db: Kysely<Database>;
  authenticate: Authenticate;
}): Hono<GuardedEnv> {
  return new Hono<GuardedEnv>().get('/', guard(authenticate), permit('tickets:read'), async (c) => {
    const query = checked(() => parsePageQuery(new URL(c.req.url).searchParams));
    const { data, count } = await listCustomers(db, c.get('session').companyId, query);
    return c.json(listReply(data, count, query));
  });
}
