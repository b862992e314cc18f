/** Receives the announcements of other processes from PostgreSQL, with one connection per process. */
import type { Kysely } from 'kysely';
import pg from 'pg';
import { array, create, enums, object, string, union } from 'superstruct';
import type { Database } from '../db/index.ts';
import type { Logger } from '../platform/logging.ts';
import { announceHere, CHANNEL } from './announce.ts';

const messageStruct = object({ companyId: string(), userIds: union([array(string()), enums(['all'])]) });

const RETRY_AFTER_MS = 2000;
/** Interval of the connection check, because a dropped connection may report no error. */
const CHECK_EVERY_MS = 30_000;
const ANSWER_MS = 5000;

export interface Listening {
  /** Resolves when the process first receives announcements. */
  isReady: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Listens on a dedicated connection and reconnects after it is lost. The listeners then get `everything`, because
 * announcements may have been missed.
 */
export function startListening(options: {
  databaseDirectUrl: string;
  db: Kysely<Database>;
  log: Logger;
}): Listening {
  const { databaseDirectUrl, db, log } = options;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let ready = () => {};
  const isReady = new Promise<void>((resolve) => {
    ready = resolve;
  });

  /** Closes a lost connection and schedules a new one. */
  function lose(lost: pg.Client, error: unknown): void {
    if (client !== lost) return;
    client = undefined;
    clearTimeout(timer);
    lost.end().catch(() => undefined);
    if (isStopped) return;
    const reason = error instanceof Error ? error.message : 'ended';
    log.warn({ reason, retryInMs: RETRY_AFTER_MS }, 'notification listener disconnected');
    timer = setTimeout(connect, RETRY_AFTER_MS).unref();
  }

  function check(of: pg.Client): void {
    timer = setTimeout(() => {
      of.query('select 1').then(
        () => client === of && check(of),
        (error: unknown) => lose(of, error),
      );
    }, CHECK_EVERY_MS).unref();
  }

  function connect(): void {
    const opened = new pg.Client({
      connectionString: databaseDirectUrl,
      application_name: 'derrick notifications',
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    });
    client = opened;
    opened.on('error', (error) => lose(opened, error));
    opened.on('end', () => lose(opened, undefined));
    opened.on('notification', ({ payload = '' }) => {
      announceHere(db, create(JSON.parse(payload), messageStruct));
    });
    opened
      .connect()
      .then(() => opened.query(`listen ${CHANNEL}`))
      .then(
        () => {
          announceHere(db, 'everything');
          ready();
          check(opened);
        },
        (error: unknown) => lose(opened, error),
      );
  }
  connect();

  return {
    isReady,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      const open = client;
      client = undefined;
      await open?.end().catch(() => undefined);
    },
  };
}
