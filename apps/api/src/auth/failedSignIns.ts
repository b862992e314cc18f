import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import { create, enums, nullable, object, optional, string, type } from 'superstruct';
import type { Database } from '../db/index.ts';
import { unitOfWork } from '../events/index.ts';
import { dropJob, enqueue, type JobHandler, LeaseLost } from '../jobs/index.ts';
import type { AppEnv } from '../platform/context.ts';
import type { Account } from './account.ts';

/** Hours after which a queued failed sign-in is discarded instead of being recorded. */
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
 * Records a failed sign-in. A job is enqueued for every address: writing the event directly would take longer for
 * existing accounts and reveal them.
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

/** Writes the event of a failed sign-in and deletes the job in the same transaction. */
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
