import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { toFileName } from '../files/index.ts';
import { type StoredInvoice, ticketsOf } from '../invoices/index.ts';
import type { Logger } from '../platform/logging.ts';
import { paced } from '../platform/paced.ts';
import { findTicket, jobcode } from '../tickets/index.ts';
import type { SlotHolder } from './capacity.ts';
import { creditNotePdfs } from './creditNotePdf.ts';
import { invoicePdf, languageOfCustomer, type NamedPdf } from './invoicePdf.ts';
import { messages } from './messages.ts';
import { type PrintingParts, type PrintRecipient, readTicketDocument } from './readTicketDocument.ts';

/** PDFs are already compressed. */
const stored = { compress: false } as const;
export const fileName = (name: string) => `${toFileName(name)}.pdf`;

interface PackageOptions extends Pick<PrintRecipient, 'url'> {
  log: Logger;
  place: SlotHolder;
  /** Called once, when the package is sent or was aborted. */
  onEnd: () => void;
}

/**
 * Creates a zip of an invoice, its credit notes and its tickets, one PDF each. A ticket is drawn when its predecessor was read, so that
 * only one ticket's photos are in memory. The invoice is drawn before anything is sent, so that its failure results in an
 * error response and not in a truncated file. A slow client occupies no slot of `drawing`.
 */
export async function invoicePackage(
  parts: PrintingParts,
  row: StoredInvoice,
  { url, log, place, onEnd }: PackageOptions,
): Promise<{ name: string; body: ReadableStream<Uint8Array> }> {
  const { drawing, holder } = place;
  const invoice = await inSlot(drawing.take(holder), () => invoicePdf(parts, row));
  const credits = await inSlot(drawing.take(holder), () => creditNotePdfs(parts, row));
  const tickets = await ticketsOf(parts.db, row.company_id, row.id);
  // The tickets are in the customer's language and without prices, because the invoice has the prices.
  const reader = { url, language: languageOfCustomer(row), seesPrices: false };
  const zip = new ZipFile();
  const out = new PassThrough();
  const fail = (error: unknown) => {
    log.error({ error }, 'invoice package failed');
    // Aborts the connection, because a truncated file could look complete.
    out.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  zip.on('error', fail);
  for (const { name, bytes } of [invoice, ...credits])
    zip.addBuffer(Buffer.from(bytes), fileName(name), stored);
  const draw = async (id: string) => {
    const release = await drawing.takeWhenFree(holder);
    return inSlot(release, () => drawTicket(parts, { companyId: row.company_id, id }, reader, log));
  };
  for (const { id, number, prefix } of tickets) {
    const name = fileName(`${messages[reader.language]('ticketFile')} ${jobcode(number, prefix)}`);
    zip.addReadStreamLazy(name, stored, (give) => {
      draw(id).then(
        (bytes) => give(null, Readable.from([bytes])),
        (error: unknown) => {
          fail(error);
          give(error, Readable.from([]));
        },
      );
    });
  }
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

/** Draws a ticket of an invoice in the version for its customer. */
export async function drawTicket(
  parts: PrintingParts,
  { companyId, id }: { companyId: string; id: string },
  reader: PrintRecipient,
  log: Logger,
): Promise<NamedPdf['bytes']> {
  const ticket = await findTicket(parts.db, companyId, id);
  if (!ticket) throw new Error(`The ticket ${id} of an invoice is gone`);
  return parts.renderer.renderTicket(await readTicketDocument(parts, ticket, reader, log));
}
