import { describe, expect, it } from 'vitest';
import { roles } from '../permissions/roles.ts';
import { canManage, outranks, refuseFactorReset, refuseInvitation, refuseStatusChange } from './policy.ts';

describe('canManage', () => {
  it('follows the documented table of roles', () => {
    const managed = roles.map((actor) => [actor, roles.filter((role) => canManage(actor, role))]);
    expect(Object.fromEntries(managed)).toEqual({
      SUPER_ADMIN: ['SUPER_ADMIN', 'ADMIN', 'MANAGER', 'TECHNICIAN'],
      ADMIN: ['MANAGER', 'TECHNICIAN'],
      MANAGER: ['TECHNICIAN'],
      TECHNICIAN: [],
    });
  });

  it('rejects every role above the role of the acting user', () => {
    for (const actor of roles) {
      for (const role of roles) if (outranks(role, actor)) expect(canManage(actor, role)).toBe(false);
    }
  });
});

describe('refuseStatusChange', () => {
  const me = { userId: 'me' };
  const other = { userId: 'other', role: 'SUPER_ADMIN' } as const;

  it.each([true, false])('rejects users who change their own status, with isLeaving %s', (isLeaving) => {
    const self = { userId: 'me', role: 'MANAGER' } as const;
    expect(refuseStatusChange(me, self, { isLeaving, activeSuperAdmins: [] })).toBe('ownStatus');
  });

  it('rejects the deactivation of the last super admin who can sign in', () => {
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

it('refuseFactorReset rejects users who reset their own second factor and allows resets by other users', () => {
  expect(refuseFactorReset({ userId: 'me' }, { userId: 'me' })).toBe('ownSecondFactor');
  expect(refuseFactorReset({ userId: 'me' }, { userId: 'other' })).toBeUndefined();
});

it.each([
  [{ needsLink: true, status: 'PENDING' }, undefined],
  [{ needsLink: true, status: 'ACTIVE' }, undefined],
  [{ needsLink: true, status: 'DEACTIVE' }, 'invitedDeactivated'],
  [{ needsLink: false, status: 'ACTIVE' }, 'invitationAccepted'],
  [{ needsLink: false, status: 'DEACTIVE' }, 'invitationAccepted'],
] as const)('refuseInvitation of %j returns %s', (person, reason) => {
  expect(refuseInvitation(person)).toBe(reason);
});
