import { describe, expect, it } from 'vitest';
import { canDo } from './session.tsx';

describe('canDo', () => {
  it('follows the permissions that the server lists, regardless of the role', () => {
    expect(canDo({ role: 'SUPER_ADMIN', permissions: ['tickets:read'] }, 'tickets:delete')).toBe(false);
    expect(canDo({ role: 'TECHNICIAN', permissions: ['tickets:delete'] }, 'tickets:delete')).toBe(true);
  });

  it('follows the role when the server lists no permissions', () => {
    expect(canDo({ role: 'TECHNICIAN' }, 'tickets:delete')).toBe(false);
    expect(canDo({ role: 'MANAGER', permissions: null }, 'tickets:delete')).toBe(true);
  });

  it('allows everything when permissions are missing and the role is missing or unknown', () => {
    expect(canDo({}, 'tickets:delete')).toBe(true);
    expect(canDo({ role: 'AUDITOR' }, 'audit:read')).toBe(true);
  });
});
