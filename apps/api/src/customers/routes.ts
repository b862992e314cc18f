import type { CustomerOption } from '@derrick/domain/customers';
import { type PageQuery, parsePageQuery } from '@derrick/domain/http';
import { Hono } from 'hono';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/index.ts';
import type { GuardedEnv } from '../platform/context.ts';
import { type Authenticate, guard, permit } from '../platform/guard.ts';
import { listReply, nameMatches, pageOf } from '../platform/listing.ts';
import { checked } from '../platform/validate.ts';

async function listCustomers(db: Kysely<Database>, companyId: string, query: PageQuery) {
  const conditions = sql`company_id = ${companyId} and ${nameMatches(sql`search_name`, query.search)}`;
  const [counted, listed] = await Promise.all([
    sql<{ count: number }>`select count(*) as count from customers where ${conditions}`.execute(db),
    sql<CustomerOption>`
      select id, name from customers where ${conditions} order by name collate "und-x-icu", id ${pageOf(query)}
    `.execute(db),
  ]);
  return { data: listed.rows, count: counted.rows[0]?.count ?? 0 };
}

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
