import type { Kysely, Transaction } from 'kysely';
import { is } from 'superstruct';
import type { Database } from '../db/index.ts';
import { type ClaimedJob, dropJob, JobFailure, type JobHandler, storeState } from '../jobs/index.ts';
import { ApiFailure } from '../platform/apiFailure.ts';
import { type Count, createLimiter } from '../platform/limiter.ts';
import { createSeal } from '../platform/seal.ts';
import { compose, findRecipient, freshMinutes } from './compose.ts';
import { postedStruct, sealedStruct } from './kept.ts';
import { cleanName } from './names.ts';
import { type LetterPayload, readPayload } from './payload.ts';
import type { Attachment, Posted, Sender } from './smtp.ts';

/** Messages that the server delivers within an hour for all companies together. Others wait in their jobs. */
const perHour = { mail: 10_000, sms: 1000 } as const;

/** What becomes of a message: it is sent, kept in the database to be read at /dev/outbox, or waits. */
export type Delivery = Sender | 'keep' | 'wait';

export interface MailOptions {
  db: Kysely<Database>;
  /** Seals what waits to be sent again. */
  secret: string;
  /** Where people reach the app, without a slash at its end. */
  publicUrl: string;
  mail: Delivery;
  sms: Delivery;
  /** Lower limits for tests. */
  deliveriesPerHour?: Readonly<Record<'mail' | 'sms', number>> | undefined;
  /** Makes the files that go along with a letter; none without it. Not kept: each try makes them anew. */
  attachmentsOf?: ((payload: LetterPayload) => Promise<Attachment[]>) | undefined;
}

/**
 * Makes the handlers of mail and SMS. A letter is written once, with the token of its link, and sent again as it was,
 * under the same Message-ID: a process that is killed between sending and marking leaves a letter that arrives twice,
 * both times with a link that works.
 */
export function mailHandlers(options: MailOptions): { mail?: JobHandler; sms?: JobHandler } {
  const { mail, sms } = options;
  return {
    ...(mail !== 'wait' && { mail: createHandler(options, 'mail', mail) }),
    ...(sms !== 'wait' && { sms: createHandler(options, 'sms', sms) }),
  };
}

function createHandler(
  { db, secret, publicUrl, attachmentsOf, deliveriesPerHour = perHour }: MailOptions,
  kind: 'mail' | 'sms',
  delivery: Sender | 'keep',
): JobHandler {
  const seal = createSeal(secret, 'outbox');
  const limiter = createLimiter(db, secret);
  const limit = { name: `deliver-${kind}`, points: deliveriesPerHour[kind], seconds: 60 * 60 };

  /** Sends a letter within the limit of the server, which counts the letters that were accepted. */
  async function deliver(sender: Sender, letter: Parameters<Sender['send']>[0]): Promise<void> {
    const counts: Count[] = [{ limit, of: 'all' }];
    await limiter.countAttempt(counts).catch((error: unknown) => {
      throw error instanceof ApiFailure ? new JobFailure(false, 'server-wide limit reached') : error;
    });
    try {
      await sender.send(letter);
    } catch (error) {
      await limiter.returnAttempt(counts);
      throw error;
    }
  }

  /** Finds the letter that an earlier try has sealed, unless its link has grown old. */
  function letterOfBefore({ id, state }: ClaimedJob, { template }: LetterPayload): Posted | undefined {
    if (!is(state, sealedStruct)) return undefined;
    const opened = seal.open(id, state.sealed);
    const value: unknown = opened === undefined ? undefined : JSON.parse(opened);
    if (!is(value, postedStruct)) return undefined;
    const { composedAt, ...letter } = value;
    const ageMinutes = (Date.now() - Date.parse(composedAt)) / 60_000;
    return ageMinutes < freshMinutes[template] ? letter : undefined;
  }

  /** Gives the letter of a job, kept in the same transaction as its token; undefined when it writes to nobody. */
  async function letterOf(trx: Transaction<Database>, job: ClaimedJob): Promise<Posted | undefined> {
    const { id, attempts, queuedAt } = job;
    const payload = readPayload(job);
    const recipient = await findRecipient(trx, payload);
    if (!recipient) return undefined;
    const before = letterOfBefore(job, payload);
    if (before) return before;

    const letter = await compose(trx, payload, recipient, { publicUrl, queuedAt, secret });
    const { address, fullname } = recipient;
    const posted = {
      ...letter,
      to: { name: cleanName(fullname), address },
      // Of the letter, not of the job: one written anew has another link, and clients show one of two alike.
      messageId: `${id}.${attempts}@${new URL(publicUrl).hostname}`,
    };
    const isDone = delivery === 'keep';
    const state = isDone
      ? { to: address, ...letter }
      : { sealed: seal.close(id, JSON.stringify({ ...posted, composedAt: new Date().toISOString() })) };
    await storeState(trx, job, state, { isDone });
    return posted;
  }

  return async (job) => {
    const letter = await db.transaction().execute((trx) => letterOf(trx, job));
    if (!letter) {
      await dropJob(db, job);
      return 'settled';
    }
    if (delivery === 'keep') return 'settled';
    await deliver(delivery, { ...letter, attachments: await attachmentsOf?.(readPayload(job)) });
    return 'done';
  };
}
