import { type Permission, permissionsOf } from '../permissions/permissions.ts';
import { type Role, roles } from '../permissions/roles.ts';

/** What it takes to add and change people of a role. */
const writePermissions: Record<Role, Permission> = {
  SUPER_ADMIN: 'admins:write',
  ADMIN: 'admins:write',
  MANAGER: 'managers:write',
  TECHNICIAN: 'technicians:write',
};

/** Allows adding and changing people of a role, and with it giving that role to somebody. */
export const canManage = (actor: Role, role: Role): boolean =>
  permissionsOf(actor).includes(writePermissions[role]);

/** Orders two roles: true when the first may do more than the second. */
export const outranks = (one: Role, other: Role): boolean => roles.indexOf(one) < roles.indexOf(other);

/**
 * Checks a change of somebody's status, or their deletion: nobody changes their own, and a company keeps one active
 * super admin who can sign in.
 * @param change.isLeaving deactivated or deleted, rather than activated
 * @param change.activeSuperAdmins the ids of those who can sign in
 * @returns why not
 */
export function refuseStatusChange(
  actor: { userId: string },
  person: { userId: string; role: Role },
  change: { isLeaving: boolean; activeSuperAdmins: readonly string[] },
): 'ownStatus' | 'lastSuperAdmin' | undefined {
  if (person.userId === actor.userId) return 'ownStatus';
  const { isLeaving, activeSuperAdmins } = change;
  const isLast = activeSuperAdmins.length === 1 && activeSuperAdmins[0] === person.userId;
  return isLeaving && person.role === 'SUPER_ADMIN' && isLast ? 'lastSuperAdmin' : undefined;
}

/** Checks the removal of somebody's second factors: whoever still has theirs removes them on the account page. */
export const refuseFactorReset = (
  actor: { userId: string },
  person: { userId: string },
): 'ownSecondFactor' | undefined => (person.userId === actor.userId ? 'ownSecondFactor' : undefined);

/** Checks an invitation: only somebody who has no password yet and is not deactivated can be invited. */
export function refuseInvitation(person: {
  needsLink: boolean;
  status: 'ACTIVE' | 'DEACTIVE' | 'PENDING';
}): 'invitationAccepted' | 'invitedDeactivated' | undefined {
  if (!person.needsLink) return 'invitationAccepted';
  return person.status === 'DEACTIVE' ? 'invitedDeactivated' : undefined;
}
