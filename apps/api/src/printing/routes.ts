import { isUuid } from '@derrick/domain/contract';
import { downloadSignedPdf, downloadTicketPdf, getSignedContent } from '@derrick/domain/documents';
import {
  downloadCreditNote,
  downloadInvoicePackage,
  downloadInvoicePdf,
  downloadPublicInvoice,
  downloadPublicPackage,
} from '@derrick/domain/invoices';
import {
  downloadCustomerStatementPdf,
  downloadPublicStatementPdf,
  downloadPublicTicket,
} from '@derrick/domain/statements';
import { canSeeTicket } from '@derrick/domain/tickets';
import type { Context } from 'hono';
import type { AuthParts } from '../auth/index.ts';
import { contentDisposition } from '../files/index.ts';
import { creditNotesOf, findInvoice, invoiceOfLink, type StoredInvoice } from '../invoices/index.ts';
import type { AppEnv } from '../platform/context.ts';
import { notFound } from '../platform/failures.ts';
import { hasPermission } from '../platform/hasPermission.ts';
import { languageOf } from '../platform/language.ts';
import type { Logger } from '../platform/logging.ts';
import { paced, streamOf } from '../platform/paced.ts';
import { type Route, serve } from '../platform/serve.ts';
import { customerOfLink, isSignedTicketOf, type StatementPeriod } from '../statements/index.ts';
import { factsOf, findTicket, jobcode, type StoredTicket } from '../tickets/index.ts';
import { createCapacity, type SlotHolder } from './capacity.ts';
import { creditNotePdf } from './creditNotePdf.ts';
import { invoicePdf, type NamedPdf } from './invoicePdf.ts';
import { messages } from './messages.ts';
import { inSlot, invoicePackage } from './package.ts';
import { type PrintingParts, readTicketDocument } from './readTicketDocument.ts';
import { readSignedContent, signedTicket } from './signed.ts';
import { statementPdf } from './statementPdf.ts';

/** Draws a PDF and sends it with headers that make the browser show it instead of saving it. */
async function pdfReply(
  c: Context<AppEnv>,
  { drawing, sending, holder }: SlotHolder,
  draw: () => Promise<NamedPdf>,
): Promise<Response> {
  // Mail scanners send HEAD requests to links.
  const hasBody = c.req.method !== 'HEAD';
  const onEnd = hasBody ? sending.take(holder) : () => undefined;
  try {
    const { name, bytes } = await inSlot(drawing.take(holder), draw);
    c.header('content-type', 'application/pdf');
    c.header('content-length', String(bytes.length));
    c.header('content-disposition', contentDisposition('inline', `${name}.pdf`));
    return hasBody ? c.body(paced(streamOf(bytes), { onEnd })) : c.body(null);
  } catch (error) {
    onEnd();
    throw error;
  }
}

/** Serves the documents of invoices and tickets. */
export function printingRoutes(parts: PrintingParts & AuthParts): Route[] {
  const { db, files, renderer, publicUrl, trustedProxies } = parts;
  // Without a configured public URL, links use the address of the request.
  const addressOf = (c: Context<AppEnv>) => publicUrl ?? new URL(c.req.url).origin;
  const { ofCompany, ofCaller } = createCapacity(trustedProxies);
  const sendInvoice = (c: Context<AppEnv>, row: StoredInvoice | undefined, place: SlotHolder) => {
    if (!row) throw notFound();
    return pdfReply(c, place, () => invoicePdf(parts, row));
  };
  const sendTicket = (
    c: Context<AppEnv>,
    ticket: StoredTicket,
    { seesPrices, log, place }: { seesPrices: boolean; log: Logger; place: SlotHolder },
  ) => {
    const language = languageOf(c);
    c.header('content-language', language);
    return pdfReply(c, place, async () => {
      const reader = { language, seesPrices, url: addressOf(c) };
      const document = await readTicketDocument({ db, files }, ticket, reader, log);
      const name = `${messages[language]('ticketFile')} ${jobcode(ticket.number, ticket.code_prefix)}`;
      return { name, bytes: await renderer.renderTicket(document) };
    });
  };
  const sendStatement = (
    c: Context<AppEnv>,
    of: { companyId: string; customerId: string },
    period: StatementPeriod,
    place: SlotHolder,
  ) =>
    pdfReply(c, place, async () => {
      const pdf = await statementPdf(parts, of, period);
      if (!pdf) throw notFound();
      return pdf;
    });
  const sendPackage = async (
    c: Context<AppEnv>,
    row: StoredInvoice | undefined,
    { log, place }: { log: Logger; place: SlotHolder },
  ) => {
    if (!row) throw notFound();
    if (c.req.method === 'HEAD') {
      c.header('content-type', 'application/zip');
      return c.body(null);
    }
    const onEnd = place.sending.take(place.holder);
    try {
      const packed = await invoicePackage(parts, row, { url: addressOf(c), log, place, onEnd });
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
      const place = ofCompany(session.companyId);
      return sendTicket(c, ticket, { seesPrices: hasPermission(session, 'prices:read'), log, place });
    }),
    serve(downloadInvoicePdf, async ({ c, session: { companyId }, params: { id } }) =>
      sendInvoice(c, await findInvoice(db, companyId, id), ofCompany(companyId)),
    ),
    serve(downloadCreditNote, async ({ c, session: { companyId }, params: { id }, query }) => {
      const row = await findInvoice(db, companyId, id);
      const notes = row ? await creditNotesOf(db, companyId, id) : [];
      const note = notes.find((creditNote) => creditNote.id === query.creditNoteId?.toLowerCase());
      if (!row || !note) throw notFound();
      return pdfReply(c, ofCompany(companyId), () => creditNotePdf(parts, row, note));
    }),
    serve(downloadPublicInvoice, async ({ c, query }) =>
      sendInvoice(c, await invoiceOfLink(parts, c, query.token ?? ''), ofCaller(c)),
    ),
    serve(downloadInvoicePackage, async ({ c, session: { companyId }, params: { id }, log }) =>
      sendPackage(c, await findInvoice(db, companyId, id), { log, place: ofCompany(companyId) }),
    ),
    serve(downloadPublicPackage, async ({ c, query, log }) =>
      sendPackage(c, await invoiceOfLink(parts, c, query.token ?? ''), { log, place: ofCaller(c) }),
    ),
    serve(downloadCustomerStatementPdf, ({ c, session: { companyId }, params: { id }, query }) =>
      sendStatement(c, { companyId, customerId: id }, query, ofCompany(companyId)),
    ),
    serve(downloadPublicStatementPdf, async ({ c, query: { token = '', ...period } }) =>
      sendStatement(c, await customerOfLink(parts, c, token), period, ofCaller(c)),
    ),
    serve(downloadPublicTicket, async ({ c, query: { token = '', id = '' }, log }) => {
      const of = await customerOfLink(parts, c, token);
      const ticket =
        isUuid(id) && (await isSignedTicketOf(db, of, id))
          ? await findTicket(db, of.companyId, id)
          : undefined;
      if (!ticket) throw notFound();
      return sendTicket(c, ticket, { seesPrices: false, log, place: ofCaller(c) });
    }),
    serve(getSignedContent, ({ c, query }) => readSignedContent(parts, c, query.token)),
    serve(downloadSignedPdf, async ({ c, query, log }) =>
      sendTicket(c, await signedTicket(parts, c, query.token), {
        seesPrices: false,
        log,
        place: ofCaller(c),
      }),
    ),
  ];
}
