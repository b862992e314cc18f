import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { toFileName } from '../files/index.ts';
import { type StoredInvoice, ticketsOf } from '../invoices/index.ts';
import type { Logger } from '../platform/logging.ts';
import { paced } from '../platform/paced.ts';
import { findTicket, jobcode } from '../tickets/index.ts';
import type { Place } from './capacity.ts';
import { invoicePdf, languageOfCustomer, type Paper } from './invoicePaper.ts';
import { messages } from './messages.ts';
import { type PaperParts, readTicketDocument, type TicketReader } from './ticketPaper.ts';

/** PDFs are compressed already. */
const stored = { compress: false } as const;
/** Returns the file name of a document. */
export const fileName = (name: string) => `${toFileName(name)}.pdf`;

interface PackageOptions extends Pick<TicketReader, 'url'> {
  log: Logger;
  place: Place;
  /** Called once, when all is sent or nothing more will be. */
  onEnd: () => void;
}

/**
 * Packs an invoice with its tickets, one PDF each. A ticket is drawn when its turn comes and the one before was read, so
 * that the photos of one alone are in memory. The invoice is made before anything is sent: what fails then is an error
 * and no cut-off file. A slow reader occupies no slot of `drawing`.
 */
export async function invoicePackage(
  parts: PaperParts,
  row: StoredInvoice,
  { url, log, place, onEnd }: PackageOptions,
): Promise<{ name: string; body: ReadableStream<Uint8Array> }> {
  const { drawing, holder } = place;
  const invoice = await inSlot(drawing.take(holder), () => invoicePdf(parts, row));
  const tickets = await ticketsOf(parts.db, row.company_id, row.id);
  // As the customer gets them: in their language, and without prices, which stand on the invoice.
  const reader = { url, language: languageOfCustomer(row), seesPrices: false };
  const zip = new ZipFile();
  const out = new PassThrough();
  const fail = (error: unknown) => {
    log.error({ error }, 'invoice package failed');
    // The connection breaks off: better than a file that looks whole.
    out.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  zip.on('error', fail);
  zip.addBuffer(Buffer.from(invoice.bytes), fileName(invoice.name), stored);
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
  // The platform's stream and Node's are one class under two names of type.
  const body = Readable.toWeb(out) as ReadableStream<Uint8Array>;
  return { name: invoice.name, body: paced(body, { onEnd }) };
}

/** Runs work in a slot, and releases the slot as soon as the work has ended. */
export async function inSlot<T>(release: () => void, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    release();
  }
}

/** Draws a ticket of an invoice as its customer gets it. */
export async function drawTicket(
  parts: PaperParts,
  { companyId, id }: { companyId: string; id: string },
  reader: TicketReader,
  log: Logger,
): Promise<Paper['bytes']> {
  const ticket = await findTicket(parts.db, companyId, id);
  if (!ticket) throw new Error(`The ticket ${id} of an invoice is gone`);
  return parts.renderer.renderTicket(await readTicketDocument(parts, ticket, reader, log));
}
