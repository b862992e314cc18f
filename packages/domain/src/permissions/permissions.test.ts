import { describe, expect, it } from 'vitest';
import { permissions, permissionsOf, priceViewers, seesOwnTicketsOnly } from './permissions.ts';

describe('permissionsOf', () => {
  it('follows the documented table of roles', () => {
    expect(permissionsOf('SUPER_ADMIN')).toEqual(permissions);
    expect(permissions.filter((permission) => !permissionsOf('ADMIN').includes(permission))).toEqual([
      'admins:write',
    ]);
    expect(permissions.filter((permission) => !permissionsOf('MANAGER').includes(permission))).toEqual([
      'tickets:reopen',
      'rates:write',
      'customers:merge',
      'prices:read',
      'prices:write',
      'invoices:read',
      'invoices:write',
      'invoices:issue',
      'managers:write',
      'admins:read',
      'admins:write',
      'company:manage',
      'company:delete',
      'audit:read',
    ]);
    expect(permissionsOf('TECHNICIAN')).toEqual([
      'tickets:read',
      'tickets:write',
      'overview:read',
      'notifications:read',
      'technicians:read',
      'company:read',
    ]);
  });

  it('adds price and invoice permissions for roles to which the company shows prices', () => {
    const gained = (role: 'MANAGER' | 'TECHNICIAN', pricesSeenBy: (typeof priceViewers)[number]) =>
      permissionsOf(role, pricesSeenBy).filter((permission) => !permissionsOf(role).includes(permission));
    const shown = ['prices:read', 'invoices:read', 'invoices:write'];
    expect(priceViewers.map((lowest) => gained('MANAGER', lowest))).toEqual([[], shown, shown]);
    expect(priceViewers.map((lowest) => gained('TECHNICIAN', lowest))).toEqual([[], [], ['prices:read']]);
  });

  it.each([null, undefined, '', 'OWNER', 'constructor'])('returns no permissions for the role %j', (role) => {
    expect(permissionsOf(role)).toEqual([]);
  });

  it('seesOwnTicketsOnly is true for technicians and false for managers', () => {
    expect(seesOwnTicketsOnly('TECHNICIAN')).toBe(true);
    expect(seesOwnTicketsOnly('MANAGER')).toBe(false);
  });
});
