import type { Context } from 'hono';
import { type AppEnv, sessionOf } from '../platform/context.ts';
import type { Actor, Origin } from './types.ts';

/** Describes where a call without a session comes from. */
export const originFor = (c: Context<AppEnv>, companyId: string, actor: Actor): Origin => ({
  companyId,
  actor,
  context: c.get('caller'),
});

/** Describes where a call of a signed-in person comes from. */
export function originOf(c: Context<AppEnv>): Origin {
  const { companyId, userId, familyId } = sessionOf(c);
  return {
    companyId,
    actor: { type: 'USER', id: userId },
    context: { ...c.get('caller'), sessionId: familyId },
  };
}
