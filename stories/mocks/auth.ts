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

/** Account with valid credentials in stories. */
export const account: Login = { email: 'owner@demo.derrick.test', password: 'derrick-demo' };

/** Tokens that a real server would reject. */
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

/** One signed-in user per role. */
export const users = {
  SUPER_ADMIN: person(1, 'Maya Reyes', account.email, 'SUPER_ADMIN'),
  ADMIN: person(2, 'Owen Brandt', 'admin@demo.derrick.test', 'ADMIN'),
  MANAGER: person(3, 'Lena Fischer', 'manager@demo.derrick.test', 'MANAGER'),
  TECHNICIAN: person(4, 'Luis Ortega', 'tech@demo.derrick.test', 'TECHNICIAN'),
} satisfies Record<Role, CurrentUser>;

/** User whose names are wider than any panel. */
export const longUser: CurrentUser = {
  ...users.SUPER_ADMIN,
  fullname: 'Maximiliano Bartolomé Hernández-Villavicencio de la Santísima Trinidad y Covarrubias',
  company: {
    name: 'ConsolidatedTransPecosProducedWaterGatheringTreatmentAndDisposalPartners',
    memberCount: 1200,
  },
};

/** Rejects the request after too many attempts, for 75 seconds. */
export const tooManyAttempts = () =>
  failure(429, 'RATE_LIMITED', 'Too many tries. Please wait a while and try again', undefined, {
    'retry-after': '75',
  });

const wrongPassword = () => failure(401, 'INVALID_CREDENTIALS', 'Wrong email or password');

/** Code that the authenticator app of the stories shows. */
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
  /** Signs the story account in and rejects all other credentials with the server's message. */
  ok: ({ body }) =>
    body.email === account.email && body.password === account.password ? storyTokens : wrongPassword(),
  invalid: wrongPassword,
  rateLimited: tooManyAttempts,
  /** The server does not return the waiting time. */
  rateLimitedForAWhile: () => failure(429, 'RATE_LIMITED', 'Too many attempts. Try again in 5 minutes.'),
  accountPending: () => failure(403, 'ACCOUNT_PENDING', 'Please accept your invitation first'),
  accountDeactivated: () => failure(403, 'ACCOUNT_DEACTIVATED', 'This account is deactivated'),
  noReply,
  /** Fails without a message, so that the page shows its own. */
  silent: () => new Response(null, { status: 500 }),
  /** The password alone is not enough: `appCode` is also required. */
  secondFactor: ({ body: { code, passkey } }) => {
    if (passkey || code === appCode) return storyTokens;
    const factors = { hasAuthenticator: true, hasPasskeys: true };
    return code
      ? failure(401, 'SECOND_FACTOR_WRONG', 'The code is wrong, was used already or has expired')
      : secondFactorRequired(factors);
  },
  /** The user has an authenticator app and no passkey. */
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

/** Handlers for the states of sign-in and session: `msw.use(...authHandlers.signedIn(), …)`. */
export const authHandlers = {
  /** The signed-in user. Fields may be `null` or absent, as in the server's reply. */
  me: (user: CurrentUser = users.SUPER_ADMIN) => [
    // By default the account's language is the language of the screen, because each story sets its own.
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
  /** All session requests of a signed-in screen. */
  signedIn: (user?: CurrentUser) => [
    ...authHandlers.me(user),
    ...authHandlers.refresh(),
    ...authHandlers.logout(),
    ...authHandlers.login(),
    ...authHandlers.passkeyOptions(),
    // Requested by the bell on every page.
    ...notificationHandlers.count(user?.unreadNotifications ?? 4),
  ],
};
