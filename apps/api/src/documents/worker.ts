/** The worker thread that draws documents, one after another. A long document delays only the documents behind it. */
import { parentPort } from 'node:worker_threads';
import { readPicture } from './draw/pictures.ts';
import { renderInvoice } from './invoice.ts';
import type { InvoiceDocument, StatementDocument, TicketDocument } from './model.ts';
import { renderStatement } from './statement.ts';
import { renderTicket } from './ticket.ts';

export type DrawTask =
  | { kind: 'invoice'; document: InvoiceDocument }
  | { kind: 'ticket'; document: TicketDocument }
  | { kind: 'statement'; document: StatementDocument }
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

function bytesOf(request: Exclude<DrawRequest, { kind: 'picture' }>): Promise<Uint8Array> {
  switch (request.kind) {
    case 'invoice':
      return renderInvoice(request.document);
    case 'ticket':
      return renderTicket(request.document);
    case 'statement':
      return renderStatement(request.document);
  }
}

async function resultOf(request: DrawRequest): Promise<Uint8Array<ArrayBuffer> | boolean> {
  if (request.kind === 'picture') return (await readPicture(request.picture)) !== undefined;
  const bytes = await bytesOf(request);
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
