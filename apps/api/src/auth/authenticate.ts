import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Session } from '../platform/context.ts';
import type { Authenticate } from '../platform/guard.ts';
import { readSessionStatus } from './sessionStatus.ts';
import type { AccessTokens } from './tokens.ts';

/**
 * Milliseconds for which a read status is cached, which limits how long another process may still admit a deactivated
 * user. Together with the query this stays below one second.
 */
const STATUS_CACHE_MS = 900;
/** Maximum number of cached sign-ins. The oldest entry is removed first. */
const MAX_CACHED_SESSIONS = 10_000;

export interface Sessions {
  authenticate: Authenticate;
  /** Clears the cached status of a sign-in, so that the next request reads the database. */
  forget(familyId: string): void;
}

/** Authenticates access tokens. The status of each sign-in is read from the database about once per second. */
export function createSessions(db: Kysely<Database>, tokens: AccessTokens): Sessions {
  type Remembered = { until: number; status: ReturnType<typeof readSessionStatus> };
  const remembered = new Map<string, Remembered>();

  return {
    async authenticate(accessToken): Promise<Session | undefined> {
      const claims = await tokens.verify(accessToken);
      if (!claims) return undefined;
      const { userId, companyId, familyId, sessionVersion } = claims;
      let cached = remembered.get(familyId);
      if (!cached || cached.until < Date.now()) {
        cached = { until: Date.now() + STATUS_CACHE_MS, status: readSessionStatus(db, claims) };
        cached.status.catch(() => remembered.delete(familyId));
        // Deleted first, so that the map stays ordered by query time.
        remembered.delete(familyId);
        remembered.set(familyId, cached);
        const [oldest] = remembered.keys();
        if (remembered.size > MAX_CACHED_SESSIONS && oldest !== undefined) remembered.delete(oldest);
      }
      const status = await cached.status;
      if (!status || status.sessionVersion !== sessionVersion) return undefined;
      const { sessionVersion: _, ...rest } = status;
      return { userId, companyId, familyId, ...rest };
    },
    forget(familyId) {
      remembered.delete(familyId);
    },
  };
}
