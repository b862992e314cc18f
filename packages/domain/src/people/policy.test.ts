import { describe, expect, it } from 'vitest';
import { roles } from '../permissions/roles.ts';
import { canManage, outranks, refuseFactorReset, refuseInvitation, refuseStatusChange } from './policy.ts';

describe('who manages whom', () => {
  it('follows the table of the contract', () => {
    const managed = roles.map((actor) => [actor, roles.filter((role) => canManage(actor, role))]);
    expect(Object.fromEntries(managed)).toEqual({
      SUPER_ADMIN: ['SUPER_ADMIN', 'ADMIN', 'MANAGER', 'TECHNICIAN'],
      ADMIN: ['MANAGER', 'TECHNICIAN'],
      MANAGER: ['TECHNICIAN'],
      TECHNICIAN: [],
    });
  });

  it('lets nobody give a role above their own', () => {
    for (const actor of roles) {
      for (const role of roles) if (outranks(role, actor)) expect(canManage(actor, role)).toBe(false);
    }
  });
});

describe('a change of status', () => {
  const me = { userId: 'me' };
  const other = { userId: 'other', role: 'SUPER_ADMIN' } as const;

  it.each([true, false])('is never one’s own, leaving: %s', (isLeaving) => {
    const self = { userId: 'me', role: 'MANAGER' } as const;
    expect(refuseStatusChange(me, self, { isLeaving, activeSuperAdmins: [] })).toBe('ownStatus');
  });

  it('keeps the last super admin who can sign in', () => {
    const last = ['other'];
    expect(refuseStatusChange(me, other, { isLeaving: true, activeSuperAdmins: last })).toBe(
      'lastSuperAdmin',
    );
    expect(refuseStatusChange(me, other, { isLeaving: false, activeSuperAdmins: last })).toBeUndefined();
    expect(
      refuseStatusChange(me, other, { isLeaving: true, activeSuperAdmins: ['me', 'other'] }),
    ).toBeUndefined();
    expect(refuseStatusChange(me, other, { isLeaving: true, activeSuperAdmins: ['me'] })).toBeUndefined();
  });
});

it('a second factor is reset by somebody else alone', () => {
  expect(refuseFactorReset({ userId: 'me' }, { userId: 'me' })).toBe('ownSecondFactor');
  expect(refuseFactorReset({ userId: 'me' }, { userId: 'other' })).toBeUndefined();
});

it.each([
  [{ needsLink: true, status: 'PENDING' }, undefined],
  [{ needsLink: true, status: 'ACTIVE' }, undefined],
  [{ needsLink: true, status: 'DEACTIVE' }, 'invitedDeactivated'],
  [{ needsLink: false, status: 'ACTIVE' }, 'invitationAccepted'],
  [{ needsLink: false, status: 'DEACTIVE' }, 'invitationAccepted'],
] as const)('an invitation of %j is refused as %s', (person, reason) => {
  expect(refuseInvitation(person)).toBe(reason);
});
