import type { Worker } from 'node:worker_threads';
import { startThread } from '../platform/startThread.ts';
import {
  type QuestionReading,
  type ReadingContext,
  readQuestion,
  readTicketText,
  type TicketReading,
} from './engine/index.ts';
import { failure } from './failures.ts';
import type { ReadReply, ReadRequest } from './worker.ts';

interface Caller {
  companyId: string;
}

/** Reads texts and questions with the built-in engine. */
export interface Reader {
  /** @throws {ApiFailure} 503 if the reading takes too long, 429 if too many texts are waiting */
  readTicket(text: string, context: ReadingContext, caller: Caller): Promise<TicketReading>;
  /** @throws {ApiFailure} 503 if the reading takes too long, 429 if too many texts are waiting */
  readQuestion(question: string, context: ReadingContext, caller: Caller): Promise<QuestionReading>;
  /** Stops the worker thread. Pending readings fail. */
  close(): Promise<void>;
}

/** Reads on the calling thread. Only for tests, whose texts are short. */
export const directReader: Reader = {
  readTicket: async (text, context) => readTicketText(text, context),
  readQuestion: async (question, context) => readQuestion(question, context),
  close: async () => undefined,
};

/**
 * Maximum duration of one reading in milliseconds. The longest text takes about 20 ms, but much longer on a busy machine.
 */
const BUDGET_MS = 2000;
/** Maximum number of texts of one company that are waiting or being read. */
const PENDING_PER_COMPANY_MAX = 4;
/** Maximum number of waiting texts of all companies. */
const WAITING_MAX = 100;
/** The worker thread stops after this many milliseconds without a text. */
const IDLE_MS = 5 * 60_000;

interface ReaderOptions {
  budgetMs?: number;
  idleMs?: number;
  start?: () => Worker;
}

interface Job {
  request: ReadRequest;
  companyId: string;
  resolve(reply: ReadReply): void;
  reject(error: Error): void;
}

const startWorker = () =>
  startThread(
    { built: './assistant-worker.js', source: new URL('./worker.ts', import.meta.url) },
    { resourceLimits: { maxOldGenerationSizeMb: 256 } },
  );

/**
 * Creates a reader with its own worker thread, so that a slow text does not delay the requests of other users. Texts are
 * read one after the other. The thread starts with the first text. A reading that exceeds its time stops the thread, and
 * the next text starts another one.
 */
export function createReader({
  budgetMs = BUDGET_MS,
  idleMs = IDLE_MS,
  start = startWorker,
}: ReaderOptions = {}): Reader {
  const queue: Job[] = [];
  let current: Job | undefined;
  let thread: { worker: Worker; isReady: boolean } | undefined;
  let budget: NodeJS.Timeout | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  let isClosed = false;

  function settle(finish: (job: Job) => void): void {
    clearTimeout(budget);
    const job = current;
    current = undefined;
    if (job) finish(job);
    next();
  }

  function end(): void {
    const ended = thread;
    thread = undefined;
    void ended?.worker.terminate();
  }

  function open(): void {
    const started = { worker: start(), isReady: false };
    thread = started;
    // An idle worker must not keep the process alive.
    started.worker.unref();
    started.worker.on('message', (reply: ReadReply) => {
      if (thread !== started) return;
      if (reply.kind === 'ready') {
        started.isReady = true;
        return send();
      }
      if (reply.id !== current?.request.id) return;
      settle(({ resolve, reject }) => {
        if (reply.kind === 'failed') reject(new Error(`A text could not be read: ${reply.failure}`));
        else resolve(reply);
      });
    });
    const fail = (error: Error) => {
      if (thread !== started) return;
      thread = undefined;
      settle(({ reject }) => reject(error));
    };
    started.worker.on('error', fail);
    started.worker.on('exit', () => fail(new Error('The thread that reads texts has ended.')));
  }

  /** Sends the current text to a worker that is ready and starts its timeout. */
  function send(): void {
    if (!thread?.isReady || !current) return;
    budget = setTimeout(() => {
      end();
      settle(({ reject }) => reject(failure('assistantSlow')));
    }, budgetMs);
    thread.worker.postMessage(current.request);
  }

  function next(): void {
    clearTimeout(idle);
    if (current || isClosed) return;
    current = queue.shift();
    if (!current) {
      idle = setTimeout(end, idleMs).unref();
      return;
    }
    if (!thread) open();
    send();
  }

  async function ask(
    kind: ReadRequest['kind'],
    text: string,
    context: ReadingContext,
    { companyId }: Caller,
  ) {
    const ofCompany = [...queue, ...(current ? [current] : [])].filter((job) => job.companyId === companyId);
    if (ofCompany.length >= PENDING_PER_COMPANY_MAX || queue.length >= WAITING_MAX) {
      throw failure('assistantBusy', { headers: { 'retry-after': '2' } });
    }
    if (isClosed) throw new Error('The thread that reads texts has ended.');
    const request = { id: ++lastId, kind, text, context };
    return new Promise<ReadReply>((resolve, reject) => {
      queue.push({ request, companyId, resolve, reject });
      next();
    });
  }

  return {
    async readTicket(text, context, caller) {
      const reply = await ask('ticket', text, context, caller);
      if (reply.kind !== 'ticket') throw new Error(`The thread answered a ticket with ${reply.kind}.`);
      return reply.reading;
    },
    async readQuestion(question, context, caller) {
      const reply = await ask('question', question, context, caller);
      if (reply.kind !== 'question') throw new Error(`The thread answered a question with ${reply.kind}.`);
      return reply.reading;
    },
    async close() {
      isClosed = true;
      clearTimeout(idle);
      clearTimeout(budget);
      const open = [...(current ? [current] : []), ...queue.splice(0)];
      current = undefined;
      for (const { reject } of open) reject(new Error('The thread that reads texts has ended.'));
      const ended = thread;
      thread = undefined;
      await ended?.worker.terminate();
    },
  };
}
