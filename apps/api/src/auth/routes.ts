import { getCurrentUser, logout, refreshSession } from '@derrick/domain/auth';
import { permissionsOf } from '@derrick/domain/permissions';
import { originFor, unitOfWork } from '../events/index.ts';
import { hashToken } from '../links/index.ts';
import { countUnreadOf } from '../notifications/index.ts';
import { unauthorized } from '../platform/failures.ts';
import { type Route, serve } from '../platform/serve.ts';
import { loginRoutes } from './login.ts';
import type { AuthParts } from './parts.ts';
import { readProfile } from './profile.ts';
import { consumeToken, findFamily, signOut } from './store.ts';

/** Creates the routes for sign-in, token refresh and sign-out. */
export function sessionRoutes(parts: AuthParts): Route[] {
  const { db, tokens, sessions, successorOf } = parts;
  return [
    ...loginRoutes(parts),
    serve(refreshSession, async ({ c, body, log }) => {
      const { token, hash } = successorOf(body.refreshToken);
      const spentHash = hashToken(body.refreshToken);
      const family = await findFamily(db, spentHash);
      if (!family) throw unauthorized();
      const origin = originFor(c, family.companyId, { type: 'SYSTEM' });
      const spent = await unitOfWork(db, origin, (unit) =>
        consumeToken(unit, family, spentHash, hash, c.get('caller')),
      );
      if (spent.outcome === 'renewed') return tokens.pair(spent.family, token);
      if (spent.outcome === 'reused') {
        const { userId, companyId, familyId } = spent;
        sessions.forget(familyId);
        log.warn({ companyId, userId, familyId }, 'refresh token reused');
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
      // The response is the same for an unknown token: the caller is signed out in any case.
      return {};
    }),
    serve(getCurrentUser, async ({ session }) => {
      const { companyId, userId, pricesSeenBy, approvedBy, needsSecondFactor, needsOwnPassword } = session;
      const profile = await readProfile(db, companyId, userId);
      if (!profile) throw unauthorized();
      const unread =
        needsSecondFactor || needsOwnPassword ? undefined : await countUnreadOf(db, { companyId, userId });
      return {
        ...profile,
        permissions: [...permissionsOf(profile.role, pricesSeenBy, approvedBy)],
        // Undefined for a user who cannot read notifications yet.
        ...(unread && { unreadNotifications: unread.unread }),
        ...(needsSecondFactor && { needsSecondFactor }),
        ...(needsOwnPassword && { needsOwnPassword }),
      };
    }),
  ];
}
