import { describe, expect, it } from 'vitest';
import { permissions, permissionsOf, seesOwnTicketsOnly } from './permissions.ts';

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
      'managers:write',
      'admins:read',
      'admins:write',
      'company:manage',
      'audit:read',
    ]);
    expect(permissionsOf('TECHNICIAN')).toEqual([
      'tickets:read',
      'tickets:write',
      'overview:read',
      'technicians:read',
    ]);
  });

  it.each([null, undefined, '', 'OWNER', 'constructor'])('gives nothing to %j', (role) => {
    expect(permissionsOf(role)).toEqual([]);
  });

  it('shows technicians their own tickets alone', () => {
    expect(seesOwnTicketsOnly('TECHNICIAN')).toBe(true);
    expect(seesOwnTicketsOnly('MANAGER')).toBe(false);
  });
});
