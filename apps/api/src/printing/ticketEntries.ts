import { Readable } from 'node:stream';
import type { ZipFile } from 'yazl';
import { listFilesOf, toFileName } from '../files/index.ts';
import { type StoredInvoice, ticketsOf } from '../invoices/index.ts';
import type { Logger } from '../platform/logging.ts';
import { findTicket, jobcode } from '../tickets/index.ts';
import { languageOfCustomer, type NamedPdf } from './invoicePdf.ts';
import { messages } from './messages.ts';
import { splitFiles } from './photos.ts';
import { type PrintingParts, type PrintRecipient, readTicketDocument } from './readTicketDocument.ts';

/** PDFs and photos are already compressed. */
export const stored = { compress: false } as const;
export const pdfName = (name: string) => `${toFileName(name)}.pdf`;

interface EntryOptions extends Pick<PrintRecipient, 'url'> {
  log: Logger;
  /** Runs the drawing of a PDF, for example when a slot is free. */
  inTurn: (draw: () => Promise<NamedPdf['bytes']>) => Promise<NamedPdf['bytes']>;
  /** Called if a PDF could not be drawn. */
  onFailure: (error: unknown) => void;
}

/**
 * Adds the tickets of an invoice to a zip: the PDF of each, and the files that the PDF only lists. A ticket is drawn when
 * its predecessor was read, so that only one ticket's photos are in memory.
 */
export async function addTickets(
  zip: ZipFile,
  parts: PrintingParts,
  row: StoredInvoice,
  { url, log, inTurn, onFailure }: EntryOptions,
): Promise<void> {
  const { company_id: companyId } = row;
  // The tickets are in the customer's language and without prices, because the invoice has the prices.
  const reader = { url, language: languageOfCustomer(row), isCustomer: true, seesPrices: false };
  for (const { id, number, prefix } of await ticketsOf(parts.db, companyId, row.id)) {
    const name = `${messages[reader.language]('ticketFile')} ${jobcode(number, prefix)}`;
    zip.addReadStreamLazy(pdfName(name), stored, (give) => {
      inTurn(() => drawTicket(parts, { companyId, id }, reader, log)).then(
        (bytes) => give(null, Readable.from([bytes])),
        (error: unknown) => {
          onFailure(error);
          give(error, Readable.from([]));
        },
      );
    });
    const { others } = splitFiles(await listFilesOf(parts.db, companyId, { kind: 'ticket', id }));
    for (const [index, { originalName, storageKey }] of others.entries()) {
      const file = toFileName(`${name} - ${index + 1} ${originalName}`);
      zip.addReadStreamLazy(file, stored, (give) => {
        readStored(parts, storageKey, log).then(
          (stream) => give(null, stream),
          (error: unknown) => {
            onFailure(error);
            give(error, Readable.from([]));
          },
        );
      });
    }
  }
}

/** Opens a stored file. A missing file is empty, so that it does not prevent the download of the others. */
async function readStored({ files }: PrintingParts, storageKey: string, log: Logger): Promise<Readable> {
  const content = await files?.store.read(storageKey);
  if (content) return content.stream;
  if (files) log.error({ storageKey }, 'stored file missing');
  return Readable.from([]);
}

/** Draws a ticket of an invoice in the version for its customer. */
async function drawTicket(
  parts: PrintingParts,
  { companyId, id }: { companyId: string; id: string },
  reader: PrintRecipient,
  log: Logger,
): Promise<NamedPdf['bytes']> {
  const ticket = await findTicket(parts.db, companyId, id);
  if (!ticket) throw new Error(`The ticket ${id} of an invoice is gone`);
  return parts.renderer.renderTicket(await readTicketDocument(parts, ticket, reader, log));
}
