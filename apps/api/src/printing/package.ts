import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { StoredInvoice } from '../invoices/index.ts';
import type { Logger } from '../platform/logging.ts';
import { paced } from '../platform/paced.ts';
import type { SlotHolder } from './capacity.ts';
import { creditNotePdfs } from './creditNotePdf.ts';
import { invoicePdf } from './invoicePdf.ts';
import type { PrintingParts, PrintRecipient } from './readTicketDocument.ts';
import { addTickets, pdfName, stored } from './ticketEntries.ts';

interface PackageOptions extends Pick<PrintRecipient, 'url'> {
  log: Logger;
  place: SlotHolder;
  /** Called once, when the package is sent or was aborted. */
  onEnd: () => void;
}

/**
 * Creates a zip of an invoice, its credit notes and its tickets, one PDF each, with the files of the tickets. The invoice
 * is drawn before anything is sent, so that its failure results in an error response and not in a truncated file. A slow client occupies
 * no slot of `drawing`.
 */
export async function invoicePackage(
  parts: PrintingParts,
  row: StoredInvoice,
  { url, log, place, onEnd }: PackageOptions,
): Promise<{ name: string; body: ReadableStream<Uint8Array> }> {
  const { drawing, holder } = place;
  const invoice = await inSlot(drawing.take(holder), () => invoicePdf(parts, row));
  const credits = await inSlot(drawing.take(holder), () => creditNotePdfs(parts, row));
  const zip = new ZipFile();
  const out = new PassThrough();
  const fail = (error: unknown) => {
    log.error({ error }, 'invoice package failed');
    // Aborts the connection, because a truncated file could look complete.
    out.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  zip.on('error', fail);
  for (const { name, bytes } of [invoice, ...credits])
    zip.addBuffer(Buffer.from(bytes), pdfName(name), stored);
  await addTickets(zip, parts, row, {
    url,
    log,
    inTurn: async (draw) => inSlot(await drawing.takeWhenFree(holder), draw),
    onFailure: fail,
  });
  zip.end();
  zip.outputStream.pipe(out);
  // The web stream types of Node and of the platform are the same class at run time.
  const body = Readable.toWeb(out) as ReadableStream<Uint8Array>;
  return { name: invoice.name, body: paced(body, { onEnd }) };
}

/** Runs work in a slot and releases the slot when the work has ended. */
export async function inSlot<T>(release: () => void, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    release();
  }
}
