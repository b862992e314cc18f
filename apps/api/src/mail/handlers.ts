import type { Kysely, Transaction } from 'kysely';
import { is } from 'superstruct';
import type { Database } from '../db/index.ts';
import { type ClaimedJob, dropJob, JobFailure, type JobHandler, storeState } from '../jobs/index.ts';
import { ApiFailure } from '../platform/apiFailure.ts';
import { type Count, createLimiter } from '../platform/limiter.ts';
import { createSeal } from '../platform/seal.ts';
import { compose, findRecipient, freshMinutes } from './compose.ts';
import { envelopeIdOf } from './envelopeId.ts';
import { cleanName } from './names.ts';
import { type MessagePayload, readPayload } from './payload.ts';
import type { Attachment, OutgoingEmail, Sender } from './smtp.ts';
import { decryptedMessageStruct, encryptedMessageStruct } from './storedMessages.ts';

/** Maximum messages per hour of this server, for all companies together. Further messages wait in their jobs. */
const perHour = { mail: 10_000, sms: 1000 } as const;

/** Handling of messages: sent, stored for `/dev/outbox`, or left waiting. */
export type Delivery = Sender | 'keep' | 'wait';

export interface MailOptions {
  db: Kysely<Database>;
  /** Encrypts emails that wait for a retry. */
  secret: string;
  /** Base URL of the app, without a trailing slash. */
  publicUrl: string;
  mail: Delivery;
  sms: Delivery;
  /** Lower limits for tests. */
  deliveriesPerHour?: Readonly<Record<'mail' | 'sms', number>> | undefined;
  /**
   * Creates the attachments of an email. They are not stored: each attempt creates them again. Without this function,
   * emails have no attachments.
   */
  attachmentsOf?: ((payload: MessagePayload) => Promise<Attachment[]>) | undefined;
  /**
   * Called when a message was accepted or is no longer needed. Must not throw, because the message would be sent again.
   */
  onSettled?: ((payload: MessagePayload, status: 'SENT' | 'CANCELED') => Promise<void>) | undefined;
}

/**
 * Creates the job handlers of email and SMS. An email is composed once, with the token of its link, and retries send it
 * unchanged with the same Message-ID. If the process is killed after sending and before marking the job as done, the
 * email arrives twice, both times with a working link.
 */
export function mailHandlers(options: MailOptions): { mail?: JobHandler; sms?: JobHandler } {
  const { mail, sms } = options;
  return {
    ...(mail !== 'wait' && { mail: createHandler(options, 'mail', mail) }),
    ...(sms !== 'wait' && { sms: createHandler(options, 'sms', sms) }),
  };
}

function createHandler(
  { db, secret, publicUrl, attachmentsOf, onSettled, deliveriesPerHour = perHour }: MailOptions,
  kind: 'mail' | 'sms',
  delivery: Sender | 'keep',
): JobHandler {
  const seal = createSeal(secret, 'outbox');
  const limiter = createLimiter(db, secret);
  const limit = { name: `deliver-${kind}`, points: deliveriesPerHour[kind], seconds: 60 * 60 };

  /** Sends a message within the server-wide limit, which counts accepted messages. */
  async function deliver(sender: Sender, email: Parameters<Sender['send']>[0]): Promise<void> {
    const counts: Count[] = [{ limit, of: 'all' }];
    await limiter.countAttempt(counts).catch((error: unknown) => {
      throw error instanceof ApiFailure ? new JobFailure(false, 'server-wide limit reached') : error;
    });
    try {
      await sender.send(email);
    } catch (error) {
      await limiter.returnAttempt(counts);
      throw error;
    }
  }

  /** Returns the message stored by a previous attempt, unless its link is too old. */
  function previousMessage(
    { id, state }: ClaimedJob,
    { template }: MessagePayload,
  ): OutgoingEmail | undefined {
    if (!is(state, encryptedMessageStruct)) return undefined;
    const opened = seal.open(id, state.sealed);
    const value: unknown = opened === undefined ? undefined : JSON.parse(opened);
    if (!is(value, decryptedMessageStruct)) return undefined;
    const { composedAt, ...email } = value;
    const ageMinutes = (Date.now() - Date.parse(composedAt)) / 60_000;
    return ageMinutes < freshMinutes[template] ? email : undefined;
  }

  /**
   * Returns the message of a job and stores it in the transaction that creates its token; undefined if there is no
   * recipient.
   */
  async function composeMessage(
    trx: Transaction<Database>,
    job: ClaimedJob,
  ): Promise<OutgoingEmail | undefined> {
    const { id, attempts, queuedAt } = job;
    const payload = readPayload(job);
    const recipient = await findRecipient(trx, payload);
    if (!recipient) return undefined;
    const before = previousMessage(job, payload);
    if (before) return before;

    const email = await compose(trx, payload, recipient, { publicUrl, queuedAt, secret });
    const { address, fullname } = recipient;
    const posted = {
      ...email,
      to: { name: cleanName(fullname), address },
      // The id belongs to the message and not to the job: a newly composed message has another link, and email clients
      // show only one of two messages with the same id.
      messageId: `${id}.${attempts}@${new URL(publicUrl).hostname}`,
      ...(payload.template === 'invoice' && { envelopeId: envelopeIdOf(payload) }),
    };
    const isDone = delivery === 'keep';
    const state = isDone
      ? { to: address, ...email }
      : { sealed: seal.close(id, JSON.stringify({ ...posted, composedAt: new Date().toISOString() })) };
    await storeState(trx, job, state, { isDone });
    return posted;
  }

  return async (job) => {
    const email = await db.transaction().execute((trx) => composeMessage(trx, job));
    const payload = readPayload(job);
    if (!email) {
      await dropJob(db, job);
      await onSettled?.(payload, 'CANCELED');
      return 'settled';
    }
    if (delivery !== 'keep')
      await deliver(delivery, { ...email, attachments: await attachmentsOf?.(payload) });
    await onSettled?.(payload, 'SENT');
    return delivery === 'keep' ? 'settled' : 'done';
  };
}
