/** Active sign-ins of a user with their tokens, shown as a list of browsers. */
import type { Kysely, Transaction } from 'kysely';
import { date, nullable, object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import { readRows } from '../sql/index.ts';
import { endFamily } from './store.ts';

const sessionRow = object({
  id: string(),
  userAgent: nullable(string()),
  ip: nullable(string()),
  createdAt: date(),
  lastActiveAt: date(),
});

/** Lists the active sign-ins of a user, the most recently used first. Each token refresh counts as use. */
export function readSessions(
  db: Kysely<Database>,
  { companyId, userId }: { companyId: string; userId: string },
) {
  return readRows(db, sessionRow)`
    select family_id as id,
      (array_agg(user_agent order by created_at desc))[1] as "userAgent",
      (array_agg(ip order by created_at desc))[1] as ip,
      min(created_at) as "createdAt", max(created_at) as "lastActiveAt"
    from refresh_tokens
    where company_id = ${companyId} and user_id = ${userId}
    group by family_id
    having bool_or(revoked_at is null and expires_at > now())
    order by "lastActiveAt" desc, id
  `;
}

/** Ends one sign-in of a user; returns false if the user has no such sign-in. */
export async function endSessionOf(
  trx: Transaction<Database>,
  { companyId, userId }: { companyId: string; userId: string },
  familyId: string,
): Promise<boolean> {
  const family = await trx
    .selectFrom('refresh_tokens')
    .select('family_id')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('family_id', '=', familyId)
    .limit(1)
    .executeTakeFirst();
  return family !== undefined && (await endFamily(trx, { companyId, familyId })) > 0;
}
