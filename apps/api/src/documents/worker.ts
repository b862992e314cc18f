/** The worker thread that draws documents, one after another. A long document delays only the documents behind it. */
import { parentPort } from 'node:worker_threads';
import { readPicture } from './draw/pictures.ts';
import { renderInvoice } from './invoice.ts';
import type { InvoiceDocument, TicketDocument } from './model.ts';
import { renderTicket } from './ticket.ts';

export type DrawTask =
  | { kind: 'invoice'; document: InvoiceDocument }
  | { kind: 'ticket'; document: TicketDocument }
  /** Checks that documents can show a picture. */
  | { kind: 'picture'; picture: Uint8Array };

export type DrawRequest = { id: number } & DrawTask;

/** A reply of the thread: the bytes of a document, or `true` for a picture that can be drawn. */
export type DrawReply = { id: number } & (
  | { result: Uint8Array<ArrayBuffer> | boolean }
  | { failure: string }
);

if (!parentPort) throw new Error('Documents are drawn in a thread.');
const port = parentPort;

async function resultOf(request: DrawRequest): Promise<Uint8Array<ArrayBuffer> | boolean> {
  if (request.kind === 'picture') return (await readPicture(request.picture)) !== undefined;
  const bytes =
    request.kind === 'invoice' ? await renderInvoice(request.document) : await renderTicket(request.document);
  // Small buffers share an `ArrayBuffer` with other buffers, which must not be transferred along.
  return Uint8Array.from(bytes);
}

async function draw(request: DrawRequest): Promise<void> {
  const { id } = request;
  const post = (reply: DrawReply, transferred: ArrayBuffer[] = []) => port.postMessage(reply, transferred);
  try {
    const result = await resultOf(request);
    post({ id, result }, typeof result === 'boolean' ? [] : [result.buffer]);
  } catch (error) {
    post({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

let last: Promise<unknown> = Promise.resolve();
port.on('message', (request: DrawRequest) => {
  last = last.then(() => draw(request));
});
