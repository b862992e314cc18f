import { type Role, roles } from '@derrick/domain/auth';
import { type Permission, permissionsOf, seesOwnTicketsOnly } from '@derrick/domain/permissions';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../db/index.ts';
import { hasPermission } from '../platform/hasPermission.ts';
import type { Notice } from './notice.ts';
import { personPermission } from './visible.ts';

/** A possible recipient with their preferences. */
export type PossibleRecipient = Awaited<ReturnType<typeof readPossibleRecipients>>[number];

/** The roles that have a permission or can be granted it. */
const rolesWith = (permission: Permission): Role[] =>
  roles.filter((role) => permissionsOf(role, 'TECHNICIAN').includes(permission));

/** Reads the possible recipients of notices. Deactivated and deleted users are left out. */
export async function readPossibleRecipients(
  db: Kysely<Database>,
  companyId: string,
  notices: readonly Notice[],
) {
  const ids = notices.flatMap(({ to }) => to.people?.filter((id) => typeof id === 'string') ?? []);
  const wantedRoles = notices.flatMap(({ to }) => [
    ...(to.permission ? rolesWith(to.permission) : []),
    ...(to.role ? [to.role] : []),
  ]);
  // The recipient list is empty, for example for a ticket without a technician.
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

/** Checks that a user can see the target of a notice. For a person, the user must be able to manage such accounts. */
function canSee(reader: PossibleRecipient, { target, ticket }: Notice): boolean {
  switch (target.type) {
    case 'ticket':
      return !!ticket && (!seesOwnTicketsOnly(reader.role) || ticket.technicianId === reader.id);
    case 'invoice':
      return hasPermission(reader, 'invoices:read');
    case 'person':
      return hasPermission(reader, personPermission.TECHNICIAN);
    case 'company':
      return hasPermission(reader, 'company:manage');
    case 'account':
      return true;
  }
}

/**
 * Returns the recipients of a notice: the listed users and those with the permission or the role, except the user who
 * performed or recorded the action.
 */
export function recipientsOf(notice: Notice, readers: readonly PossibleRecipient[]): PossibleRecipient[] {
  const { to, actor, type, recordedBy } = notice;
  return readers.filter((reader) => {
    const isMeant =
      to.people?.includes(reader.id) ||
      to.role === reader.role ||
      (to.permission !== undefined && hasPermission(reader, to.permission));
    // A sign-in from a new browser may be an attacker's, so the owner of the account is notified.
    const isOwnDeed = 'id' in actor && actor.id === reader.id && type !== 'newSignIn';
    const hasRecorded = recordedBy?.id === reader.id;
    return isMeant && !isOwnDeed && !hasRecorded && canSee(reader, notice);
  });
}
