import type { Kysely } from 'kysely';
import { enums, is, optional, string, type } from 'superstruct';
import type { Database } from '../db/index.ts';
import { unitOfWork } from '../events/index.ts';
import type { ClaimedJob } from '../jobs/index.ts';

const invitationStruct = type({
  template: enums(['invitation', 'invitationSms']),
  companyId: string(),
  userId: string(),
  invitedBy: optional(string()),
});

/**
 * Records that an invitation could not be delivered, when its job fails. The event causes a notification to the sender.
 */
export async function recordFailedInvitation(
  db: Kysely<Database>,
  { payload }: Pick<ClaimedJob, 'payload'>,
): Promise<void> {
  if (!is(payload, invitationStruct)) return;
  const { companyId, userId, invitedBy } = payload;
  const people = await db
    .selectFrom('users')
    .select(['id', 'fullname'])
    .where('company_id', '=', companyId)
    .where('id', 'in', invitedBy === undefined ? [userId] : [userId, invitedBy])
    .where('deleted_at', 'is', null)
    .execute();
  const invited = people.find(({ id }) => id === userId);
  const inviter = people.find(({ id }) => id === invitedBy);
  if (!invited) return;
  const origin = { companyId, actor: { type: 'SYSTEM' }, context: { source: 'JOB' } } as const;
  await unitOfWork(db, origin, async ({ emit }) =>
    emit({
      action: 'person.failInvitation',
      target: { id: userId, label: invited.fullname },
      after: inviter && { invitedBy: { id: inviter.id, name: inviter.fullname } },
    }),
  );
}
