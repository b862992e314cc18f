import { type PageQuery, parsePageQuery } from '@derrick/domain/http';
import {
  type JobRole,
  type JobType,
  jobRoleChangesStruct,
  jobTypeChangesStruct,
  newJobRoleStruct,
  newJobTypeStruct,
} from '@derrick/domain/jobTypes';
import { permissionsOf } from '@derrick/domain/permissions';
import { type Context, Hono } from 'hono';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/index.ts';
import { originOf, unitOfWork } from '../events/index.ts';
import type { GuardedEnv } from '../platform/context.ts';
import { type Authenticate, guard, permit } from '../platform/guard.ts';
import { listReply, nameMatches } from '../platform/listing.ts';
import { checked, readBody, readId, readUuid } from '../platform/validate.ts';
import { changeJobType, createJobRole, createJobType, renameJobRole, retire } from './store.ts';

interface Parts {
  db: Kysely<Database>;
  authenticate: Authenticate;
}

const readQuery = (c: Context) => ({
  ...checked(() => parsePageQuery(new URL(c.req.url).searchParams)),
  withRetired: c.req.query('withRetired') === 'true',
});

/** A company has a handful of these: all are read, and folded as they are looked through. */
const folded = sql`derrick_fold(' ' || name)`;

const partOf = <Item>(rows: readonly Item[], { pageNumber, pageSize }: PageQuery) =>
  rows.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);

/** Whoever gives levels to people looks after them, and knows what their hours cost. */
const WRITE = 'technicians:write';

interface Wanted {
  companyId: string;
  search?: string | undefined;
  withRetired?: boolean | undefined;
  id?: string | undefined;
}

const conditions = ({ companyId, search, withRetired, id }: Wanted, isRetired: RawBuilder<unknown>) => sql`
  company_id = ${companyId} and ${nameMatches(folded, search)}
  and ${id === undefined ? sql`true` : sql`id = ${id}`}
  and ${withRetired ? sql`true` : sql`not ${isRetired}`}`;

async function jobTypes(db: Kysely<Database>, wanted: Wanted, hasRates: boolean): Promise<JobType[]> {
  const isRetired = sql`(retired_at is not null)`;
  const { rows } = await sql<JobType & { isRetired: boolean }>`
    select id, name, ${hasRates ? sql`hourly_rate_cents as "hourlyRateCents",` : sql``}
      ${isRetired} as "isRetired"
    from job_types where ${conditions(wanted, isRetired)} order by name collate "und-x-icu", id
  `.execute(db);
  return rows.map(withoutFalse);
}

async function jobRoles(db: Kysely<Database>, wanted: Wanted & { jobTypeId?: string | undefined }) {
  // With its level, a role goes.
  const isRetired = sql`(retired_at is not null or exists (
    select from job_types t
    where t.company_id = r.company_id and t.id = r.job_type_id and t.retired_at is not null
  ))`;
  const { rows } = await sql<JobRole & { isRetired: boolean }>`
    select id, name, job_type_id as "jobTypeId", ${isRetired} as "isRetired"
    from job_roles r where ${conditions(wanted, isRetired)}
      and (${wanted.jobTypeId ?? null}::uuid is null or job_type_id = ${wanted.jobTypeId ?? null}::uuid)
    order by name collate "und-x-icu", id
  `.execute(db);
  return rows.map(withoutFalse);
}

/** The usual thing goes without saying. */
const withoutFalse = <Item extends object>({
  isRetired,
  ...item
}: Item & { isRetired: boolean }): Omit<Item, 'isRetired'> & { isRetired?: true } => ({
  ...item,
  ...(isRetired && { isRetired }),
});

/** Routes below `/job-type`. */
export function jobTypeRoutes({ db, authenticate }: Parts): Hono<GuardedEnv> {
  const replyWith = async (c: Context<GuardedEnv>, id: string, status: 200 | 201 = 200) => {
    const [data] = await jobTypes(db, { companyId: c.get('session').companyId, id }, true);
    return c.json({ success: true, data }, status);
  };
  return new Hono<GuardedEnv>()
    .use(guard(authenticate))
    .get('/', permit('tickets:read'), async (c) => {
      const query = readQuery(c);
      const { companyId, role } = c.get('session');
      const rows = await jobTypes(db, { ...query, companyId }, permissionsOf(role).includes(WRITE));
      return c.json(listReply(partOf(rows, query), rows.length, query));
    })
    .post('/', permit(WRITE), async (c) => {
      const input = await readBody(c, newJobTypeStruct);
      const { companyId } = c.get('session');
      const id = await unitOfWork(db, originOf(c), (unit) => createJobType(unit, companyId, input));
      return replyWith(c, id, 201);
    })
    .put('/:id', permit(WRITE), async (c) => {
      const id = readId(c);
      const changes = await readBody(c, jobTypeChangesStruct);
      const { companyId } = c.get('session');
      await unitOfWork(db, originOf(c), (unit) => changeJobType(unit, companyId, id, changes));
      return replyWith(c, id);
    })
    .delete('/:id', permit(WRITE), async (c) => {
      const id = readId(c);
      await unitOfWork(db, originOf(c), (unit) => retire(unit, 'job_types', c.get('session').companyId, id));
      return c.json({ success: true, data: { id } });
    });
}

/** Routes below `/job-role`. */
export function jobRoleRoutes({ db, authenticate }: Parts): Hono<GuardedEnv> {
  const replyWith = async (c: Context<GuardedEnv>, id: string, status: 200 | 201 = 200) => {
    const [data] = await jobRoles(db, { companyId: c.get('session').companyId, id });
    return c.json({ success: true, data }, status);
  };
  return new Hono<GuardedEnv>()
    .use(guard(authenticate))
    .get('/', permit('tickets:read'), async (c) => {
      const query = readQuery(c);
      const jobTypeId = readUuid('jobTypeId', c.req.query('jobTypeId'));
      const rows = await jobRoles(db, { ...query, jobTypeId, companyId: c.get('session').companyId });
      return c.json(listReply(partOf(rows, query), rows.length, query));
    })
    .post('/', permit(WRITE), async (c) => {
      const input = await readBody(c, newJobRoleStruct);
      const { companyId } = c.get('session');
      const id = await unitOfWork(db, originOf(c), (unit) => createJobRole(unit, companyId, input));
      return replyWith(c, id, 201);
    })
    .put('/:id', permit(WRITE), async (c) => {
      const id = readId(c);
      const { name } = await readBody(c, jobRoleChangesStruct);
      const { companyId } = c.get('session');
      await unitOfWork(db, originOf(c), (unit) => renameJobRole(unit, companyId, id, name));
      return replyWith(c, id);
    })
    .delete('/:id', permit(WRITE), async (c) => {
      const id = readId(c);
      await unitOfWork(db, originOf(c), (unit) => retire(unit, 'job_roles', c.get('session').companyId, id));
      return c.json({ success: true, data: { id } });
    });
}
