import {
  type CurrentUser,
  getCurrentUser,
  type Login,
  login,
  logout,
  type Role,
  refreshSession,
  type SecondFactors,
  startPasskeySignIn,
} from '@derrick/domain/auth';
import type { Tokens } from '@derrick/domain/http';
import { permissionsOf } from '@derrick/domain/permissions';
import { delay, HttpResponse } from 'msw';
import { type MockResolver, mock } from './mock.ts';
import { notificationHandlers } from './notifications.ts';
import { storyId } from './people.ts';
import { failure, never, noReply, unauthorized } from './replies.ts';

/** The account that signs in rightly in stories. */
export const account: Login = { email: 'owner@demo.derrick.test', password: 'derrick-demo' };

/** A pair that no server would take. */
export const storyTokens: Tokens = { accessToken: 'story-access-token', refreshToken: 'story-refresh-token' };

const person = (n: number, fullname: string, email: string, role: Role): CurrentUser => ({
  id: storyId(5, n),
  fullname,
  email,
  role,
  photo: null,
  permissions: [...permissionsOf(role)],
  unreadNotifications: 4,
  company: { id: storyId(6, 1), name: 'Permian Basin Co.', memberCount: 24 },
});

/** One signed-in person of each role. */
export const users = {
  SUPER_ADMIN: person(1, 'Maya Reyes', account.email, 'SUPER_ADMIN'),
  ADMIN: person(2, 'Owen Brandt', 'admin@demo.derrick.test', 'ADMIN'),
  MANAGER: person(3, 'Lena Fischer', 'manager@demo.derrick.test', 'MANAGER'),
  TECHNICIAN: person(4, 'Luis Ortega', 'tech@demo.derrick.test', 'TECHNICIAN'),
} satisfies Record<Role, CurrentUser>;

/** Somebody whose names are longer than any panel. */
export const longUser: CurrentUser = {
  ...users.SUPER_ADMIN,
  fullname: 'Maximiliano Bartolomé Hernández-Villavicencio de la Santísima Trinidad y Covarrubias',
  company: {
    name: 'ConsolidatedTransPecosProducedWaterGatheringTreatmentAndDisposalPartners',
    memberCount: 1200,
  },
};

/** Refuses one who has tried too often, for 75 seconds. */
export const tooManyAttempts = () =>
  failure(429, 'RATE_LIMITED', 'Too many tries. Please wait a while and try again', undefined, {
    'retry-after': '75',
  });

const wrongPassword = () => failure(401, 'INVALID_CREDENTIALS', 'Wrong email or password');

/** The code that the authenticator app of stories shows. */
export const appCode = '654321';

const secondFactorRequired = (data: SecondFactors) =>
  HttpResponse.json(
    {
      success: false,
      message: 'Please confirm with a code or a passkey that it is you',
      code: 'SECOND_FACTOR_REQUIRED',
      data,
    },
    { status: 401 },
  );

const logins = {
  /** Signs the story account in and refuses everybody else, in the server's words. */
  ok: ({ body }) =>
    body.email === account.email && body.password === account.password ? storyTokens : wrongPassword(),
  invalid: wrongPassword,
  rateLimited: tooManyAttempts,
  /** From a server that does not say how long to wait. */
  rateLimitedForAWhile: () => failure(429, 'RATE_LIMITED', 'Too many attempts. Try again in 5 minutes.'),
  accountPending: () => failure(403, 'ACCOUNT_PENDING', 'Please accept your invitation first'),
  accountDeactivated: () => failure(403, 'ACCOUNT_DEACTIVATED', 'This account is deactivated'),
  noReply,
  /** Fails without a message: the screen has one of its own. */
  silent: () => new Response(null, { status: 500 }),
  /** The right password alone is not enough: `appCode` is asked for as well. */
  secondFactor: ({ body: { code, passkey } }) => {
    if (passkey || code === appCode) return storyTokens;
    const factors = { hasAuthenticator: true, hasPasskeys: true };
    return code
      ? failure(401, 'SECOND_FACTOR_WRONG', 'The code is wrong, was used already or has expired')
      : secondFactorRequired(factors);
  },
  /** Somebody who has an authenticator app and no passkey. */
  codeOnly: ({ body: { code } }) => {
    if (code === appCode) return storyTokens;
    return code
      ? failure(401, 'SECOND_FACTOR_WRONG', 'The code is wrong, was used already or has expired')
      : secondFactorRequired({ hasAuthenticator: true, hasPasskeys: false });
  },
  slow: async () => {
    await delay(1500);
    return storyTokens;
  },
  pending: never,
} satisfies Record<string, MockResolver<typeof login>>;

const refreshes = {
  ok: () => storyTokens,
  refused: () => failure(401, 'UNAUTHORIZED', 'The session has ended'),
  noReply,
  pending: never,
};

/** The states of signing in and of the session: `msw.use(...authHandlers.signedIn(), …)`. */
export const authHandlers = {
  /** The signed-in person; `null` fields and absent ones are as allowed as the server's. */
  me: (user: CurrentUser = users.SUPER_ADMIN) => [
    // The account speaks the language of the screen, if the story says nothing else: each story has its own.
    mock(getCurrentUser, ({ request: { headers } }) => ({
      language: headers.get('accept-language') ?? 'en',
      ...user,
    })),
  ],
  mePending: () => [mock(getCurrentUser, never)],
  meFails: (message = 'The database is being moved. Try again in a minute.') => [
    mock(getCurrentUser, () => failure(500, 'INTERNAL', message)),
  ],
  meNoReply: () => [mock(getCurrentUser, noReply)],
  meUnauthorized: () => [mock(getCurrentUser, unauthorized)],
  login: (state: keyof typeof logins = 'ok') => [mock(login, logins[state])],
  refresh: (state: keyof typeof refreshes = 'ok') => [mock(refreshSession, refreshes[state])],
  logout: () => [mock(logout, () => null)],
  passkeyOptions: () => [
    mock(startPasskeySignIn, ({ body }) =>
      body.password === account.password ? { challenge: 'AQID' } : wrongPassword(),
    ),
  ],
  /** Everything a signed-in screen needs of the session. */
  signedIn: (user?: CurrentUser) => [
    ...authHandlers.me(user),
    ...authHandlers.refresh(),
    ...authHandlers.logout(),
    ...authHandlers.login(),
    ...authHandlers.passkeyOptions(),
    // Asked for by the bell of every page.
    ...notificationHandlers.count(user?.unreadNotifications ?? 4),
  ],
};
