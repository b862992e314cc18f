import type { Permission } from '@derrick/domain/permissions';
import { permissionsOf } from '@derrick/domain/permissions';
import type { MiddlewareHandler } from 'hono';
import type { GuardedEnv, Session } from './context.ts';
import { forbidden, unauthorized } from './failure.ts';

/** Finds who a token speaks for; undefined when for nobody, or no longer. */
export type Authenticate = (accessToken: string) => Promise<Session | undefined>;

/** Lets only the signed-in pass, and tells the routes who calls. */
export function guard(authenticate: Authenticate): MiddlewareHandler<GuardedEnv> {
  return async (c, next) => {
    const [, token] = /^Bearer +([\w.-]{1,4096})$/i.exec(c.req.header('authorization') ?? '') ?? [];
    const session = token && (await authenticate(token));
    if (!session) throw unauthorized();
    c.set('session', session);
    c.set('log', c.get('log').child({ userId: session.userId, companyId: session.companyId }));
    // What a signed-in person sees is nobody else's to keep.
    c.header('cache-control', 'private, no-store');
    await next();
  };
}

/** Lets only roles with a permission pass. */
export function permit(permission: Permission): MiddlewareHandler<GuardedEnv> {
  return async (c, next) => {
    if (!permissionsOf(c.get('session').role).includes(permission)) throw forbidden();
    await next();
  };
}
