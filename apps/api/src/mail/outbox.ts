import { sql, type Transaction } from 'kysely';
import { type Database, newId } from '../db/index.ts';

/** The languages that mails are written in. */
export type MailLanguage = 'en' | 'es';

/**
 * Is a mail or SMS that is to be sent. It holds no token, and no address beyond what somebody typed: whose it is, and whether
 * anybody's, is found out when it is composed, so that asking takes as long for an unknown address as for a known one.
 */
export type MailJob =
  | { kind: 'passwordReset'; email: string; language: MailLanguage }
  | { kind: 'passwordChanged'; companyId: string; userId: string }
  | { kind: 'invitation'; companyId: string; userId: string; invitedBy?: string | undefined }
  /** The same by SMS, to the person's number. */
  | { kind: 'invitationSms'; companyId: string; userId: string; invitedBy?: string | undefined }
  | { kind: 'welcome'; companyId: string; userId: string };

export type MailKind = MailJob['kind'];

export const mailKinds: readonly MailKind[] = [
  'passwordReset',
  'passwordChanged',
  'invitation',
  'invitationSms',
  'welcome',
];

const listeners = new Set<() => void>();

/**
 * Calls back when this process has queued a mail, shortly before the transaction that did so ends.
 * @returns stops it
 */
export function onMailQueued(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Queues a mail in the transaction of what causes it: it is sent if that is committed, and only then.
 * @param options.dedupeKey makes this the only mail that is ever queued with this key
 */
export async function queueMail(
  trx: Transaction<Database>,
  job: MailJob,
  options: { dedupeKey?: string } = {},
): Promise<void> {
  const { kind, ...payload } = job;
  await trx
    .insertInto('outbox')
    .values({
      id: newId(),
      kind,
      payload: JSON.stringify(payload),
      language: job.kind === 'passwordReset' ? job.language : null,
      dedupe_key: options.dedupeKey ?? null,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
  for (const listener of listeners) listener();
}

/**
 * Calls back the invitations of a person that are still to be sent. One that is being sent at this moment arrives, with
 * a link that works no more.
 */
export async function cancelInvitations(trx: Transaction<Database>, userId: string): Promise<void> {
  await sql`
    delete from outbox where sent_at is null and failed_at is null and payload ->> 'userId' = ${userId}
      and kind in ('invitation', 'invitationSms')
  `.execute(trx);
}
