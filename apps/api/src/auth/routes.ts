import { loginStruct, refreshStruct } from '@derrick/domain/auth';
import { errorCodes } from '@derrick/domain/http';
import { permissionsOf } from '@derrick/domain/permissions';
import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { AppEnv, GuardedEnv } from '../platform/context.ts';
import { ApiFailure, unauthorized } from '../platform/failure.ts';
import { guard } from '../platform/guard.ts';
import { readBody } from '../platform/validate.ts';
import type { Sessions } from './authenticate.ts';
import type { Passwords } from './passwords.ts';
import { endFamilyOf, type Family, findAccount, readProfile, spendToken, startFamily } from './store.ts';
import { type AccessTokens, hashToken, newRefreshToken } from './tokens.ts';

export interface AuthParts {
  db: Kysely<Database>;
  passwords: Passwords;
  tokens: AccessTokens;
  sessions: Sessions;
}

const invalidCredentials = () =>
  new ApiFailure(401, errorCodes.invalidCredentials, 'The email or the password is wrong');

/** Said only to those who know the password: to everyone else the account is as good as none. */
const notActive = (isPending: boolean) =>
  isPending
    ? new ApiFailure(403, 'ACCOUNT_PENDING', 'This account still waits for its invitation to be accepted')
    : new ApiFailure(
        403,
        'ACCOUNT_DEACTIVATED',
        'This account is deactivated; please ask your administrator',
      );

/** Routes below `/auth`: signing in, staying signed in, signing out. */
export function authRoutes({ db, passwords, tokens, sessions }: AuthParts): Hono<AppEnv> {
  const pair = async (family: Family, refreshToken: string) => ({
    success: true,
    data: { accessToken: await tokens.sign(family), refreshToken },
  });

  return new Hono<AppEnv>()
    .use(async (c, next) => {
      await next();
      c.header('cache-control', 'no-store');
    })
    .post('/login', async (c) => {
      const { email, password } = await readBody(c, loginStruct);
      const account = await findAccount(db, email.toLowerCase());
      const isRight = await passwords.verify(account?.passwordHash, password);
      if (!account || !isRight) {
        c.get('log').warn({ userId: account?.userId }, 'sign-in refused');
        throw invalidCredentials();
      }
      if (account.status !== 'ACTIVE') throw notActive(account.status === 'PENDING');
      const { token, hash } = newRefreshToken();
      const family = await startFamily(db, account, hash);
      c.get('log').info({ userId: family.userId, companyId: family.companyId }, 'signed in');
      return c.json(await pair(family, token));
    })
    .post('/refresh', async (c) => {
      const { refreshToken } = await readBody(c, refreshStruct);
      const { token, hash } = newRefreshToken();
      const spent = await spendToken(db, hashToken(refreshToken), hash);
      if (spent.outcome === 'renewed') return c.json(await pair(spent.family, token));
      if (spent.outcome === 'reused') {
        const { userId, companyId, familyId } = spent;
        sessions.forget(familyId);
        c.get('log').warn({ userId, companyId, familyId }, 'spent refresh token used again, sign-in ended');
      }
      throw unauthorized();
    })
    .post('/logout', async (c) => {
      const { refreshToken } = await readBody(c, refreshStruct);
      const familyId = await endFamilyOf(db, hashToken(refreshToken));
      if (familyId) sessions.forget(familyId);
      // The same for an unknown token: whoever asked is signed out.
      return c.json({ success: true, data: {} });
    });
}

/** `GET /users/me`. */
export function meRoutes({ db, sessions }: AuthParts): Hono<GuardedEnv> {
  return new Hono<GuardedEnv>().use(guard(sessions.authenticate)).get('/', async (c) => {
    const { companyId, userId } = c.get('session');
    const profile = await readProfile(db, companyId, userId);
    if (!profile) throw unauthorized();
    return c.json({
      success: true,
      data: { ...profile, permissions: permissionsOf(profile.role), unreadNotifications: 0 },
    });
  });
}
