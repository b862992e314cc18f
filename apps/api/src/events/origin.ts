import type { Context } from 'hono';
import { type AppEnv, sessionOf } from '../platform/context.ts';
import type { Actor, Origin } from './types.ts';

/** Returns the origin of a request without a session. */
export const originFor = (c: Context<AppEnv>, companyId: string, actor: Actor): Origin => ({
  companyId,
  actor,
  context: c.get('caller'),
});

/** Returns the origin of a request of a signed-in user. */
export function originOf(c: Context<AppEnv>): Origin {
  const { companyId, userId, familyId } = sessionOf(c);
  return {
    companyId,
    actor: { type: 'USER', id: userId },
    context: { ...c.get('caller'), sessionId: familyId },
  };
}
