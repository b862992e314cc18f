import type { Role } from '@derrick/domain/auth';
import type { Approver, PriceViewer } from '@derrick/domain/permissions';
import type { Context } from 'hono';
import type { Logger } from './logging.ts';

/** The caller, as authenticated by the guard. */
export interface Session {
  userId: string;
  companyId: string;
  role: Role;
  /** Lowest role that sees prices in this company. */
  pricesSeenBy: PriceViewer;
  /** Lowest role that approves tickets in this company. */
  approvedBy: Approver;
  /** The sign-in that the access token belongs to. */
  familyId: string;
  /**
   * True if the company requires a second factor and this user has none. Until it is set up, only account endpoints are
   * allowed.
   */
  needsSecondFactor: boolean;
  /** True if another person chose the user's password. Until it is changed, only account endpoints are allowed. */
  needsOwnPassword: boolean;
  /** True if the company was deleted. The only allowed action is to restore it. */
  isCompanyClosed?: boolean | undefined;
}

/** Origin of a request. */
export interface Caller {
  /** `WEB` if the request has `Sec-Fetch-Site`, which browsers send and pages cannot forge; otherwise `API`. */
  source: 'WEB' | 'API';
  requestId: string;
  ip?: string | undefined;
  userAgent?: string | undefined;
}

/** Values that middleware stores in Hono's context. */
export interface AppEnv {
  /** Node's request. Undefined in tests, which use no socket. */
  Bindings: {
    incoming?:
      | {
          socket: { remoteAddress?: string | undefined };
          /** True after the request was received completely. */
          complete?: boolean;
          httpVersion?: string;
        }
      | undefined;
  };
  Variables: {
    requestId: string;
    log: Logger;
    caller: Caller;
    /** Path of the matched endpoint as written in the contract; undefined if no endpoint matches. */
    path?: string | undefined;
    /** Undefined for public endpoints. */
    session?: Session | undefined;
  };
}

/**
 * Returns the session of a request.
 * @throws {Error} for public endpoints
 */
export function sessionOf(c: Context<AppEnv>): Session {
  const session = c.get('session');
  if (!session) throw new Error(`${c.req.method} ${c.req.path} has no session: anyone may call it`);
  return session;
}
