import { getCurrentUser, login, logout, refreshSession } from '@derrick/domain/auth';
import { permissionsOf } from '@derrick/domain/permissions';
import { originFor, unitOfWork } from '../events/index.ts';
import { hashToken } from '../links/index.ts';
import { clientNetwork } from '../platform/clientAddress.ts';
import { failure, unauthorized } from '../platform/failure.ts';
import { type Route, serve } from '../platform/serve.ts';
import { findAccount } from './account.ts';
import { deviceOf } from './device.ts';
import { recordFailedSignIn } from './failedSignIns.ts';
import { knowFromHere } from './knowFromHere.ts';
import { type AuthParts, accountDeactivated, accountPending } from './parts.ts';
import { readProfile } from './profile.ts';
import { findFamily, signOut, spendToken, startFamily } from './store.ts';
import { newRefreshToken } from './tokens.ts';

const invalidCredentials = () => failure('invalidCredentials');

function loginRoute(parts: AuthParts): Route {
  const { db, passwords, tokens, limits, trustedProxies, setup } = parts;
  return serve(login, async ({ c, body, log }) => {
    const email = body.email.toLowerCase();
    const network = clientNetwork(c, trustedProxies);
    const who = { email, network, device: deviceOf(c) };
    const { family, token } = await limits.signIn(who, async (isKnown) => {
      const account = await findAccount(db, email, setup);
      const turn = isKnown
        ? ({ purpose: 'known', of: email } as const)
        : ({ purpose: 'signIn', of: network } as const);
      const isRight = await passwords.verify(account?.passwordHash, body.password, turn);
      if (!account || !isRight) {
        log.warn({ userId: account?.userId }, 'sign-in refused');
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
    await knowFromHere(parts, c, email);
    log.info({ userId: family.userId, companyId: family.companyId }, 'signed in');
    return tokens.pair(family, token);
  });
}

/** Serves signing in, staying signed in and signing out. */
export function sessionRoutes(parts: AuthParts): Route[] {
  const { db, tokens, sessions, successorOf } = parts;
  return [
    loginRoute(parts),
    serve(refreshSession, async ({ c, body, log }) => {
      const { token, hash } = successorOf(body.refreshToken);
      const spentHash = hashToken(body.refreshToken);
      const family = await findFamily(db, spentHash);
      if (!family) throw unauthorized();
      const origin = originFor(c, family.companyId, { type: 'SYSTEM' });
      const spent = await unitOfWork(db, origin, (unit) => spendToken(unit, family, spentHash, hash));
      if (spent.outcome === 'renewed') return tokens.pair(spent.family, token);
      if (spent.outcome === 'reused') {
        const { userId, companyId, familyId } = spent;
        sessions.forget(familyId);
        log.warn({ userId, companyId, familyId }, 'spent refresh token used again, sign-in ended');
      }
      throw unauthorized();
    }),
    serve(logout, async ({ c, body }) => {
      const family = await findFamily(db, hashToken(body.refreshToken));
      if (family) {
        const origin = originFor(c, family.companyId, { type: 'USER', id: family.userId });
        await unitOfWork(db, origin, (unit) => signOut(unit, family));
        sessions.forget(family.familyId);
      }
      // The same for an unknown token: whoever asked is signed out.
      return {};
    }),
    serve(getCurrentUser, async ({ session: { companyId, userId } }) => {
      const profile = await readProfile(db, companyId, userId);
      if (!profile) throw unauthorized();
      return { ...profile, permissions: [...permissionsOf(profile.role)], unreadNotifications: 0 };
    }),
  ];
}
