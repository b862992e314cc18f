import { Readable, Transform } from 'node:stream';
import { ZipFile } from 'yazl';
import { type StoredInvoice, ticketsOf } from '../invoices/index.ts';
import type { Logger } from '../platform/logging.ts';
import { findTicket, jobcode } from '../tickets/index.ts';
import { invoicePdf, languageOfCustomer, type Paper } from './invoicePaper.ts';
import { type PaperParts, readTicketDocument, type TicketReader } from './ticketPaper.ts';
import { paperWords } from './words.ts';

/** Whoever reads nothing for so long is gone without saying so. */
const STALL_MS = 60_000;
/** PDFs are compressed already. */
const stored = { compress: false } as const;
/** What cannot stand in the name of a file. */
const FORBIDDEN = /[\\/:*?"<>|]/g;

/** Names the file of a document; what cannot stand in such a name becomes a hyphen. */
export const fileName = (name: string) => `${name.replaceAll(FORBIDDEN, '-')}.pdf`;

/** Ends a stream that nobody reads from. */
function whileRead(onStall: () => void): Transform {
  let stalled: NodeJS.Timeout | undefined;
  const wait = () => {
    clearTimeout(stalled);
    stalled = setTimeout(onStall, STALL_MS).unref();
  };
  wait();
  return new Transform({
    transform(piece, _encoding, done) {
      wait();
      done(null, piece);
    },
    destroy(error, done) {
      clearTimeout(stalled);
      done(error);
    },
  });
}

interface PackageOptions extends Pick<TicketReader, 'url'> {
  log: Logger;
  /** Called once, when all is sent or nothing more will be. */
  onEnd: () => void;
}

/**
 * Packs an invoice with its tickets, one PDF each. A ticket is drawn when its turn comes and the one before was read, so
 * that the photos of one alone are in memory. The invoice is made before anything is sent: what fails then is an error
 * and no cut-off file.
 */
export async function invoicePackage(
  parts: PaperParts,
  row: StoredInvoice,
  { url, log, onEnd }: PackageOptions,
): Promise<{ name: string; body: ReadableStream<Uint8Array> }> {
  const invoice = await invoicePdf(parts, row);
  const tickets = await ticketsOf(parts.db, row.company_id, row.id);
  // As the customer gets them: in their language, and without prices, which stand on the invoice.
  const reader = { url, language: languageOfCustomer(row), seesPrices: false };
  const zip = new ZipFile();
  const out = whileRead(() => out.destroy(new Error('Nobody has read the package for a minute')));
  out.once('close', onEnd);
  const fail = (error: unknown) => {
    log.error({ err: error }, 'package broke off');
    // The connection breaks off: better than a file that looks whole.
    out.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  zip.on('error', fail);
  zip.addBuffer(Buffer.from(invoice.bytes), fileName(invoice.name), stored);
  for (const { id, number, prefix } of tickets) {
    const name = fileName(`${paperWords[reader.language].ticketFile} ${jobcode(number, prefix)}`);
    zip.addReadStreamLazy(name, stored, (give) => {
      drawTicket(parts, { companyId: row.company_id, id }, reader, log).then(
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
  return { name: invoice.name, body: Readable.toWeb(out) as ReadableStream<Uint8Array> };
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
