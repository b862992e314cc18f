import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Session } from '../platform/context.ts';
import type { Authenticate } from '../platform/guard.ts';
import { readSessionStatus } from './standing.ts';
import type { AccessTokens } from './tokens.ts';

/** How long another process may go on letting in somebody who was deactivated, with the time of a query below a second. */
const STANDING_MS = 900;
/** Sign-ins remembered; the oldest is forgotten first. */
const MOST_REMEMBERED = 10_000;

export interface Sessions {
  authenticate: Authenticate;
  /** Makes the next call of a sign-in ask the database again. */
  forget(familyId: string): void;
}

/** Finds who an access token speaks for, and asks the database about once a second whether they still may. */
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
        cached = { until: Date.now() + STANDING_MS, status: readSessionStatus(db, claims) };
        cached.status.catch(() => remembered.delete(familyId));
        // Set anew, so that the map stays in the order of asking.
        remembered.delete(familyId);
        remembered.set(familyId, cached);
        const [oldest] = remembered.keys();
        if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
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
