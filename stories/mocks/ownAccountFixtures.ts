import type { Account, Passkey, Session } from '@derrick/domain/account';
import { account as login, users } from './auth.ts';
import { storyId } from './people.ts';

export const ownPassword = login.password;

/** The user's account in stories, without a second factor. */
export const ownAccount: Account = {
  id: users.SUPER_ADMIN.id ?? '',
  fullname: 'Maya Reyes',
  email: login.email,
  pendingEmail: null,
  phone: '+14325550101',
  isPhoneVerified: true,
  canVerifyPhone: true,
  photo: null,
  language: 'en',
  secondFactor: { hasAuthenticator: false, hasPasskeys: false, recoveryCodesLeft: 0, isRequired: false },
};

/** Code that was sent to the account's phone number. */
export const phoneCode = '471108';

/** Account with an unverified phone number. */
export const unverifiedAccount: Account = { ...ownAccount, isPhoneVerified: false };

/** Account with an authenticator app and three used recovery codes. */
export const securedAccount: Account = {
  ...ownAccount,
  secondFactor: { hasAuthenticator: true, hasPasskeys: false, recoveryCodesLeft: 7, isRequired: false },
};

/** Signed-in browsers, the current one first. */
export const ownSessions: readonly Session[] = [
  {
    id: storyId(10, 1),
    browser: 'Chrome',
    system: 'Windows',
    ip: '203.0.113.24',
    createdAt: '2026-11-20T08:02:00.000Z',
    lastActiveAt: '2026-11-22T04:10:00.000Z',
    isCurrent: true,
  },
  {
    id: storyId(10, 2),
    browser: 'Safari',
    system: 'iPhone',
    ip: '198.51.100.7',
    createdAt: '2026-11-02T17:40:00.000Z',
    lastActiveAt: '2026-11-21T19:25:00.000Z',
    isCurrent: false,
  },
  {
    id: storyId(10, 3),
    browser: null,
    system: null,
    ip: '2001:db8:85a3:8d3:1319:8a2e:370:7348',
    createdAt: '2026-10-12T09:00:00.000Z',
    lastActiveAt: '2026-10-30T09:00:00.000Z',
    isCurrent: false,
  },
];

export const ownPasskeys: readonly Passkey[] = [
  {
    id: storyId(11, 1),
    name: 'Work laptop',
    createdAt: '2026-10-01T12:00:00.000Z',
    lastUsedAt: '2026-11-20T08:02:00.000Z',
  },
  { id: storyId(11, 2), name: 'Phone', createdAt: '2026-11-05T12:00:00.000Z', lastUsedAt: null },
];

export const recoveryCodes: readonly string[] = Array.from(
  { length: 10 },
  (_, n) => `${n}k7m2x-9qv4tb-h3wz8d-r6ny1${n}`,
);

/** Secret and QR code data of the authenticator app in stories. */
export const authenticator = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Derrick:owner%40demo.derrick.test?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Derrick',
};
