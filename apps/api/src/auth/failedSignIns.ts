import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import { create, enums, nullable, object, optional, string, type } from 'superstruct';
import type { Database } from '../db/index.ts';
import { unitOfWork } from '../events/index.ts';
import { dropJob, enqueue, type JobHandler, LeaseLost } from '../jobs/index.ts';
import type { AppEnv } from '../platform/context.ts';
import type { Account } from './account.ts';

/** A failed sign-in is news for a day. */
const EXPIRES_IN_HOURS = 24;

const payloadStruct = type({
  person: nullable(object({ companyId: string(), userId: string(), fullname: string() })),
  context: object({
    source: enums(['WEB', 'API']),
    requestId: string(),
    ip: optional(string()),
    userAgent: optional(string()),
  }),
});

/**
 * Has a failed sign-in recorded. By a job that is enqueued whoever's the address is: an event of its own would take
 * longer for addresses that are somebody's, and tell them apart.
 */
export async function recordFailedSignIn(
  db: Kysely<Database>,
  c: Context<AppEnv>,
  account: Account | undefined,
): Promise<void> {
  const person = account
    ? { companyId: account.companyId, userId: account.userId, fullname: account.fullname }
    : null;
  const payload = { person, context: c.get('caller') };
  await db
    .transaction()
    .execute((trx) => enqueue(trx, 'signInFailed', payload, { expiresInHours: EXPIRES_IN_HOURS }));
}

/** Writes the event of a failed sign-in, and removes the job in the same transaction. */
export const failedSignInHandler =
  (db: Kysely<Database>): JobHandler =>
  async (job) => {
    const { person, context } = create(job.payload, payloadStruct);
    if (!person) {
      await dropJob(db, job);
      return 'settled';
    }
    const origin = { companyId: person.companyId, actor: { type: 'SYSTEM' }, context } as const;
    await unitOfWork(db, origin, async ({ trx, emit }) => {
      if (!(await dropJob(trx, job))) throw new LeaseLost();
      emit({ action: 'session.signInFailed', target: { id: person.userId, label: person.fullname } });
    });
    return 'settled';
  };
