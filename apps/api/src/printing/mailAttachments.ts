import { findInvoice, ticketsOf } from '../invoices/index.ts';
import type { Attachment, MessagePayload } from '../mail/index.ts';
import type { Logger } from '../platform/logging.ts';
import { jobcode } from '../tickets/index.ts';
import { creditNotePdfs } from './creditNotePdf.ts';
import { invoicePdf, languageOfCustomer } from './invoicePdf.ts';
import { messages } from './messages.ts';
import { drawTicket, fileName } from './package.ts';
import type { PrintingParts } from './readTicketDocument.ts';

/**
 * Maximum size of the attachments of an email, in bytes. Mail servers reject emails of more than about 20 MB, and the
 * encoding adds a third to each file.
 */
const MAX_BYTES = 12 * 1024 * 1024;

/**
 * Creates the attachments of emails: the PDFs of an invoice and of its credit notes and, if the sender chose so, those of its tickets, up to the
 * size limit. The link in the email leads to all documents.
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
    const invoice = await invoicePdf(parts, row);
    const files = [invoice, ...(await creditNotePdfs(parts, row))].map(({ name, bytes }) => pdf(name, bytes));
    const language = languageOfCustomer(row);
    let size = invoice.bytes.length;
    for (const { id, number, prefix } of sending.has_tickets
      ? await ticketsOf(parts.db, companyId, row.id)
      : []) {
      const reader = { url, language, seesPrices: false };
      const bytes = await drawTicket(parts, { companyId, id }, reader, log);
      size += bytes.length;
      if (size > MAX_BYTES) break;
      files.push(pdf(`${messages[language]('ticketFile')} ${jobcode(number, prefix)}`, bytes));
    }
    return files;
  };

const pdf = (name: string, content: Uint8Array): Attachment => ({
  filename: fileName(name),
  contentType: 'application/pdf',
  content,
});
