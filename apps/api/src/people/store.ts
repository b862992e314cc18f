import { roles } from '@derrick/domain/auth';
import { type AccountStatus, accountStatuses, type PersonQuery } from '@derrick/domain/people';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { boolean, date, enums, type Infer, integer, nullable, object, optional, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import { nameMatches } from '../platform/listing.ts';
import { readRow, readRows } from '../sql/index.ts';
import type { AccountKind } from './kinds.ts';

const personRow = object({
  id: string(),
  fullname: string(),
  email: nullable(string()),
  /** Address that the user has not confirmed yet. Set only when a single user is read. */
  pendingEmail: optional(nullable(string())),
  /** Set only when a single user is read. */
  hasSecondFactor: optional(boolean()),
  /** International format, `+12345678901`. */
  phone: nullable(string()),
  role: enums(roles),
  status: enums(accountStatuses),
  photo: nullable(string()),
  /** True if the user has not set a password yet. */
  needsLink: boolean(),
  /** True if the invitation was revoked and no newer one exists. */
  isInvitationRevoked: boolean(),
  createdAt: date(),
  updatedAt: date(),
  jobTypeId: optional(nullable(string())),
  jobRoleId: optional(nullable(string())),
  jobTypeName: optional(nullable(string())),
  jobRoleName: optional(nullable(string())),
});
const statusCount = object({ status: enums(accountStatuses), count: integer() });
const peopleCount = object({ total: integer(), active: integer(), pending: integer() });

type PersonRow = Infer<typeof personRow>;

export type Person = Omit<PersonRow, 'createdAt' | 'updatedAt' | 'isInvitationRevoked'> &
  Record<'createdAt' | 'updatedAt', string> & { isInvitationRevoked?: true };

const levelColumns = sql`
  job_type_id as "jobTypeId", job_role_id as "jobRoleId",
  (select name from job_types t where t.company_id = users.company_id and t.id = job_type_id) as "jobTypeName",
  (select name from job_roles r where r.company_id = users.company_id and r.id = job_role_id) as "jobRoleName",`;

const columns = (accountKinds: readonly AccountKind[]): RawBuilder<unknown> => sql`
  id, fullname, email, phone, role, status, photo, password_hash is null as "needsLink",
  invitation_revoked_at is not null and password_hash is null as "isInvitationRevoked",
  ${accountKinds.every(({ hasLevel }) => hasLevel) ? levelColumns : sql``}
  created_at as "createdAt", updated_at as "updatedAt"`;

/** The address that the user has not confirmed yet. */
const pendingEmail = sql`(
  select new_email from email_changes as change
  where change.company_id = users.company_id and change.user_id = users.id
    and confirmed_at is null and ended_at is null and expires_at > now()
) as "pendingEmail"`;

const hasSecondFactor = sql`(
  exists (
    select from authenticators as app
    where app.company_id = users.company_id and app.user_id = users.id and confirmed_at is not null
  ) or exists (
    select from passkeys where passkeys.company_id = users.company_id and passkeys.user_id = users.id
  )
) as "hasSecondFactor"`;

const present = ({ pendingEmail, hasSecondFactor, isInvitationRevoked, ...row }: PersonRow): Person => ({
  ...row,
  ...(isInvitationRevoked && { isInvitationRevoked }),
  ...(pendingEmail != null && { pendingEmail }),
  ...(hasSecondFactor && { hasSecondFactor }),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** Condition for existing users of the given kinds. */
const ofKinds = (companyId: string, accountKinds: readonly AccountKind[]) =>
  // Roles are literals, not parameters, so that the planner can use the partial indexes by role.
  sql`company_id = ${companyId} and role in (${sql.join(accountKinds.map(({ role }) => sql.lit(role)))})
    and deleted_at is null`;

/** Sort order of statuses in the list. */
const byStatus = ['ACTIVE', 'PENDING', 'DEACTIVE'] as const;

const orders = {
  name: [byStatus],
  status: byStatus.map((status) => [status]),
  '-status': byStatus.map((status) => [status]).reverse(),
} as const;

const forwards = sql`fullname collate "und-x-icu", id`;
const backwards = sql`fullname collate "und-x-icu" desc, id desc`;

/** Compares only the digits, so that a number is found in any format. */
function phoneMatches(search: string | undefined): RawBuilder<unknown> {
  const digits = search?.replace(/\D/g, '') ?? '';
  const isNumber = digits.length >= 3 && /^[\d\s().+-]+$/.test(search ?? '');
  return isNumber ? sql`or strpos(phone, ${digits}) > 0` : sql``;
}

/**
 * Lists one page of a company's users of the given kinds and counts them. When sorted by status, each status is read
 * separately, so that an index returns its users by name. Pages in the second half are read from the end.
 */
export async function listPeople(
  db: Kysely<Database>,
  companyId: string,
  accountKinds: readonly AccountKind[],
  query: PersonQuery,
): Promise<{ data: Person[]; count: number }> {
  const { search, statuses, sort = 'name', pageNumber, pageSize } = query;
  const conditions = sql`${ofKinds(companyId, accountKinds)}
    and ${statuses.length === 0 ? sql`true` : sql`status = any(${statuses}::text[])`}
    and (${nameMatches(sql`search_name`, search, [sql`coalesce(email, '')`, sql`coalesce(phone, '')`])}
      ${phoneMatches(search)})`;
  const counts = await readRows(db, statusCount)`
    select status, count(*) as count from users where ${conditions} group by status
  `;
  const countOf = (countedStatuses: readonly AccountStatus[]) =>
    counts.reduce((sum, { status, count }) => (countedStatuses.includes(status) ? sum + count : sum), 0);

  /** Reads some users of the given statuses by name. */
  const read = async (part: readonly AccountStatus[], offset: number, limit: number) => {
    const inPart = part.length === 1 ? sql`and status = ${sql.lit(part[0])}` : sql``;
    const count = countOf(part);
    const isFromEnd = offset > count / 2;
    const rows = await readRows(db, personRow)`
      select ${columns(accountKinds)} from users where ${conditions} ${inPart}
      order by ${isFromEnd ? backwards : forwards}
      offset ${isFromEnd ? count - offset - limit : offset} limit ${limit}
    `;
    return isFromEnd ? rows.reverse() : rows;
  };

  const data: Person[] = [];
  let first = (pageNumber - 1) * pageSize;
  let missing = pageSize;
  for (const part of orders[sort]) {
    const count = countOf(part);
    const limit = Math.min(missing, Math.max(0, count - first));
    if (limit > 0) data.push(...(await read(part, first, limit)).map(present));
    missing -= limit;
    first = Math.max(0, first - count);
  }
  return { data, count: countOf(byStatus) };
}

/** Counts a company's users of a kind by status. */
export async function countPeople(
  db: Kysely<Database>,
  companyId: string,
  kind: AccountKind,
): Promise<{ total: number; active: number; pending: number }> {
  const countsRow = await readRow(db, peopleCount)`
    select count(*) as total, count(*) filter (where status = 'ACTIVE') as active,
      count(*) filter (where status = 'PENDING') as pending
    from users where ${ofKinds(companyId, [kind])}
  `;
  return countsRow ?? { total: 0, active: 0, pending: 0 };
}

/** Reads one user of a kind; undefined for users of other kinds and companies and deleted users. */
export async function findPerson(
  db: Kysely<Database>,
  companyId: string,
  kind: AccountKind,
  id: string,
): Promise<Person | undefined> {
  const storedPerson = await readRow(db, personRow)`
    select ${columns([kind])}, ${pendingEmail}, ${hasSecondFactor} from users where ${ofKinds(companyId, [kind])} and id = ${id}
  `;
  return storedPerson && present(storedPerson);
}

/** Returns whether a user can be assigned to tickets: a technician of the company who is not deactivated. */
export async function canBeAssigned(
  db: Kysely<Database>,
  companyId: string,
  technicianId: string,
): Promise<boolean> {
  const assignableUser = await db
    .selectFrom('users')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', technicianId)
    .where('role', '=', 'TECHNICIAN')
    .where('status', '<>', 'DEACTIVE')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return assignableUser !== undefined;
}
