import type { Endpoint } from '@derrick/domain/contract';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv, Session } from './context.ts';
import { companyClosed, failure, forbidden, unauthorized } from './failures.ts';
import { may } from './may.ts';

/** Finds the session of an access token; undefined when the token is not valid, or its session has ended. */
export type Authenticate = (accessToken: string) => Promise<Session | undefined>;

/** Finds out who calls and keeps it in the context. */
async function findSession(c: Context<AppEnv>, authenticate: Authenticate): Promise<Session> {
  const [, token] = /^Bearer +([\w.-]{1,4096})$/i.exec(c.req.header('authorization') ?? '') ?? [];
  const session = token && (await authenticate(token));
  if (!session) throw unauthorized();
  c.set('session', session);
  c.set('log', c.get('log').child({ userId: session.userId, companyId: session.companyId }));
  // A browser or proxy must not show it to the next person.
  c.header('cache-control', 'private, no-store');
  return session;
}

/** Lets only the signed-in pass. */
export function guard(authenticate: Authenticate): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await findSession(c, authenticate);
    await next();
  };
}

/**
 * Lets only those pass whom an endpoint is for.
 * @throws {ApiFailure} 401 without a session where one is needed, 403 for a role that lacks the permission, and for
 *   whoever works for a company that was deleted, has yet to choose a password of their own, or to set up the second factor that the company asks for
 */
export async function admit(
  c: Context<AppEnv>,
  permission: Endpoint['permission'],
  authenticate: Authenticate,
): Promise<void> {
  if (permission === 'anyone') {
    c.header('cache-control', 'no-store');
    return;
  }
  const session = c.get('session') ?? (await findSession(c, authenticate));
  if (session.isCompanyClosed && permission !== 'company:delete') throw companyClosed();
  if (permission === 'signedIn') return;
  if (!may(session, permission)) throw forbidden();
  if (session.needsOwnPassword) throw failure('ownPasswordMissing');
  if (session.needsSecondFactor) throw failure('secondFactorMissing');
}
