import type { Kysely, Transaction } from 'kysely';
import { is } from 'superstruct';
import type { Database } from '../db/index.ts';
import type { Logger } from '../platform/logging.ts';
import { compose, findRecipient, freshMinutes } from './compose.ts';
import {
  type ClaimedJob,
  claimJobs,
  dropJob,
  keepMessage,
  markFailed,
  markSent,
  nextDueIn,
  postedStruct,
  putOff,
  readJob,
  sealedStruct,
  sweepJobs,
} from './jobs.ts';
import { type MailKind, mailKinds, onMailQueued } from './outbox.ts';
import { createSeal } from './seal.ts';
import { DeliveryError, type Posted, type Sender } from './smtp.ts';

/** Letters on their way at once. */
const AT_ONCE = 4;
/** With the pauses below, a day and a half. */
const MOST_ATTEMPTS = 60;
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 60 * 60_000;
/** What other processes have queued is seen so late at the latest. */
const LOOK_EVERY_MS = 30_000;
const SWEEP_EVERY_MS = 60 * 60_000;
/** A mail is announced shortly before its transaction ends: milliseconds after which to look once more. */
const LOOKS_AFTER_QUEUEING = [20, 100, 500, 2000] as const;

/** Doubles with each try, up to an hour, and a random half of it less, so that what failed together comes apart. */
export const pauseAfter = (attempts: number, random: () => number = Math.random): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1)) * (0.5 + random() / 2);

/** What becomes of a message. */
export type Delivery = Sender | 'keep' | 'wait';

export interface MailWorkerOptions {
  db: Kysely<Database>;
  log: Logger;
  /** Seals what waits to be sent again. */
  secret: string;
  /** Where people reach the app, without a slash at its end. */
  publicUrl: string;
  /** `keep` leaves letters in the database to be read at /dev/outbox; `wait` leaves the jobs as they are. */
  delivery: Delivery;
  /** The same of SMS; absent, as letters that are kept or wait. */
  smsDelivery?: Delivery | undefined;
  /** How long to wait after a try that failed; for tests. */
  pause?: ((attempts: number) => number) | undefined;
}

export interface MailWorker {
  /** Begins to look for jobs. */
  start(): void;
  /** Delivers all that is due now, and gives how many jobs it has tried. */
  deliverDue(): Promise<number>;
  /** Begins nothing new, and waits for the letters on their way: false when they take longer than `deadlineMs`. */
  stop(deadlineMs: number): Promise<boolean>;
}

/** Says that another worker has taken the job over. */
class LeaseLost extends Error {}

/**
 * Sends the mails of the outbox, on any number of processes. A letter is written once, with the token of its link, and
 * sent again as it was, under the same Message-ID: what was accepted is marked and never sent again. Between accepting
 * and marking there is a gap that no order of steps closes; a process that is killed there leaves a letter that arrives
 * twice, both times with a link that works.
 */
export function createMailWorker(options: MailWorkerOptions): MailWorker {
  const { db, log, secret, publicUrl, delivery: mailDelivery, pause = pauseAfter } = options;
  const { smsDelivery = typeof mailDelivery === 'string' ? mailDelivery : 'wait' } = options;
  const deliveryOf = (kind: MailKind) => (kind === 'invitationSms' ? smsDelivery : mailDelivery);
  const delivered = mailKinds.filter((kind) => deliveryOf(kind) !== 'wait');
  const seal = createSeal(secret);
  /** Accepted, but the database could not be told. */
  const accepted = new Set<string>();
  let isStopping = false;
  let sweptAt = Number.NEGATIVE_INFINITY;

  /** Finds the letter that an earlier try has sealed, unless its link has grown old. */
  function letterOfBefore({ id, kind, message }: ClaimedJob): Posted | undefined {
    if (!is(message, sealedStruct)) return undefined;
    const opened = seal.open(id, message.sealed);
    const value: unknown = opened === undefined ? undefined : JSON.parse(opened);
    if (!is(value, postedStruct)) return undefined;
    const { composedAt, ...letter } = value;
    const ageMinutes = (Date.now() - Date.parse(composedAt)) / 60_000;
    return ageMinutes < freshMinutes[kind] ? letter : undefined;
  }

  /** Gives the letter of a job, kept in the same transaction as its token; undefined when it writes to nobody. */
  async function letterOf(trx: Transaction<Database>, claimed: ClaimedJob): Promise<Posted | undefined> {
    const { id, attempts, queuedAt } = claimed;
    const job = readJob(claimed);
    const recipient = await findRecipient(trx, job);
    if (!recipient) return undefined;
    const before = letterOfBefore(claimed);
    if (before) return before;

    const letter = await compose(trx, job, recipient, { publicUrl, queuedAt });
    const { address, fullname } = recipient;
    const posted = {
      ...letter,
      to: { name: fullname, address },
      // Of the letter, not of the job: one written anew has another link, and clients show one of two alike.
      messageId: `${id}.${attempts}@${new URL(publicUrl).hostname}`,
    };
    const isKept = deliveryOf(claimed.kind) === 'keep';
    const message = isKept
      ? { to: address, ...letter }
      : { sealed: seal.close(id, JSON.stringify({ ...posted, composedAt: new Date().toISOString() })) };
    if (!(await keepMessage(trx, claimed, message, { isSent: isKept }))) throw new LeaseLost();
    return posted;
  }

  async function deliver(claimed: ClaimedJob): Promise<void> {
    const { id, kind, attempts } = claimed;
    const details = { job: id, kind, attempts };
    const delivery = deliveryOf(kind);
    try {
      if (!accepted.has(id)) {
        const letter = await db.transaction().execute((trx) => letterOf(trx, claimed));
        if (!letter) return await dropJob(db, claimed);
        if (typeof delivery === 'string') return;
        await delivery.send(letter);
        accepted.add(id);
        log.info(details, 'mail accepted');
      }
      await markSent(db, id);
      accepted.delete(id);
    } catch (error) {
      if (error instanceof LeaseLost) return;
      const isRefused = error instanceof DeliveryError && error.isPermanent;
      if (!accepted.has(id) && (isRefused || attempts >= MOST_ATTEMPTS)) {
        log.error({ ...details, err: error }, 'mail given up');
        return await markFailed(db, claimed);
      }
      const ms = Math.round(pause(attempts));
      log.warn({ ...details, err: error, againInMs: ms }, 'mail not sent, to be tried again');
      await putOff(db, claimed, ms);
    }
  }

  async function deliverDue(): Promise<number> {
    let tried = 0;
    while (!isStopping && delivered.length > 0) {
      const claimed = await claimJobs(db, AT_ONCE, delivered);
      tried += claimed.length;
      const ends = await Promise.allSettled(claimed.map(deliver));
      for (const end of ends) {
        // The lease ends by itself, and the job is tried again.
        if (end.status === 'rejected') log.error({ err: end.reason }, 'mail could not be handled');
      }
      if (claimed.length < AT_ONCE) break;
    }
    return tried;
  }

  let wake = () => {};
  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      // Waiting for the next mail keeps no process alive.
      timer.unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function run(): Promise<void> {
    let looks: number[] = [];
    const stopListening = onMailQueued(() => {
      looks = [...LOOKS_AFTER_QUEUEING];
      wake();
    });
    while (!isStopping) {
      let due: number | undefined;
      try {
        if (performance.now() - sweptAt > SWEEP_EVERY_MS) {
          sweptAt = performance.now();
          await sweepJobs(db);
        }
        await deliverDue();
        if (delivered.length > 0) due = await nextDueIn(db, delivered);
      } catch (error) {
        if (!isStopping) log.error({ err: error }, 'the outbox could not be read');
      }
      const ms = Math.min(looks.shift() ?? LOOK_EVERY_MS, due ?? LOOK_EVERY_MS, LOOK_EVERY_MS);
      // A job that another process holds under lock is due at once, and not to be had.
      if (!isStopping) await sleep(Math.max(ms, due === 0 ? 50 : 0));
    }
    stopListening();
  }

  let running: Promise<void> | undefined;
  return {
    start() {
      running ??= run();
    },
    deliverDue,
    async stop(deadlineMs) {
      isStopping = true;
      wake();
      let timer: NodeJS.Timeout | undefined;
      const inTime = await Promise.race([
        (running ?? Promise.resolve()).then(() => true),
        new Promise<false>((resolve) => {
          timer = setTimeout(resolve, deadlineMs, false);
        }),
      ]);
      clearTimeout(timer);
      for (const delivery of [mailDelivery, smsDelivery]) if (typeof delivery !== 'string') delivery.close();
      return inTime;
    },
  };
}
