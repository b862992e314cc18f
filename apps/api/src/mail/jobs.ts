/** What the worker asks of the outbox's table. */
import { type Kysely, sql, type Transaction } from 'kysely';
import { create, object, optional, string, type } from 'superstruct';
import type { Database } from '../db/index.ts';
import type { MailJob, MailKind, MailLanguage } from './outbox.ts';

/** Above what a slow SMTP server takes at most: a job whose lease has ended is anybody's. */
const LEASE_MINUTES = 6;
/** An answered question of half a day ago is none any more. */
const RESET_HOURS = 12;
const KEPT_DAYS = 30;

/** Is a job that this worker holds. */
export interface ClaimedJob {
  id: string;
  kind: MailKind;
  payload: unknown;
  language: MailLanguage | null;
  /** How often it was claimed, this time included; changes when another worker takes it over. */
  attempts: number;
  queuedAt: Date;
  /** What an earlier try has left. */
  message: unknown;
}

const person = { companyId: string(), userId: string() };
const structs = {
  passwordReset: type({ email: string() }),
  invitation: type({ ...person, invitedBy: optional(string()) }),
  person: type(person),
};

/** Reads what a job is to say to whom. */
export function readJob({ kind, payload, language }: ClaimedJob): MailJob {
  switch (kind) {
    case 'passwordReset':
      return { kind, ...create(payload, structs.passwordReset), language: language ?? 'en' };
    case 'invitation':
    case 'invitationSms':
      return { kind, ...create(payload, structs.invitation) };
    case 'passwordChanged':
    case 'welcome':
      return { kind, ...create(payload, structs.person) };
  }
}

/** Takes jobs that are due, for as long as the lease; those that others hold are passed over. */
export async function claimJobs(
  db: Kysely<Database>,
  limit: number,
  kinds: readonly MailKind[],
): Promise<ClaimedJob[]> {
  const { rows } = await sql<ClaimedJob>`
    update outbox set attempts = attempts + 1,
      locked_until = clock_timestamp() + make_interval(mins => ${LEASE_MINUTES})
    where id in (
      select id from outbox
      where sent_at is null and failed_at is null and next_at <= clock_timestamp()
        and kind = any(${kinds}::text[])
        and (locked_until is null or locked_until <= clock_timestamp())
      order by next_at, id limit ${limit} for update skip locked
    )
    returning id, kind, payload, language, attempts, created_at as "queuedAt", message
  `.execute(db);
  return rows;
}

/** In how many milliseconds a job is due at the earliest; undefined when none waits. */
export async function nextDueIn(
  db: Kysely<Database>,
  kinds: readonly MailKind[],
): Promise<number | undefined> {
  const { rows } = await sql<{ ms: number | null }>`
    select extract(epoch from min(greatest(next_at, locked_until)) - clock_timestamp()) * 1000 as ms
    from outbox where sent_at is null and failed_at is null and kind = any(${kinds}::text[])
  `.execute(db);
  const ms = rows[0]?.ms;
  return ms === null || ms === undefined ? undefined : Math.max(0, ms);
}

/** Names a job that this worker still holds. */
const held = (db: Kysely<Database>, { id, attempts }: ClaimedJob) =>
  db.updateTable('outbox').where('id', '=', id).where('attempts', '=', attempts);

/** Keeps a job's message; false when another worker has taken the job over. */
export async function keepMessage(
  trx: Transaction<Database>,
  job: ClaimedJob,
  message: object,
  { isSent }: { isSent: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await held(trx, job)
    .set({
      message: JSON.stringify(message),
      ...(isSent && { sent_at: sql<Date>`clock_timestamp()`, locked_until: null }),
    })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks a job as accepted, whoever holds it now; nothing of the letter is left. */
export async function markSent(db: Kysely<Database>, id: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ sent_at: sql<Date>`clock_timestamp()`, locked_until: null, message: null })
    .where('id', '=', id)
    .execute();
}

/** Puts a job off. */
export async function putOff(db: Kysely<Database>, job: ClaimedJob, ms: number): Promise<void> {
  await held(db, job)
    .set({
      next_at: sql<Date>`clock_timestamp() + make_interval(secs => ${ms / 1000})`,
      locked_until: null,
    })
    .execute();
}

/** Gives a job up for good. */
export async function markFailed(db: Kysely<Database>, job: ClaimedJob): Promise<void> {
  await held(db, job)
    .set({ failed_at: sql<Date>`clock_timestamp()`, locked_until: null, message: null })
    .execute();
}

/** Removes a job that writes to nobody. */
export async function dropJob(db: Kysely<Database>, { id }: ClaimedJob): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

/** Removes what is long done, and forgotten passwords that were asked for so long ago that no mail helps any more. */
export async function sweepJobs(db: Kysely<Database>): Promise<void> {
  await sql`
    delete from outbox where created_at < now() - make_interval(days => ${KEPT_DAYS})
      and (sent_at is not null or failed_at is not null)
    or created_at < now() - make_interval(hours => ${RESET_HOURS})
      and kind = 'passwordReset' and sent_at is null
  `.execute(db);
}

const letterFields = { subject: string(), text: string(), html: string(), link: string() };

/** A message that is kept to be read. */
export const keptStruct = type({ to: string(), ...letterFields });
/** A message that waits under its seal. */
export const sealedStruct = type({ sealed: string() });
/** What is under the seal. */
export const postedStruct = object({
  ...letterFields,
  to: object({ name: string(), address: string() }),
  messageId: string(),
  composedAt: string(),
});

/** Is a mail or SMS that was kept rather than sent; the latter has no HTML. */
export interface KeptMail {
  id: string;
  to: string;
  kind: MailKind;
  subject: string;
  text: string;
  html: string;
  link: string;
  createdAt: string;
  sentAt: string | null;
}

/** Lists the mails that were kept, newest first. */
export async function listKept(db: Kysely<Database>, limit = 100): Promise<KeptMail[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'message', 'created_at', 'sent_at'])
    .where('message', 'is not', null)
    .where('sent_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, kind, message, created_at, sent_at }) => ({
    id,
    kind,
    ...create(message, keptStruct),
    createdAt: created_at.toISOString(),
    sentAt: sent_at?.toISOString() ?? null,
  }));
}
