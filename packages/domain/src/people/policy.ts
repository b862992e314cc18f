import { type Permission, permissionsOf } from '../permissions/permissions.ts';
import { type Role, roles } from '../permissions/roles.ts';

/** The permission required to add and change users of each role. */
const writePermissions: Record<Role, Permission> = {
  SUPER_ADMIN: 'admins:write',
  ADMIN: 'admins:write',
  MANAGER: 'managers:write',
  TECHNICIAN: 'technicians:write',
};

/** Returns true if a user may add and change users of a role, and assign that role. */
export const canManage = (actor: Role, role: Role): boolean =>
  permissionsOf(actor).includes(writePermissions[role]);

/** Returns true if the first role is higher than the second. */
export const outranks = (role: Role, otherRole: Role): boolean =>
  roles.indexOf(role) < roles.indexOf(otherRole);

/**
 * Checks a change of a user's status, or the deletion of a user. Users cannot change their own status, and a company must
 * keep one active super admin who can sign in.
 * @param change.isLeaving true for a deactivation or deletion, false for an activation
 * @param change.activeSuperAdmins the ids of the super admins who can sign in
 * @returns the reason why not
 */
export function statusChangeError(
  actor: { userId: string },
  person: { userId: string; role: Role },
  change: { isLeaving: boolean; activeSuperAdmins: readonly string[] },
): 'ownStatus' | 'lastSuperAdmin' | undefined {
  if (person.userId === actor.userId) return 'ownStatus';
  const { isLeaving, activeSuperAdmins } = change;
  const isLast = activeSuperAdmins.length === 1 && activeSuperAdmins[0] === person.userId;
  return isLeaving && person.role === 'SUPER_ADMIN' && isLast ? 'lastSuperAdmin' : undefined;
}

/** Checks the removal of another user's second factors. Users remove their own on the account page. */
export const factorResetError = (
  actor: { userId: string },
  person: { userId: string },
): 'ownSecondFactor' | undefined => (person.userId === actor.userId ? 'ownSecondFactor' : undefined);

/** Checks an invitation. Only a user who has no password yet and is not deactivated can be invited. */
export function invitationError(person: {
  needsLink: boolean;
  status: 'ACTIVE' | 'DEACTIVE' | 'PENDING';
}): 'invitationAccepted' | 'invitedDeactivated' | undefined {
  if (!person.needsLink) return 'invitationAccepted';
  return person.status === 'DEACTIVE' ? 'invitedDeactivated' : undefined;
}
