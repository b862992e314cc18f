import { isRole, type Role, roles } from './roles.ts';

/** Every permission, and the lowest role that has it: the table "Who may do what" of the wire contract. */
const lowestRole = {
  'tickets:read': 'TECHNICIAN',
  'tickets:write': 'TECHNICIAN',
  'tickets:delete': 'MANAGER',
  'tickets:review': 'MANAGER',
  'tickets:reopen': 'ADMIN',
  'overview:read': 'TECHNICIAN',
  /** One's own alone. */
  'notifications:read': 'TECHNICIAN',
  'technicians:read': 'TECHNICIAN',
  'technicians:write': 'MANAGER',
  'rates:write': 'ADMIN',
  'customers:read': 'MANAGER',
  'customers:write': 'MANAGER',
  'customers:merge': 'ADMIN',
  /** What is billed, and with what: on tickets, in the price book, the rates of job types. */
  'prices:read': 'ADMIN',
  'prices:write': 'ADMIN',
  /** Invoices and their drafts, for those who see prices. */
  'invoices:read': 'ADMIN',
  'invoices:write': 'ADMIN',
  /** Issuing, sending, payments, voiding, giving up. */
  'invoices:issue': 'ADMIN',
  'managers:read': 'MANAGER',
  'managers:write': 'ADMIN',
  'admins:read': 'ADMIN',
  'admins:write': 'SUPER_ADMIN',
  /** Who the company is and where; its other settings are for those who manage it. */
  'company:read': 'TECHNICIAN',
  'company:manage': 'ADMIN',
  /** Deleting the company, and taking it back: all that is left to do in one that was deleted. */
  'company:delete': 'ADMIN',
  'audit:read': 'ADMIN',
} as const satisfies Record<string, Role>;

/** The server enforces permissions, and the screens show what they allow. */
export type Permission = keyof typeof lowestRole;

/** All permissions. */
export const permissions: readonly Permission[] = Object.keys(lowestRole).filter(
  (name): name is Permission => name in lowestRole,
);

/** The roles that a company can show prices to, each with those above it. */
export const priceViewers = ['ADMIN', 'MANAGER', 'TECHNICIAN'] as const;

export type PriceViewer = (typeof priceViewers)[number];

/** What follows from seeing prices, and the lowest role that can be given it. */
const givenWithPrices: Readonly<Partial<Record<Permission, Role>>> = {
  'prices:read': 'TECHNICIAN',
  'invoices:read': 'MANAGER',
  'invoices:write': 'MANAGER',
};

/** The lowest role that a company can let approve tickets and ask for changes. */
export const approvers = ['MANAGER', 'ADMIN'] as const;

export type Approver = (typeof approvers)[number];

const isAtLeast = (role: Role, lowest: Role) => roles.indexOf(role) <= roles.indexOf(lowest);

/**
 * Lists what a role may do; an unknown role may do nothing.
 * @param pricesSeenBy the lowest role that the company shows prices to
 * @param approvedBy the lowest role that the company lets approve tickets
 */
export function permissionsOf(
  role: string | null | undefined,
  pricesSeenBy: PriceViewer = 'ADMIN',
  approvedBy: Approver = 'MANAGER',
): readonly Permission[] {
  if (!isRole(role)) return [];
  return permissions.filter((permission) => {
    if (permission === 'tickets:review') return isAtLeast(role, approvedBy);
    const given = givenWithPrices[permission];
    return (
      isAtLeast(role, lowestRole[permission]) ||
      (given !== undefined && isAtLeast(role, given) && isAtLeast(role, pricesSeenBy))
    );
  });
}

/** Finds the roles that see only their own tickets, and may change them until they are on an invoice. */
export const seesOwnTicketsOnly = (role: Role): boolean => role === 'TECHNICIAN';
