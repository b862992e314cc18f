/** Creates the notifications of each recipient from notices, with their emails and SMS. */
import type { Transaction } from 'kysely';
import { type Database, newId } from '../db/index.ts';
import type { Actor } from '../events/types.ts';
import { enqueueAutomaticMessage } from '../messages/index.ts';
import { insertBatches } from '../sql/index.ts';
import { choiceOf } from './choices.ts';
import { gather } from './gather.ts';
import type { Notice } from './notice.ts';
import { type PossibleRecipient, readPossibleRecipients, recipientsOf } from './recipients.ts';
import type { Choice } from './tables.ts';

const MAX_COMMENT_LENGTH = 500;
/** An SMS that could not be sent within this time is dropped, because it is no longer urgent. */
const SMS_VALID_HOURS = 24;

/** A notification of one recipient: one notice, or several of one type by the same actor. */
interface ReaderNotices {
  reader: PossibleRecipient;
  notices: [Notice, ...Notice[]];
}

const idOf = (actor: Actor) => ('id' in actor ? actor.id : actor.type);

function group(notices: readonly Notice[], readers: readonly PossibleRecipient[]): ReaderNotices[] {
  const groups = new Map<string, ReaderNotices>();
  for (const notice of notices) {
    for (const reader of recipientsOf(notice, readers)) {
      const key = `${reader.id} ${notice.type} ${idOf(notice.actor)}`;
      const existing = groups.get(key);
      if (existing) existing.notices.push(notice);
      else groups.set(key, { reader, notices: [notice] });
    }
  }
  return [...groups.values()];
}

/** Reads the names of actors. An actor who used a link has the name in the notice. */
async function readNames(trx: Transaction<Database>, companyId: string, notices: readonly Notice[]) {
  const ids = notices.flatMap(({ actor }) => ('id' in actor ? [actor.id] : []));
  const rows =
    ids.length === 0
      ? []
      : await trx
          .selectFrom('users')
          .select(['id', 'fullname'])
          .where('company_id', '=', companyId)
          .where('id', 'in', [...new Set(ids)])
          .execute();
  const names = new Map(rows.map(({ id, fullname }) => [id, fullname]));
  return (actor: Actor): string | null =>
    'name' in actor ? actor.name : 'id' in actor ? (names.get(actor.id) ?? null) : null;
}

function rowOf(companyId: string, { reader, notices }: ReaderNotices, choice: Choice, actor: string | null) {
  const [{ type, target, params = {}, recordedBy }] = notices;
  const { comment = null, browser = null, system = null } = params;
  return {
    company_id: companyId,
    user_id: reader.id,
    id: newId(),
    at: new Date(),
    type,
    params: JSON.stringify({
      actor,
      recordedBy: recordedBy?.name ?? null,
      comment: comment?.slice(0, MAX_COMMENT_LENGTH) ?? null,
      browser,
      system,
    }),
    target_type: target.type,
    target_ids: notices.map((notice) => notice.target.id),
    target_labels: notices.map((notice) => notice.target.label),
    is_in_app: choice.app,
    is_for_digest: choice.mail === 'DIGEST',
  };
}

/**
 * Writes notifications in the transaction of the change that causes them.
 * @returns ids of the users whose unread count has changed
 */
export async function writeNotices(
  trx: Transaction<Database>,
  companyId: string,
  notices: readonly Notice[],
): Promise<string[]> {
  if (notices.length === 0) return [];
  const grouped = group(notices, await readPossibleRecipients(trx, companyId, notices));
  if (grouped.length === 0) return [];
  const nameOf = await readNames(trx, companyId, notices);
  const written = grouped.flatMap((entry) => {
    const [{ type, actor }] = entry.notices;
    const choice = choiceOf(entry.reader.choices, type);
    const isWanted = choice.app || choice.mail !== 'OFF' || choice.sms;
    return isWanted ? [{ row: rowOf(companyId, entry, choice, nameOf(actor)), choice, ...entry }] : [];
  });
  if (written.length === 0) return [];
  const rows = await gather(
    trx,
    companyId,
    written.map(({ row }) => row),
  );
  for (const batch of insertBatches(rows)) await trx.insertInto('notifications').values(batch).execute();
  for (const { row, choice, reader } of written) {
    const { user_id: userId, id: notificationId, type } = row;
    const letter = { companyId, userId, notificationId };
    // A new sign-in has an email of its own, with the IP address. Invited users get no email before they accept.
    if (choice.mail === 'AT_ONCE' && type !== 'newSignIn' && reader.status === 'ACTIVE')
      await enqueueAutomaticMessage(trx, { template: 'notification', ...letter });
    if (choice.sms && reader.status === 'ACTIVE') {
      const sms = { template: 'notificationSms', ...letter } as const;
      await enqueueAutomaticMessage(trx, sms, { expiresInHours: SMS_VALID_HOURS });
    }
  }
  return written.filter(({ choice }) => choice.app).map(({ reader }) => reader.id);
}
