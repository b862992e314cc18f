import { type PageQuery, parsePageQuery } from '@derrick/domain/http';
import type { JobRole, JobType } from '@derrick/domain/jobTypes';
import { type Context, Hono } from 'hono';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/index.ts';
import type { GuardedEnv } from '../platform/context.ts';
import { type Authenticate, guard, permit } from '../platform/guard.ts';
import { listReply, nameMatches } from '../platform/listing.ts';
import { checked, readUuid } from '../platform/validate.ts';

interface Parts {
  db: Kysely<Database>;
  authenticate: Authenticate;
}

const readQuery = (c: Context) => checked(() => parsePageQuery(new URL(c.req.url).searchParams));

/** A company has a handful of these: all are read, and folded as they are looked through. */
const folded = sql`derrick_fold(' ' || name)`;

const partOf = <Item>(rows: readonly Item[], { pageNumber, pageSize }: PageQuery) =>
  rows.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);

/** Routes below `/job-type`. */
export function jobTypeRoutes({ db, authenticate }: Parts): Hono<GuardedEnv> {
  return new Hono<GuardedEnv>().get('/', guard(authenticate), permit('tickets:read'), async (c) => {
    const query = readQuery(c);
    const { rows } = await sql<JobType>`
      select id, name from job_types
      where company_id = ${c.get('session').companyId} and ${nameMatches(folded, query.search)}
      order by name collate "und-x-icu", id
    `.execute(db);
    return c.json(listReply(partOf(rows, query), rows.length, query));
  });
}

/** Routes below `/job-role`. */
export function jobRoleRoutes({ db, authenticate }: Parts): Hono<GuardedEnv> {
  return new Hono<GuardedEnv>().get('/', guard(authenticate), permit('tickets:read'), async (c) => {
    const query = readQuery(c);
    const jobTypeId = readUuid('jobTypeId', c.req.query('jobTypeId'));
    const { rows } = await sql<JobRole>`
      select id, name, job_type_id as "jobTypeId" from job_roles
      where company_id = ${c.get('session').companyId} and ${nameMatches(folded, query.search)}
        and (${jobTypeId ?? null}::uuid is null or job_type_id = ${jobTypeId ?? null}::uuid)
      order by name collate "und-x-icu", id
    `.execute(db);
    return c.json(listReply(partOf(rows, query), rows.length, query));
  });
}
