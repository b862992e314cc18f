import type { Technician, TechnicianQuery } from '@derrick/domain/technicians';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/index.ts';
import { nameMatches, pageOf } from '../platform/listing.ts';

interface TechnicianRow extends Omit<Technician, 'createdAt' | 'updatedAt'> {
  createdAt: Date;
  updatedAt: Date;
}

const byName = sql`fullname collate "und-x-icu", id`;

/** Active, invited, deactivated: as the list shows them, rather than by the alphabet. */
const byStatus = sql`array_position(array['ACTIVE', 'PENDING', 'DEACTIVE'], status)`;

const orders = {
  name: byName,
  status: sql`${byStatus}, ${byName}`,
  '-status': sql`${byStatus} desc, ${byName}`,
} as const;

/** One page of a company's technicians, and how many there are. */
export async function listTechnicians(
  db: Kysely<Database>,
  companyId: string,
  query: TechnicianQuery,
): Promise<{ data: Technician[]; count: number }> {
  const { search, statuses, sort = 'name' } = query;
  const conditions = sql`company_id = ${companyId} and role = 'TECHNICIAN' and deleted_at is null
    and ${statuses.length === 0 ? sql`true` : sql`status = any(${statuses}::text[])`}
    and ${nameMatches(sql`search_name`, search, [sql`coalesce(email, '')`, sql`coalesce(phone, '')`])}`;
  const [counted, listed] = await Promise.all([
    sql<{ count: number }>`select count(*) as count from users where ${conditions}`.execute(db),
    sql<TechnicianRow>`
      select id, fullname, email, phone, status, job_type_id as "jobTypeId", job_role_id as "jobRoleId", photo,
        created_at as "createdAt", updated_at as "updatedAt"
      from users where ${conditions} order by ${orders[sort]} ${pageOf(query)}
    `.execute(db),
  ]);
  const data = listed.rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
  return { data, count: counted.rows[0]?.count ?? 0 };
}
