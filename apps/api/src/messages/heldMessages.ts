import type { Kysely } from 'kysely';
import { create, enums, object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import { unitOfWork } from '../events/index.ts';
import { dropJob, type JobHandler, storeState } from '../jobs/index.ts';
import type { Logger } from '../platform/logging.ts';

const payloadStruct = object({
  companyId: string(),
  kind: enums(['mail', 'sms']),
  reason: enums(['limit', 'unconfirmed']),
});

/** Records in the audit log and in the server's log that automatic messages of a company were held back. */
export const heldMessagesHandler =
  (db: Kysely<Database>, log: Logger): JobHandler =>
  async (job) => {
    const { companyId, kind, reason } = create(job.payload, payloadStruct);
    const company = await db
      .selectFrom('companies')
      .select('name')
      .where('id', '=', companyId)
      .executeTakeFirst();
    if (!company) {
      await dropJob(db, job);
      return 'settled';
    }
    const origin = { companyId, actor: { type: 'SYSTEM' }, context: { source: 'JOB' } } as const;
    await unitOfWork(db, origin, async ({ trx, emit }) => {
      // The job's row stays: its key prevents another record in the same hour.
      await storeState(trx, job, {}, { isDone: true });
      emit({
        action: 'company.holdMessages',
        target: { id: companyId, label: company.name },
        after: { message: kind, reason },
      });
    });
    log.warn({ companyId, messageKind: kind, reason }, 'messages withheld');
    return 'settled';
  };
