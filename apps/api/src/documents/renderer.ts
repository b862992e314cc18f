import type { Worker } from 'node:worker_threads';
import { startThread } from '../platform/startThread.ts';
import type { InvoiceDocument, TicketDocument } from './model.ts';
import type { DrawReply, DrawTask } from './worker.ts';

/** Draws documents as PDFs. */
export interface Renderer {
  /** Resolves to true for a PNG or JPEG that documents can show. Unpacks it, which takes a while for a large one. */
  canDraw(picture: Uint8Array): Promise<boolean>;
  renderInvoice(document: InvoiceDocument): Promise<Uint8Array>;
  renderTicket(document: TicketDocument): Promise<Uint8Array>;
  /** Ends the thread; what is under way fails. */
  close(): Promise<void>;
}

/**
 * Draws where it is called; for tests, which need no thread for the small documents that they have. What draws is loaded
 * with the first document: a server that draws in a thread has no use for it.
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
  close: async () => undefined,
};

type Result = Exclude<DrawReply, { failure: string }>['result'];

interface Waiting {
  resolve(result: Result): void;
  reject(error: Error): void;
}

/** Typefaces and what was found of them take 40 MB: they are kept for as long as documents are asked for. */
const IDLE_MS = 5 * 60_000;

interface RendererOptions {
  idleMs?: number;
  start?: () => Worker;
}

/** What is used for a moment goes early, at the cost of some time: an invoice of 500 lines then takes half the memory. */
export const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 256 };

const startWorker = () =>
  startThread(
    { built: './documents-worker.js', source: new URL('./worker.ts', import.meta.url) },
    { resourceLimits },
  );

/**
 * Draws documents in a thread of its own, which starts with the first of them and ends when none was asked for in a
 * while. A long document or a large picture holds up no other request, and what breaks the thread breaks no more than
 * the documents under way.
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
    // A server that ends does not wait for it.
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
    async close() {
      clearTimeout(idle);
      await worker?.terminate();
    },
  };
}
