import type { Context } from 'hono';
import type { AppEnv, GuardedEnv } from '../platform/context.ts';
import type { Actor, Origin } from './types.ts';

/** Describes where a call without a session comes from. */
export const originFor = (c: Context<AppEnv>, companyId: string, actor: Actor): Origin => ({
  companyId,
  actor,
  context: c.get('caller'),
});

/** Describes where a call of a signed-in person comes from. */
export function originOf(c: Context<GuardedEnv>): Origin {
  const { companyId, userId, familyId } = c.get('session');
  return {
    companyId,
    actor: { type: 'USER', id: userId },
    context: { ...c.get('caller'), sessionId: familyId },
  };
}
