import { loginStruct, refreshStruct } from '@derrick/domain/auth';
import { permissionsOf } from '@derrick/domain/permissions';
import { Hono } from 'hono';
import { originFor, unitOfWork } from '../events/index.ts';
import { hashToken } from '../links/oneTimeTokens.ts';
import { clientNetwork } from '../platform/clientAddress.ts';
import type { AppEnv, GuardedEnv } from '../platform/context.ts';
import { failure, unauthorized } from '../platform/failure.ts';
import { guard } from '../platform/guard.ts';
import { readBody } from '../platform/validate.ts';
import { accountRoutes } from './accountRoutes.ts';
import { recordFailedSignIn } from './failedSignIns.ts';
import { type AuthParts, accountDeactivated, accountPending } from './parts.ts';
import { findAccount, findFamily, readProfile, signOut, spendToken, startFamily } from './store.ts';
import { newRefreshToken } from './tokens.ts';

const invalidCredentials = () => failure('invalidCredentials');

/** Routes below `/auth`. */
export function authRoutes(parts: AuthParts): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .use(async (c, next) => {
      await next();
      c.header('cache-control', 'no-store');
    })
    .route('/', sessionRoutes(parts))
    .route('/', accountRoutes(parts));
}

/** Signing in, staying signed in, signing out. */
function sessionRoutes({ db, passwords, tokens, sessions, limits, trustedProxies }: AuthParts): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post('/login', async (c) => {
      const { email: typed, password } = await readBody(c, loginStruct);
      const email = typed.toLowerCase();
      const network = clientNetwork(c, trustedProxies);
      const { family, token } = await limits.signIn({ email, network }, async () => {
        const account = await findAccount(db, email);
        const isRight = await passwords.verify(account?.passwordHash, password);
        if (!account || !isRight) {
          c.get('log').warn({ userId: account?.userId }, 'sign-in refused');
          await recordFailedSignIn(db, c, account);
          throw invalidCredentials();
        }
        if (account.status === 'PENDING') throw accountPending();
        if (account.status === 'DEACTIVE') throw accountDeactivated();
        const { token, hash } = newRefreshToken();
        const origin = originFor(c, account.companyId, { type: 'USER', id: account.userId });
        const family = await unitOfWork(db, origin, async ({ trx, emit }) => {
          const started = await startFamily(trx, account, hash);
          const target = { id: account.userId, label: account.fullname };
          if (started) emit({ action: 'session.signIn', target });
          return started;
        });
        if (!family) throw invalidCredentials();
        return { family, token };
      });
      c.get('log').info({ userId: family.userId, companyId: family.companyId }, 'signed in');
      return c.json(await tokens.pair(family, token));
    })
    .post('/refresh', async (c) => {
      const { refreshToken } = await readBody(c, refreshStruct);
      const { token, hash } = newRefreshToken();
      const spentHash = hashToken(refreshToken);
      const family = await findFamily(db, spentHash);
      if (!family) throw unauthorized();
      const origin = originFor(c, family.companyId, { type: 'SYSTEM' });
      const spent = await unitOfWork(db, origin, (unit) => spendToken(unit, family, spentHash, hash));
      if (spent.outcome === 'renewed') return c.json(await tokens.pair(spent.family, token));
      if (spent.outcome === 'reused') {
        const { userId, companyId, familyId } = spent;
        sessions.forget(familyId);
        c.get('log').warn({ userId, companyId, familyId }, 'spent refresh token used again, sign-in ended');
      }
      throw unauthorized();
    })
    .post('/logout', async (c) => {
      const { refreshToken } = await readBody(c, refreshStruct);
      const family = await findFamily(db, hashToken(refreshToken));
      if (family) {
        const origin = originFor(c, family.companyId, { type: 'USER', id: family.userId });
        await unitOfWork(db, origin, (unit) => signOut(unit, family));
        sessions.forget(family.familyId);
      }
      // The same for an unknown token: whoever asked is signed out.
      return c.json({ success: true, data: {} });
    });
}

/** `GET /users/me`. */
export function meRoutes({ db, sessions }: Pick<AuthParts, 'db' | 'sessions'>): Hono<GuardedEnv> {
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
