/** The thread that draws documents: one after the other, so that a long one holds nothing up but those behind it. */
import { parentPort } from 'node:worker_threads';
import { renderInvoice } from './invoice.ts';
import type { InvoiceDocument, TicketDocument } from './model.ts';
import { renderTicket } from './ticket.ts';

/** What the thread is asked for. */
export type DrawRequest = { id: number } & (
  | { kind: 'invoice'; document: InvoiceDocument }
  | { kind: 'ticket'; document: TicketDocument }
);

/** What it answers. */
export type DrawReply = { id: number } & ({ bytes: Uint8Array<ArrayBuffer> } | { failure: string });

if (!parentPort) throw new Error('Documents are drawn in a thread.');
const port = parentPort;

async function draw(request: DrawRequest): Promise<DrawReply> {
  const { id } = request;
  try {
    const bytes =
      request.kind === 'invoice'
        ? await renderInvoice(request.document)
        : await renderTicket(request.document);
    // Small buffers share their memory with others, which must not leave with them.
    return { id, bytes: Uint8Array.from(bytes) };
  } catch (error) {
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

let last: Promise<unknown> = Promise.resolve();
port.on('message', (request: DrawRequest) => {
  last = last
    .then(() => draw(request))
    .then((reply) => port.postMessage(reply, 'bytes' in reply ? [reply.bytes.buffer] : []));
});
