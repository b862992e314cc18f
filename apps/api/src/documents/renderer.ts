import type { Worker } from 'node:worker_threads';
import { startThread } from '../platform/startThread.ts';
import type { InvoiceDocument, StatementDocument, TicketDocument } from './model.ts';
import type { DrawReply, DrawTask } from './worker.ts';

export interface Renderer {
  /** Resolves to true for a PNG or JPEG that documents can show. Unpacks the picture, so a large one takes a while. */
  canDraw(picture: Uint8Array): Promise<boolean>;
  renderInvoice(document: InvoiceDocument): Promise<Uint8Array>;
  renderTicket(document: TicketDocument): Promise<Uint8Array>;
  renderStatement(document: StatementDocument): Promise<Uint8Array>;
  /** Ends the thread. Documents that are being drawn fail. */
  close(): Promise<void>;
}

/**
 * Draws in the calling thread. For tests, whose documents are small. The drawing code is loaded with the first document,
 * because a server that draws in a worker thread does not need it.
 */
export const directRenderer: Renderer = {
  async canDraw(picture) {
    const { readPicture } = await import('./draw/pictures.ts');
    return (await readPicture(picture)) !== undefined;
  },
  async renderInvoice(document) {
    const { renderInvoice } = await import('./invoice.ts');
    return renderInvoice(document);
  },
  async renderTicket(document) {
    const { renderTicket } = await import('./ticket.ts');
    return renderTicket(document);
  },
  async renderStatement(document) {
    const { renderStatement } = await import('./statement.ts');
    return renderStatement(document);
  },
  close: async () => undefined,
};

type Result = Exclude<DrawReply, { failure: string }>['result'];

interface Waiting {
  resolve(result: Result): void;
  reject(error: Error): void;
}

/** Idle time after which the thread ends. The fonts and their caches take 40 MB. */
const IDLE_MS = 5 * 60_000;

interface RendererOptions {
  idleMs?: number;
  start?: () => Worker;
}

/**
 * A small young generation frees short-lived objects early, at the cost of some time: an invoice of 500 lines then takes
 * half the memory.
 */
export const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 256 };

const startWorker = () =>
  startThread(
    { built: './documents-worker.js', source: new URL('./worker.ts', import.meta.url) },
    { resourceLimits },
  );

/**
 * Draws documents in a worker thread, which starts with the first document and ends when idle. A long document or a large
 * picture delays no other request, and a crash of the thread affects only the documents being drawn.
 */
export function createRenderer({ idleMs = IDLE_MS, start = startWorker }: RendererOptions = {}): Renderer {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  const failAll = (error: Error) => {
    const all = [...waiting.values()];
    waiting.clear();
    for (const { reject } of all) reject(error);
  };

  function open(): Worker {
    const started = start();
    // The thread does not keep the process alive.
    started.unref();
    started.on('message', (reply: DrawReply) => {
      const asker = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ('result' in reply) asker?.resolve(reply.result);
      else asker?.reject(new Error(`A document could not be drawn: ${reply.failure}`));
      if (waiting.size === 0) idle = setTimeout(() => void started.terminate(), idleMs).unref();
    });
    started.on('error', failAll);
    started.on('exit', () => {
      if (worker === started) worker = undefined;
      failAll(new Error('The thread that draws documents has ended.'));
    });
    return started;
  }

  function ask(task: DrawTask): Promise<Result> {
    clearTimeout(idle);
    worker ??= open();
    const id = ++lastId;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker?.postMessage({ ...task, id });
    });
  }

  async function draw(task: DrawTask): Promise<Uint8Array> {
    const result = await ask(task);
    if (typeof result === 'boolean') throw new Error('The thread returned no document.');
    return result;
  }

  return {
    canDraw: async (picture) => (await ask({ kind: 'picture', picture })) === true,
    renderInvoice: (document) => draw({ kind: 'invoice', document }),
    renderTicket: (document) => draw({ kind: 'ticket', document }),
    renderStatement: (document) => draw({ kind: 'statement', document }),
    async close() {
      clearTimeout(idle);
      await worker?.terminate();
    },
  };
}
