import type { Role } from '@derrick/domain/auth';
import type { Logger } from './logging.ts';

/** Who is calling, as the guard has found out. */
export interface Session {
  userId: string;
  companyId: string;
  role: Role;
  /** The sign-in that the access token came from. */
  familyId: string;
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
  Bindings: { incoming?: { socket: { remoteAddress?: string | undefined } } | undefined };
  Variables: { requestId: string; log: Logger; caller: Caller };
}

/** The same behind the guard. */
export interface GuardedEnv {
  Bindings: AppEnv['Bindings'];
  Variables: AppEnv['Variables'] & { session: Session };
}
