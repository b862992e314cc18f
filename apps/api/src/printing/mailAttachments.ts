import { INVOICE_PACKAGE_MAIL_MAX_BYTES } from '@derrick/domain/invoices';
import { ZipFile } from 'yazl';
import { toFileName } from '../files/index.ts';
import { findInvoice, packageBytesOf, type StoredInvoice } from '../invoices/index.ts';
import type { Attachment, MessagePayload } from '../mail/index.ts';
import type { Logger } from '../platform/logging.ts';
import { creditNotePdfs } from './creditNotePdf.ts';
import { invoicePdf, languageOfCustomer } from './invoicePdf.ts';
import { messages } from './messages.ts';
import type { PrintingParts } from './readTicketDocument.ts';
import { addTickets, pdfName } from './ticketEntries.ts';

/**
 * Creates the attachments of emails: the PDFs of an invoice and of its credit notes and, if the sender chose so, a zip with the PDFs and files of
 * its tickets. A zip that is too large for an email is left out: the email then says so, and its link leads to all
 * documents.
 * @param url base URL of the app, without a trailing slash
 */
export const mailAttachments =
  (parts: PrintingParts, url: string, log: Logger) =>
  async (payload: MessagePayload): Promise<Attachment[]> => {
    if (payload.template !== 'invoice') return [];
    const { companyId, sendingId } = payload;
    const sending = await parts.db
      .selectFrom('invoice_sendings')
      .select(['invoice_id', 'has_tickets'])
      .where('company_id', '=', companyId)
      .where('id', '=', sendingId)
      .executeTakeFirst();
    const row = sending && (await findInvoice(parts.db, companyId, sending.invoice_id));
    if (!row) return [];
    const documents = [await invoicePdf(parts, row), ...(await creditNotePdfs(parts, row))];
    const pdfs = documents.map(({ name, bytes }) => ({
      filename: pdfName(name),
      contentType: 'application/pdf',
      content: bytes,
    }));
    const size = sending.has_tickets ? await packageBytesOf(parts.db, companyId, row.id) : 0;
    if (size === 0 || size > INVOICE_PACKAGE_MAIL_MAX_BYTES) return pdfs;
    const t = messages[languageOfCustomer(row)];
    const zipName = toFileName(t('ticketsFile', { number: row.printed_number ?? '' }));
    const content = await zipTickets(parts, row, url, log);
    return [...pdfs, { filename: `${zipName}.zip`, contentType: 'application/zip', content }];
  };

/** Creates a zip of the tickets of an invoice in memory. */
function zipTickets(parts: PrintingParts, row: StoredInvoice, url: string, log: Logger): Promise<Uint8Array> {
  const zip = new ZipFile();
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    zip.on('error', reject);
    zip.outputStream.on('data', (piece: Buffer) => pieces.push(piece));
    zip.outputStream.on('error', reject);
    zip.outputStream.on('end', () => resolve(Buffer.concat(pieces)));
    addTickets(zip, parts, row, { url, log, inTurn: (draw) => draw(), onFailure: reject }).then(
      () => zip.end(),
      reject,
    );
  });
}
