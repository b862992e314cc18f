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
  /** Read with one person only. */
  pendingEmail: optional(nullable(string())),
  /** Read with one person only. */
  hasSecondFactor: optional(boolean()),
  /** As it is dialled, `+12345678901`. */
  phone: nullable(string()),
  role: enums(roles),
  status: enums(accountStatuses),
  photo: nullable(string()),
  /** Nobody has set a password yet. */
  needsLink: boolean(),
  /** Their invitation was taken back, and none was made since. */
  isInvitationRevoked: boolean(),
  createdAt: date(),
  updatedAt: date(),
  jobTypeId: optional(nullable(string())),
  jobRoleId: optional(nullable(string())),
});
const statusCount = object({ status: enums(accountStatuses), count: integer() });
const peopleCount = object({ total: integer(), active: integer(), pending: integer() });

type PersonRow = Infer<typeof personRow>;

/** A person as the calls of a kind answer. */
export type Person = Omit<PersonRow, 'createdAt' | 'updatedAt' | 'isInvitationRevoked'> &
  Record<'createdAt' | 'updatedAt', string> & { isInvitationRevoked?: true };

const columns = (kinds: readonly AccountKind[]): RawBuilder<unknown> => sql`
  id, fullname, email, phone, role, status, photo, password_hash is null as "needsLink",
  invitation_revoked_at is not null and password_hash is null as "isInvitationRevoked",
  ${kinds.every(({ hasLevel }) => hasLevel) ? sql`job_type_id as "jobTypeId", job_role_id as "jobRoleId",` : sql``}
  created_at as "createdAt", updated_at as "updatedAt"`;

/** The address that waits for the person's confirmation. */
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

/** Those of the kinds whom nobody has deleted. */
const ofKinds = (companyId: string, kinds: readonly AccountKind[]) =>
  // The roles as they stand, not as parameters: the planner then knows the index that holds no other.
  sql`company_id = ${companyId} and role in (${sql.join(kinds.map(({ role }) => sql.lit(role)))})
    and deleted_at is null`;

/** Active, invited, deactivated: as the list shows them, rather than by the alphabet. */
const byStatus = ['ACTIVE', 'PENDING', 'DEACTIVE'] as const;

const orders = {
  name: [byStatus],
  status: byStatus.map((status) => [status]),
  '-status': byStatus.map((status) => [status]).reverse(),
} as const;

const forwards = sql`fullname collate "und-x-icu", id`;
const backwards = sql`fullname collate "und-x-icu" desc, id desc`;

/** A number is searched as it is typed or shown: what counts are its digits. */
function phoneMatches(search: string | undefined): RawBuilder<unknown> {
  const digits = search?.replace(/\D/g, '') ?? '';
  const isNumber = digits.length >= 3 && /^[\d\s().+-]+$/.test(search ?? '');
  return isNumber ? sql`or strpos(phone, ${digits}) > 0` : sql``;
}

/**
 * Lists one page of a company's people of one or several kinds, and counts them. Sorted by status, each status is
 * read by itself, which an index answers in the order of names; what lies in the second half of the names is read
 * from their end.
 */
export async function listPeople(
  db: Kysely<Database>,
  companyId: string,
  kinds: readonly AccountKind[],
  query: PersonQuery,
): Promise<{ data: Person[]; count: number }> {
  const { search, statuses, sort = 'name', pageNumber, pageSize } = query;
  const conditions = sql`${ofKinds(companyId, kinds)}
    and ${statuses.length === 0 ? sql`true` : sql`status = any(${statuses}::text[])`}
    and (${nameMatches(sql`search_name`, search, [sql`coalesce(email, '')`, sql`coalesce(phone, '')`])}
      ${phoneMatches(search)})`;
  const counts = await readRows(db, statusCount)`
    select status, count(*) as count from users where ${conditions} group by status
  `;
  const countOf = (those: readonly AccountStatus[]) =>
    counts.reduce((sum, { status, count }) => (those.includes(status) ? sum + count : sum), 0);

  /** Some of those of a part, in the order of their names. */
  const read = async (part: readonly AccountStatus[], offset: number, limit: number) => {
    const inPart = part.length === 1 ? sql`and status = ${sql.lit(part[0])}` : sql``;
    const count = countOf(part);
    const isFromEnd = offset > count / 2;
    const rows = await readRows(db, personRow)`
      select ${columns(kinds)} from users where ${conditions} ${inPart}
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

/** Counts a company's people of a kind by their standing. */
export async function countPeople(
  db: Kysely<Database>,
  companyId: string,
  kind: AccountKind,
): Promise<{ total: number; active: number; pending: number }> {
  const found = await readRow(db, peopleCount)`
    select count(*) as total, count(*) filter (where status = 'ACTIVE') as active,
      count(*) filter (where status = 'PENDING') as pending
    from users where ${ofKinds(companyId, [kind])}
  `;
  return found ?? { total: 0, active: 0, pending: 0 };
}

/** Reads one person of a kind; undefined for those of other kinds and companies, and the deleted. */
export async function findPerson(
  db: Kysely<Database>,
  companyId: string,
  kind: AccountKind,
  id: string,
): Promise<Person | undefined> {
  const found = await readRow(db, personRow)`
    select ${columns([kind])}, ${pendingEmail}, ${hasSecondFactor} from users where ${ofKinds(companyId, [kind])} and id = ${id}
  `;
  return found && present(found);
}

/** Allows tickets for the company's technicians who are not deactivated. */
export async function canBeAssigned(
  db: Kysely<Database>,
  companyId: string,
  technicianId: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', technicianId)
    .where('role', '=', 'TECHNICIAN')
    .where('status', '<>', 'DEACTIVE')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}
