import type { Role } from '@derrick/domain/auth';
import type { Approver, PriceViewer } from '@derrick/domain/permissions';
import type { Context } from 'hono';
import type { Logger } from './logging.ts';

/** Who is calling, as the guard has found out. */
export interface Session {
  userId: string;
  companyId: string;
  role: Role;
  /** The lowest role that the company shows prices to. */
  pricesSeenBy: PriceViewer;
  /** The lowest role that the company lets approve tickets. */
  approvedBy: Approver;
  /** The sign-in that the access token came from. */
  familyId: string;
  /** The company asks for a second factor, and this person has none: only the account can be used until then. */
  needsSecondFactor: boolean;
  /** Somebody else chose the password: only the account can be used until it is changed. */
  needsOwnPassword: boolean;
  /** Somebody deleted the company: all that is left to do is to take it back. */
  isCompanyClosed?: boolean | undefined;
}

/** Where a request comes from. */
export interface Caller {
  /** A browser sends `Sec-Fetch-Site`, which no page can forge; whoever does not is another program. */
  source: 'WEB' | 'API';
  requestId: string;
  ip?: string | undefined;
  userAgent?: string | undefined;
}

/** What middleware leaves in Hono's context. */
export interface AppEnv {
  /** From the socket; a test's request has none. */
  Bindings: {
    incoming?:
      | {
          socket: { remoteAddress?: string | undefined };
          /** True once the whole request has arrived. */
          complete?: boolean;
          httpVersion?: string;
        }
      | undefined;
  };
  Variables: {
    requestId: string;
    log: Logger;
    caller: Caller;
    /** The path of the endpoint that answers, as the contract names it; absent for anything else. */
    path?: string | undefined;
    /** Absent where anyone may call. */
    session?: Session | undefined;
  };
}

/**
 * Gives the session of a call.
 * @throws {Error} where anyone may call
 */
export function sessionOf(c: Context<AppEnv>): Session {
  const session = c.get('session');
  if (!session) throw new Error(`${c.req.method} ${c.req.path} has no session: anyone may call it`);
  return session;
}
