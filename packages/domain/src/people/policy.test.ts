import { describe, expect, it } from 'vitest';
import { roles } from '../permissions/roles.ts';
import { canManage, factorResetError, invitationError, outranks, statusChangeError } from './policy.ts';

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

describe('statusChangeError', () => {
  const me = { userId: 'me' };
  const admin = { userId: 'other', role: 'SUPER_ADMIN' } as const;

  it.each([true, false])('rejects users who change their own status, leaving: %s', (isLeaving) => {
    const self = { userId: 'me', role: 'MANAGER' } as const;
    expect(statusChangeError(me, self, { isLeaving, activeSuperAdmins: [] })).toBe('ownStatus');
  });

  it('rejects the deactivation of the last super admin who can sign in', () => {
    const last = ['other'];
    expect(statusChangeError(me, admin, { isLeaving: true, activeSuperAdmins: last })).toBe('lastSuperAdmin');
    expect(statusChangeError(me, admin, { isLeaving: false, activeSuperAdmins: last })).toBeUndefined();
    expect(
      statusChangeError(me, admin, { isLeaving: true, activeSuperAdmins: ['me', 'other'] }),
    ).toBeUndefined();
    expect(statusChangeError(me, admin, { isLeaving: true, activeSuperAdmins: ['me'] })).toBeUndefined();
  });
});

it('factorResetError rejects users who reset their own second factor and allows resets by other users', () => {
  expect(factorResetError({ userId: 'me' }, { userId: 'me' })).toBe('ownSecondFactor');
  expect(factorResetError({ userId: 'me' }, { userId: 'other' })).toBeUndefined();
});

it.each([
  [{ needsLink: true, status: 'PENDING' }, undefined],
  [{ needsLink: true, status: 'ACTIVE' }, undefined],
  [{ needsLink: true, status: 'DEACTIVE' }, 'invitedDeactivated'],
  [{ needsLink: false, status: 'ACTIVE' }, 'invitationAccepted'],
  [{ needsLink: false, status: 'DEACTIVE' }, 'invitationAccepted'],
] as const)('invitationError of %j returns %s', (person, reason) => {
  expect(invitationError(person)).toBe(reason);
});
