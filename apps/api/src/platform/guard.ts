import type { Endpoint } from '@derrick/domain/contract';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv, Session } from './context.ts';
import { companyClosed, failure, forbidden, unauthorized } from './failures.ts';
import { hasPermission } from './hasPermission.ts';

/** Finds the session of an access token; undefined if the token is invalid or the session has ended. */
export type Authenticate = (accessToken: string) => Promise<Session | undefined>;

/** Authenticates the caller and stores the session in the context. */
async function findSession(c: Context<AppEnv>, authenticate: Authenticate): Promise<Session> {
  const [, token] = /^Bearer +([\w.-]{1,4096})$/i.exec(c.req.header('authorization') ?? '') ?? [];
  const session = token && (await authenticate(token));
  if (!session) throw unauthorized();
  c.set('session', session);
  c.set('log', c.get('log').child({ userId: session.userId, companyId: session.companyId }));
  // Prevents a browser or proxy from showing the response to another user.
  c.header('cache-control', 'private, no-store');
  return session;
}

/** Rejects requests without a valid session. */
export function guard(authenticate: Authenticate): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await findSession(c, authenticate);
    await next();
  };
}

/**
 * Rejects callers that may not use an endpoint.
 * @throws {ApiFailure} 401 without a required session; 403 if the role lacks the permission, the company was deleted, the
 *   user must first choose a new password, or must first set up the second factor that the company requires
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
  if (!hasPermission(session, permission)) throw forbidden();
  if (session.needsOwnPassword) throw failure('ownPasswordMissing');
  if (session.needsSecondFactor) throw failure('secondFactorMissing');
}
