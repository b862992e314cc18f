/** Who is told of a notice. */
import { type Role, roles } from '@derrick/domain/auth';
import { type Permission, permissionsOf, seesOwnTicketsOnly } from '@derrick/domain/permissions';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../db/index.ts';
import { may } from '../platform/may.ts';
import type { Notice } from './notice.ts';
import { personPermission } from './visible.ts';

/** Somebody who can be told, and what they have chosen. */
export type Reader = Awaited<ReturnType<typeof readReaders>>[number];

/** The roles that have a permission, or can be given it. */
const rolesWith = (permission: Permission): Role[] =>
  roles.filter((role) => permissionsOf(role, 'TECHNICIAN').includes(permission));

/** Reads the people whom some notices could be for. Nobody is told who is deactivated or deleted. */
export async function readReaders(db: Kysely<Database>, companyId: string, notices: readonly Notice[]) {
  const ids = notices.flatMap(({ to }) => to.people?.filter((id) => typeof id === 'string') ?? []);
  const wantedRoles = notices.flatMap(({ to }) => [
    ...(to.permission ? rolesWith(to.permission) : []),
    ...(to.role ? [to.role] : []),
  ]);
  // A ticket without a technician, say: nobody is asked for.
  if (ids.length + wantedRoles.length === 0) return [];
  return db
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .leftJoin('notification_preferences as preferences', (join) =>
      join
        .onRef('preferences.company_id', '=', 'users.company_id')
        .onRef('preferences.user_id', '=', 'users.id'),
    )
    .select([
      'users.id',
      'users.role',
      'users.status',
      'companies.prices_seen_by as pricesSeenBy',
      'companies.approved_by as approvedBy',
      'preferences.choices',
    ])
    .where('users.company_id', '=', companyId)
    .where('users.status', '<>', 'DEACTIVE')
    .where('users.deleted_at', 'is', null)
    .where(
      sql<boolean>`(users.id = any(${ids}::uuid[]) or users.role = any(${[...new Set(wantedRoles)]}::text[]))`,
    )
    .execute();
}

/** Allows somebody to see what a notice is about; of a person, the notice is for who manages such accounts. */
function maySee(reader: Reader, { target, ticket }: Notice): boolean {
  switch (target.type) {
    case 'ticket':
      return !!ticket && (!seesOwnTicketsOnly(reader.role) || ticket.technicianId === reader.id);
    case 'invoice':
      return may(reader, 'invoices:read');
    case 'person':
      return may(reader, personPermission.TECHNICIAN);
    case 'company':
      return may(reader, 'company:manage');
    case 'account':
      return true;
  }
}

/** Finds whom of some readers a notice is for: those whom it names, or who have the permission or the role, but never whoever did or recorded it. */
export function readersOf(notice: Notice, readers: readonly Reader[]): Reader[] {
  const { to, actor, type, recordedBy } = notice;
  return readers.filter((reader) => {
    const isMeant =
      to.people?.includes(reader.id) ||
      to.role === reader.role ||
      (to.permission !== undefined && may(reader, to.permission));
    // A sign-in from somewhere new may be somebody else's.
    const isOwnDeed = 'id' in actor && actor.id === reader.id && type !== 'newSignIn';
    const hasRecorded = recordedBy?.id === reader.id;
    return isMeant && !isOwnDeed && !hasRecorded && maySee(reader, notice);
  });
}
