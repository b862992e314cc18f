import { isRole, type Role, roles } from './roles.ts';

/** All permissions, with the lowest role that has each: the table "Who may do what" of the wire contract. */
const lowestRole = {
  'tickets:read': 'TECHNICIAN',
  'tickets:write': 'TECHNICIAN',
  'tickets:delete': 'MANAGER',
  'tickets:review': 'MANAGER',
  'tickets:reopen': 'ADMIN',
  'overview:read': 'TECHNICIAN',
  /** Only the user's own notifications. */
  'notifications:read': 'TECHNICIAN',
  'technicians:read': 'TECHNICIAN',
  'technicians:write': 'MANAGER',
  'rates:write': 'ADMIN',
  'customers:read': 'MANAGER',
  'customers:write': 'MANAGER',
  'customers:merge': 'ADMIN',
  /** Amounts and prices: on tickets, in the price book, and the rates of job types. */
  'prices:read': 'ADMIN',
  'prices:write': 'ADMIN',
  /** Invoices and drafts, including prices. */
  'invoices:read': 'ADMIN',
  'invoices:write': 'ADMIN',
  /** Issuing, sending, recording payments, voiding, and marking as uncollectible. */
  'invoices:issue': 'ADMIN',
  'managers:read': 'MANAGER',
  'managers:write': 'ADMIN',
  'admins:read': 'ADMIN',
  'admins:write': 'SUPER_ADMIN',
  /** The company's profile and locale. The other settings require `company:manage`. */
  'company:read': 'TECHNICIAN',
  'company:manage': 'ADMIN',
  /** Deleting and restoring the company. The only permission that still applies in a deleted company. */
  'company:delete': 'ADMIN',
  'audit:read': 'ADMIN',
} as const satisfies Record<string, Role>;

/** A permission. The server enforces permissions, and the interface shows only permitted actions. */
export type Permission = keyof typeof lowestRole;

export const permissions: readonly Permission[] = Object.keys(lowestRole).filter(
  (name): name is Permission => name in lowestRole,
);

/** The lowest roles that a company can allow to see prices. Higher roles are included. */
export const priceViewers = ['ADMIN', 'MANAGER', 'TECHNICIAN'] as const;

export type PriceViewer = (typeof priceViewers)[number];

/** Permissions granted together with prices, with the lowest role that can get each. */
const permissionsGrantedWithPrices: Readonly<Partial<Record<Permission, Role>>> = {
  'prices:read': 'TECHNICIAN',
  'invoices:read': 'MANAGER',
  'invoices:write': 'MANAGER',
};

/** The lowest roles that a company can allow to approve tickets and request changes. */
export const approvers = ['MANAGER', 'ADMIN'] as const;

export type Approver = (typeof approvers)[number];

const isAtLeast = (role: Role, lowest: Role) => roles.indexOf(role) <= roles.indexOf(lowest);

/**
 * Returns the permissions of a role. An unknown role has none.
 * @param pricesSeenBy the lowest role that can see prices in this company
 * @param approvedBy the lowest role that can approve tickets in this company
 */
export function permissionsOf(
  role: string | null | undefined,
  pricesSeenBy: PriceViewer = 'ADMIN',
  approvedBy: Approver = 'MANAGER',
): readonly Permission[] {
  if (!isRole(role)) return [];
  return permissions.filter((permission) => {
    if (permission === 'tickets:review') return isAtLeast(role, approvedBy);
    const granted = permissionsGrantedWithPrices[permission];
    return (
      isAtLeast(role, lowestRole[permission]) ||
      (granted !== undefined && isAtLeast(role, granted) && isAtLeast(role, pricesSeenBy))
    );
  });
}

/** Returns true for roles that see only their own tickets, and can change them until they are invoiced. */
export const seesOwnTicketsOnly = (role: Role): boolean => role === 'TECHNICIAN';
