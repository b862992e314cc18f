import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { toFileName } from '../files/index.ts';
import { type StoredInvoice, ticketsOf } from '../invoices/index.ts';
import { notFound } from '../platform/failures.ts';
import type { Logger } from '../platform/logging.ts';
import { paced } from '../platform/paced.ts';
import { findTicket, jobcode } from '../tickets/index.ts';
import type { SlotHolder } from './capacity.ts';
import { creditNotePdfs } from './creditNotePdf.ts';
import { invoicePdf, languageOfCustomer, type NamedPdf, nameOfInvoice } from './invoicePdf.ts';
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
  const files = tickets.map(({ id, number, prefix }) => ({
    name: fileName(`${messages[reader.language]('ticketFile')} ${jobcode(number, prefix)}`),
    draw: () => drawTicket(parts, { companyId: row.company_id, id }, reader, log),
  }));
  return { name: invoice.name, body: zipOf([invoice, ...credits], files, { log, place, onEnd }) };
}

/**
 * Creates a zip of the PDFs of several invoices. The first is drawn before anything is sent, like in a package.
 * @throws {ApiFailure} 404 without invoices
 */
export async function invoicesZip(
  parts: PrintingParts,
  rows: readonly StoredInvoice[],
  { log, place, onEnd }: Omit<PackageOptions, 'url'>,
): Promise<ReadableStream<Uint8Array>> {
  const [first, ...others] = rows;
  if (!first) throw notFound();
  const invoice = await inSlot(place.drawing.take(place.holder), () => invoicePdf(parts, first));
  const timesUsed = new Map([[invoice.name, 1]]);
  const files = others.map((row) => {
    // Drafts have no number, so several can have the same name.
    const name = nameOfInvoice(row);
    const times = (timesUsed.get(name) ?? 0) + 1;
    timesUsed.set(name, times);
    const draw = async () => (await invoicePdf(parts, row)).bytes;
    return { name: fileName(times === 1 ? name : `${name} (${times})`), draw };
  });
  return zipOf([invoice], files, { log, place, onEnd });
}

/** A file of a zip that is drawn when its predecessor was read. */
interface LazyFile {
  name: string;
  draw: () => Promise<Uint8Array>;
}

/** Creates a zip of drawn PDFs, followed by files that are drawn while it is read. */
function zipOf(
  drawn: readonly NamedPdf[],
  files: readonly LazyFile[],
  { log, place: { drawing, holder }, onEnd }: Omit<PackageOptions, 'url'>,
): ReadableStream<Uint8Array> {
  const zip = new ZipFile();
  const out = new PassThrough();
  const fail = (error: unknown) => {
    log.error({ error }, 'invoice package failed');
    // Aborts the connection, because a truncated file could look complete.
    out.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  zip.on('error', fail);
  for (const { name, bytes } of drawn) zip.addBuffer(Buffer.from(bytes), fileName(name), stored);
  const drawInSlot = async (draw: LazyFile['draw']) => inSlot(await drawing.takeWhenFree(holder), draw);
  for (const { name, draw } of files) {
    zip.addReadStreamLazy(name, stored, (give) => {
      drawInSlot(draw).then(
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
  return paced(Readable.toWeb(out) as ReadableStream<Uint8Array>, { onEnd });
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
