import type { Role } from '@derrick/domain/auth';
import type { Permission } from '@derrick/domain/permissions';

declare module '../events/types.ts' {
  interface EventActions {
    person:
      | 'create'
      | 'invite'
      | 'resendInvitation'
      | 'copyInvitationLink'
      | 'revokeInvitation'
      | 'acceptInvitation'
      /** It could not be delivered. */
      | 'failInvitation'
      | 'changePassword'
      | 'resetSecondFactor'
      | 'update'
      | 'activate'
      | 'deactivate'
      | 'delete';
  }
}

/** A kind of account of a company: whom its calls find, and who may read them. */
export interface AccountKind {
  role: Role;
  read: Permission;
  /** Technicians have a level and a role within it. */
  hasLevel: boolean;
}

/** A kind that is counted, with its word in the names of the figures. */
export interface CountedKind extends AccountKind {
  plural: 'Technicians' | 'Managers';
}

export const technicians = {
  role: 'TECHNICIAN',
  plural: 'Technicians',
  read: 'technicians:read',
  hasLevel: true,
} as const satisfies CountedKind;

export const managers = {
  role: 'MANAGER',
  plural: 'Managers',
  read: 'managers:read',
  hasLevel: false,
} as const satisfies CountedKind;

export const admins = {
  role: 'ADMIN',
  read: 'admins:read',
  hasLevel: false,
} as const satisfies AccountKind;

export const superAdmins = { ...admins, role: 'SUPER_ADMIN' } as const satisfies AccountKind;

/** Every kind, in the order of what its people may do. */
export const accountKinds = [
  superAdmins,
  admins,
  managers,
  technicians,
] as const satisfies readonly AccountKind[];
