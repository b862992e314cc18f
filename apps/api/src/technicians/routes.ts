import { parseTechnicianQuery } from '@derrick/domain/technicians';
import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { GuardedEnv } from '../platform/context.ts';
import { type Authenticate, guard, permit } from '../platform/guard.ts';
import { listReply } from '../platform/listing.ts';
import { checked } from '../platform/validate.ts';
import { listTechnicians } from './store.ts';

/** Routes below `/users/load/technicians`. */
export function technicianListRoutes({
  db,
  authenticate,
}: {
  db: Kysely<Database>;
  authenticate: Authenticate;
}): Hono<GuardedEnv> {
  return new Hono<GuardedEnv>().get('/', guard(authenticate), permit('technicians:read'), async (c) => {
    const query = checked(() => parseTechnicianQuery(new URL(c.req.url).searchParams));
    const { data, count } = await listTechnicians(db, c.get('session').companyId, query);
    return c.json(listReply(data, count, query));
  });
}
