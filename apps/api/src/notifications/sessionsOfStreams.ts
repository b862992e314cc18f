import type { Kysely } from 'kysely';
import { integer, object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import { readRows } from '../sql/index.ts';

/** The session of a stream, as its access token names it. */
export interface StreamSession {
  companyId: string;
  userId: string;
  familyId: string;
  /**
   * Equals the user's session version while the session is valid. A change such as a new password increases the user's
   * version.
   */
  sessionVersion: number;
}

const livingRow = object({ familyId: string(), sessionVersion: integer() });

/** Returns those of the given sessions that are still valid, with one query. */
export async function findLivingSessions<Session extends StreamSession>(
  db: Kysely<Database>,
  sessions: readonly Session[],
): Promise<Set<Session>> {
  if (sessions.length === 0) return new Set();
  const rows = await readRows(db, livingRow)`
    select distinct token.family_id as "familyId", users.session_version as "sessionVersion"
    from unnest(
      ${sessions.map(({ companyId }) => companyId)}::uuid[], ${sessions.map(({ familyId }) => familyId)}::uuid[]
    ) as asked (company_id, family_id)
    join refresh_tokens token on token.company_id = asked.company_id and token.family_id = asked.family_id
    join users on users.company_id = token.company_id and users.id = token.user_id
    where token.revoked_at is null and users.status = 'ACTIVE' and users.deleted_at is null
  `;
  const versions = new Map(rows.map(({ familyId, sessionVersion }) => [familyId, sessionVersion]));
  return new Set(sessions.filter((session) => versions.get(session.familyId) === session.sessionVersion));
}
