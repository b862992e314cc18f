import type { Role } from '@derrick/domain/auth';
import type { Permission } from '@derrick/domain/permissions';

/** A kind of user account, with the permission to read it. */
export interface AccountKind {
  role: Role;
  read: Permission;
  /** True for technicians, who have a job type and a role. */
  hasLevel: boolean;
}

/** A kind with statistics; `plural` is part of their names. */
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

/** All kinds, those with the most permissions first. */
export const accountKinds = [
  superAdmins,
  admins,
  managers,
  technicians,
] as const satisfies readonly AccountKind[];
