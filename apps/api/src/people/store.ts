import type { PersonQuery } from '@derrick/domain/people';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database, UserStatus } from '../db/schema.ts';
import { nameMatches, pageOf } from '../platform/listing.ts';
import type { Room } from './rooms.ts';

/** Is a person as the calls of rooms answer. */
export interface Person {
  id: string;
  fullname: string;
  email: string | null;
  /** As it is dialled, `+12345678901`. */
  phone: string | null;
  status: UserStatus;
  photo: string | null;
  /** Nobody has set a password yet. */
  needsLink: boolean;
  createdAt: string;
  updatedAt: string;
  jobTypeId?: string | null;
  jobRoleId?: string | null;
}

interface PersonRow extends Omit<Person, 'createdAt' | 'updatedAt'> {
  createdAt: Date;
  updatedAt: Date;
}

const columns = ({ hasLevel }: Room): RawBuilder<unknown> => sql`
  id, fullname, email, phone, status, photo, password_hash is null as "needsLink",
  ${hasLevel ? sql`job_type_id as "jobTypeId", job_role_id as "jobRoleId",` : sql``}
  created_at as "createdAt", updated_at as "updatedAt"`;

const present = (row: PersonRow): Person => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** Those of a room whom nobody has deleted. */
const inRoom = (companyId: string, { role }: Room) =>
  // The role as it stands, not as a parameter: the planner then knows the index that holds no other.
  sql`company_id = ${companyId} and role = ${sql.lit(role)} and deleted_at is null`;

const byName = sql`fullname collate "und-x-icu", id`;

/** Active, invited, deactivated: as the list shows them, rather than by the alphabet. */
const byStatus = sql`array_position(array['ACTIVE', 'PENDING', 'DEACTIVE'], status)`;

const orders = {
  name: byName,
  status: sql`${byStatus}, ${byName}`,
  '-status': sql`${byStatus} desc, ${byName}`,
} as const;

/** A number is searched as it is typed or shown: what counts are its digits. */
function phoneMatches(search: string | undefined): RawBuilder<unknown> {
  const digits = search?.replace(/\D/g, '') ?? '';
  const isNumber = digits.length >= 3 && /^[\d\s().+-]+$/.test(search ?? '');
  return isNumber ? sql`or strpos(phone, ${digits}) > 0` : sql``;
}

/** One page of a company's people of a room, and how many there are. */
export async function listPeople(
  db: Kysely<Database>,
  companyId: string,
  room: Room,
  query: PersonQuery,
): Promise<{ data: Person[]; count: number }> {
  const { search, statuses, sort = 'name' } = query;
  const conditions = sql`${inRoom(companyId, room)}
    and ${statuses.length === 0 ? sql`true` : sql`status = any(${statuses}::text[])`}
    and (${nameMatches(sql`search_name`, search, [sql`coalesce(email, '')`, sql`coalesce(phone, '')`])}
      ${phoneMatches(search)})`;
  const [counted, listed] = await Promise.all([
    sql<{ count: number }>`select count(*) as count from users where ${conditions}`.execute(db),
    sql<PersonRow>`
      select ${columns(room)} from users where ${conditions} order by ${orders[sort]} ${pageOf(query)}
    `.execute(db),
  ]);
  return { data: listed.rows.map(present), count: counted.rows[0]?.count ?? 0 };
}

/** Counts a company's people of a room by their standing. */
export async function countPeople(
  db: Kysely<Database>,
  companyId: string,
  room: Room,
): Promise<{ total: number; active: number; pending: number }> {
  const { rows } = await sql<{ total: number; active: number; pending: number }>`
    select count(*) as total, count(*) filter (where status = 'ACTIVE') as active,
      count(*) filter (where status = 'PENDING') as pending
    from users where ${inRoom(companyId, room)}
  `.execute(db);
  return rows[0] ?? { total: 0, active: 0, pending: 0 };
}

/** Reads one person of a room; undefined for those of other rooms and companies, and the deleted. */
export async function findPerson(
  db: Kysely<Database>,
  companyId: string,
  room: Room,
  id: string,
): Promise<Person | undefined> {
  const { rows } = await sql<PersonRow>`
    select ${columns(room)} from users where ${inRoom(companyId, room)} and id = ${id}
  `.execute(db);
  return rows[0] && present(rows[0]);
}
