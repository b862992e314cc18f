import { describe, expect, it } from 'vitest';
import { canDo } from './session.tsx';

describe('canDo', () => {
  it('goes by the permissions that the server lists', () => {
    expect(canDo({ role: 'SUPER_ADMIN', permissions: ['tickets:read'] }, 'tickets:delete')).toBe(false);
    expect(canDo({ role: 'TECHNICIAN', permissions: ['tickets:delete'] }, 'tickets:delete')).toBe(true);
  });

  it('goes by the role without them', () => {
    expect(canDo({ role: 'TECHNICIAN' }, 'tickets:delete')).toBe(false);
    expect(canDo({ role: 'MANAGER', permissions: null }, 'tickets:delete')).toBe(true);
  });

  it('hides nothing from someone of whom neither is known', () => {
    expect(canDo({}, 'tickets:delete')).toBe(true);
    expect(canDo({ role: 'AUDITOR' }, 'audit:read')).toBe(true);
  });
});
