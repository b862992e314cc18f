import type { Role } from '@derrick/domain/auth';
import type { Permission } from '@derrick/domain/permissions';

/** Is one kind of people of a company: whom its calls find, and who may call them. */
export interface Room {
  role: Role;
  read: Permission;
  /** Technicians have a level and a role within it. */
  hasLevel: boolean;
}

/** Is a room that is counted: its word in the names of the figures. */
export interface CountedRoom extends Room {
  plural: 'Technicians' | 'Managers';
}

export const technicians = {
  role: 'TECHNICIAN',
  plural: 'Technicians',
  read: 'technicians:read',
  hasLevel: true,
} as const satisfies CountedRoom;

export const managers = {
  role: 'MANAGER',
  plural: 'Managers',
  read: 'managers:read',
  hasLevel: false,
} as const satisfies CountedRoom;

export const admins = {
  role: 'ADMIN',
  read: 'admins:read',
  hasLevel: false,
} as const satisfies Room;

export const superAdmins = { ...admins, role: 'SUPER_ADMIN' } as const satisfies Room;

/** Every room, in the order of what its people may do. */
export const everyRoom = [superAdmins, admins, managers, technicians] as const satisfies readonly Room[];
