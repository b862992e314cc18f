import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { StoredInvoice } from '../invoices/index.ts';
import { notFound } from '../platform/failures.ts';
import type { Logger } from '../platform/logging.ts';
import { paced } from '../platform/paced.ts';
import type { SlotHolder } from './capacity.ts';
import { creditNotePdfs } from './creditNotePdf.ts';
import { invoicePdf, type NamedPdf, nameOfInvoice } from './invoicePdf.ts';
import type { PrintingParts, PrintRecipient } from './readTicketDocument.ts';
import { addPdfLazily, addTickets, type EntryOptions, pdfName, stored } from './ticketEntries.ts';

interface PackageOptions extends Pick<PrintRecipient, 'url'> {
  log: Logger;
  place: SlotHolder;
  /** Called once, when the package is sent or was aborted. */
  onEnd: () => void;
}

/**
 * Creates a zip of an invoice, its credit notes and its tickets, one PDF each, with the files of the tickets. The invoice
 * is drawn before anything is sent, so that its failure results in an error response and not in a truncated file. A slow
 * client occupies no slot of `drawing`.
 */
export async function invoicePackage(
  parts: PrintingParts,
  row: StoredInvoice,
  { url, ...options }: PackageOptions,
): Promise<{ name: string; body: ReadableStream<Uint8Array> }> {
  const { drawing, holder } = options.place;
  const invoice = await inSlot(drawing.take(holder), () => invoicePdf(parts, row));
  const credits = await inSlot(drawing.take(holder), () => creditNotePdfs(parts, row));
  const body = await zipOf([invoice, ...credits], options, (zip, entries) =>
    addTickets(zip, parts, row, { url, log: options.log, ...entries }),
  );
  return { name: invoice.name, body };
}

/**
 * Creates a zip of the PDFs of several invoices. The first is drawn before anything is sent, like in a package.
 * @throws {ApiFailure} 404 without invoices
 */
export async function invoicesZip(
  parts: PrintingParts,
  rows: readonly StoredInvoice[],
  options: Omit<PackageOptions, 'url'>,
): Promise<ReadableStream<Uint8Array>> {
  const [first, ...others] = rows;
  if (!first) throw notFound();
  const { drawing, holder } = options.place;
  const invoice = await inSlot(drawing.take(holder), () => invoicePdf(parts, first));
  return zipOf([invoice], options, (zip, entries) => {
    const timesUsed = new Map([[invoice.name, 1]]);
    for (const row of others) {
      // Drafts have no number, so several can have the same name.
      const name = nameOfInvoice(row);
      const times = (timesUsed.get(name) ?? 0) + 1;
      timesUsed.set(name, times);
      const draw = async () => (await invoicePdf(parts, row)).bytes;
      addPdfLazily(zip, times === 1 ? name : `${name} (${times})`, draw, entries);
    }
  });
}

/** Creates a zip of drawn PDFs and of the entries that `addEntries` adds, which are drawn while the zip is read. */
async function zipOf(
  drawn: readonly NamedPdf[],
  { log, place: { drawing, holder }, onEnd }: Omit<PackageOptions, 'url'>,
  addEntries: (zip: ZipFile, entries: EntryOptions) => Promise<void> | void,
): Promise<ReadableStream<Uint8Array>> {
  const zip = new ZipFile();
  const out = new PassThrough();
  const fail = (error: unknown) => {
    log.error({ error }, 'invoice package failed');
    // Aborts the connection, because a truncated file could look complete.
    out.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  zip.on('error', fail);
  for (const { name, bytes } of drawn) zip.addBuffer(Buffer.from(bytes), pdfName(name), stored);
  await addEntries(zip, {
    inTurn: async (draw) => inSlot(await drawing.takeWhenFree(holder), draw),
    onFailure: fail,
  });
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
