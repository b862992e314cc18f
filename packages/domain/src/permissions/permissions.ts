import { isRole, type Role } from './roles.ts';

/** All permissions. The server enforces them, and the screens show what they allow. */
export const permissions = [
  'tickets:read',
  'tickets:write',
  'tickets:delete',
  'overview:read',
  'technicians:read',
  'technicians:write',
  'managers:read',
  'managers:write',
  'admins:read',
  'admins:write',
  'company:manage',
  'audit:read',
] as const;

export type Permission = (typeof permissions)[number];

/** The table "Who may do what" of the wire contract. */
const granted: Record<Role, readonly Permission[]> = {
  SUPER_ADMIN: permissions,
  ADMIN: permissions.filter((permission) => permission !== 'admins:write'),
  MANAGER: [
    'tickets:read',
    'tickets:write',
    'tickets:delete',
    'overview:read',
    'technicians:read',
    'technicians:write',
    'managers:read',
  ],
  TECHNICIAN: ['tickets:read', 'tickets:write', 'overview:read', 'technicians:read'],
};

/** Lists what a role may do; an unknown role may do nothing. */
export const permissionsOf = (role: string | null | undefined): readonly Permission[] =>
  isRole(role) ? granted[role] : [];

/** Roles that see only their own tickets, and may change them until they are on an invoice. */
export const seesOwnTicketsOnly = (role: Role): boolean => role === 'TECHNICIAN';
