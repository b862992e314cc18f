import type { Role } from '@derrick/domain/auth';
import type { Permission } from '@derrick/domain/permissions';

/** Is one kind of people of a company: whom its calls find, and who may call them. */
export interface Room {
  role: Role;
  read: Permission;
  write: Permission;
  /** Technicians have a level and a role within it. */
  hasLevel: boolean;
}

export const technicians = {
  role: 'TECHNICIAN',
  read: 'technicians:read',
  write: 'technicians:write',
  hasLevel: true,
} as const satisfies Room;

export const managers = {
  role: 'MANAGER',
  read: 'managers:read',
  write: 'managers:write',
  hasLevel: false,
} as const satisfies Room;

export const admins = {
  role: 'ADMIN',
  read: 'admins:read',
  write: 'admins:write',
  hasLevel: false,
} as const satisfies Room;

export const superAdmins = { ...admins, role: 'SUPER_ADMIN' } as const satisfies Room;
