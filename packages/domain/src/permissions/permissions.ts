import { isRole, type Role, roles } from './roles.ts';

/** Every permission, and the lowest role that has it: the table "Who may do what" of the wire contract. */
const lowestRole = {
  'tickets:read': 'TECHNICIAN',
  'tickets:write': 'TECHNICIAN',
  'tickets:delete': 'MANAGER',
  'tickets:review': 'MANAGER',
  'tickets:reopen': 'ADMIN',
  'overview:read': 'TECHNICIAN',
  'technicians:read': 'TECHNICIAN',
  'technicians:write': 'MANAGER',
  'rates:write': 'ADMIN',
  'customers:read': 'MANAGER',
  'customers:write': 'MANAGER',
  'customers:merge': 'ADMIN',
  'prices:read': 'ADMIN',
  'prices:write': 'ADMIN',
  'managers:read': 'MANAGER',
  'managers:write': 'ADMIN',
  'admins:read': 'ADMIN',
  'admins:write': 'SUPER_ADMIN',
  'company:manage': 'ADMIN',
  'audit:read': 'ADMIN',
} as const satisfies Record<string, Role>;

/** The server enforces permissions, and the screens show what they allow. */
export type Permission = keyof typeof lowestRole;

/** All permissions. */
export const permissions: readonly Permission[] = Object.keys(lowestRole).filter(
  (name): name is Permission => name in lowestRole,
);

/** Lists what a role may do; an unknown role may do nothing. */
export const permissionsOf = (role: string | null | undefined): readonly Permission[] =>
  isRole(role)
    ? permissions.filter((permission) => roles.indexOf(role) <= roles.indexOf(lowestRole[permission]))
    : [];

/** Finds the roles that see only their own tickets, and may change them until they are on an invoice. */
export const seesOwnTicketsOnly = (role: Role): boolean => role === 'TECHNICIAN';
