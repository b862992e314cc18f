import { describe, expect, it } from 'vitest';
import { permissions, permissionsOf, priceViewers, seesOwnTicketsOnly } from './permissions.ts';

describe('permissionsOf', () => {
  it('follows the table of the contract', () => {
    expect(permissionsOf('SUPER_ADMIN')).toEqual(permissions);
    expect(permissions.filter((one) => !permissionsOf('ADMIN').includes(one))).toEqual(['admins:write']);
    expect(permissions.filter((one) => !permissionsOf('MANAGER').includes(one))).toEqual([
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

  it('gives prices, and invoices with them, to those whom the company shows prices', () => {
    const gained = (role: 'MANAGER' | 'TECHNICIAN', pricesSeenBy: (typeof priceViewers)[number]) =>
      permissionsOf(role, pricesSeenBy).filter((one) => !permissionsOf(role).includes(one));
    const shown = ['prices:read', 'invoices:read', 'invoices:write'];
    expect(priceViewers.map((lowest) => gained('MANAGER', lowest))).toEqual([[], shown, shown]);
    expect(priceViewers.map((lowest) => gained('TECHNICIAN', lowest))).toEqual([[], [], ['prices:read']]);
  });

  it.each([null, undefined, '', 'OWNER', 'constructor'])('gives nothing to %j', (role) => {
    expect(permissionsOf(role)).toEqual([]);
  });

  it('shows technicians their own tickets alone', () => {
    expect(seesOwnTicketsOnly('TECHNICIAN')).toBe(true);
    expect(seesOwnTicketsOnly('MANAGER')).toBe(false);
  });
});
