import { downloadSignedPdf, downloadTicketPdf, getSignedContent } from '@derrick/domain/documents';
import {
  downloadInvoicePackage,
  downloadInvoicePdf,
  downloadPublicInvoice,
  downloadPublicPackage,
} from '@derrick/domain/invoices';
import { canSeeTicket } from '@derrick/domain/tickets';
import type { Context } from 'hono';
import type { AuthParts } from '../auth/index.ts';
import { contentDisposition } from '../files/index.ts';
import { findInvoice, invoiceOfLink, type StoredInvoice } from '../invoices/index.ts';
import type { AppEnv } from '../platform/context.ts';
import { notFound } from '../platform/failure.ts';
import { languageOf } from '../platform/language.ts';
import type { Logger } from '../platform/logging.ts';
import { may } from '../platform/may.ts';
import { type Route, serve } from '../platform/serve.ts';
import { createSlots } from '../platform/slots.ts';
import { factsOf, findTicket, jobcode, type StoredTicket } from '../tickets/index.ts';
import { invoicePdf } from './invoicePaper.ts';
import { invoicePackage } from './package.ts';
import { readSigned, signedTicket } from './signed.ts';
import { type PaperParts, readTicketDocument } from './ticketPaper.ts';
import { paperWords } from './words.ts';

/** Sends a PDF, which browsers show rather than save. */
function pdfReply(c: Context<AppEnv>, name: string, bytes: Uint8Array): Response {
  c.header('content-type', 'application/pdf');
  c.header('content-disposition', contentDisposition('inline', `${name}.pdf`));
  return c.body(Uint8Array.from(bytes));
}

/** Serves the papers that are made of records. */
export function printingRoutes(parts: PaperParts & AuthParts): Route[] {
  const { db, files, renderer, publicUrl } = parts;
  // Without a configured address, where the caller has reached it.
  const addressOf = (c: Context<AppEnv>) => publicUrl ?? new URL(c.req.url).origin;
  // Each may hold the photos of a ticket in memory.
  const slots = createSlots({ ofCompany: 2, inAll: 6, reason: 'tooManyDocuments' });
  const sendInvoice = async (c: Context<AppEnv>, row: StoredInvoice | undefined) => {
    if (!row) throw notFound();
    const release = slots.take(row.company_id);
    try {
      const { name, bytes } = await invoicePdf(parts, row);
      return pdfReply(c, name, bytes);
    } finally {
      release();
    }
  };
  const sendTicket = async (
    c: Context<AppEnv>,
    ticket: StoredTicket,
    { seesPrices, log }: { seesPrices: boolean; log: Logger },
  ) => {
    const release = slots.take(ticket.company_id);
    try {
      const language = languageOf(c);
      const document = await readTicketDocument(
        { db, files },
        ticket,
        { language, seesPrices, url: addressOf(c) },
        log,
      );
      const bytes = await renderer.renderTicket(document);
      c.header('content-language', language);
      return pdfReply(
        c,
        `${paperWords[language].ticketFile} ${jobcode(ticket.number, ticket.code_prefix)}`,
        bytes,
      );
    } finally {
      release();
    }
  };
  const sendPackage = async (c: Context<AppEnv>, row: StoredInvoice | undefined, log: Logger) => {
    if (!row) throw notFound();
    const onEnd = slots.take(row.company_id);
    try {
      const packed = await invoicePackage(parts, row, { url: addressOf(c), log, onEnd });
      c.header('content-type', 'application/zip');
      c.header('content-disposition', contentDisposition('attachment', `${packed.name}.zip`));
      return c.body(packed.body);
    } catch (error) {
      onEnd();
      throw error;
    }
  };
  return [
    serve(downloadTicketPdf, async ({ c, session, params: { id }, log }) => {
      const ticket = await findTicket(db, session.companyId, id);
      if (!ticket || !canSeeTicket(session, factsOf(ticket))) throw notFound();
      return sendTicket(c, ticket, { seesPrices: may(session, 'prices:read'), log });
    }),
    serve(downloadInvoicePdf, async ({ c, session: { companyId }, params: { id } }) =>
      sendInvoice(c, await findInvoice(db, companyId, id)),
    ),
    serve(downloadPublicInvoice, async ({ c, query }) =>
      sendInvoice(c, await invoiceOfLink(parts, c, query.token ?? '')),
    ),
    serve(downloadInvoicePackage, async ({ c, session: { companyId }, params: { id }, log }) =>
      sendPackage(c, await findInvoice(db, companyId, id), log),
    ),
    serve(downloadPublicPackage, async ({ c, query, log }) =>
      sendPackage(c, await invoiceOfLink(parts, c, query.token ?? ''), log),
    ),
    serve(getSignedContent, ({ c, query }) => readSigned(parts, c, query.token)),
    serve(downloadSignedPdf, async ({ c, query, log }) =>
      sendTicket(c, await signedTicket(parts, c, query.token), { seesPrices: false, log }),
    ),
  ];
}
