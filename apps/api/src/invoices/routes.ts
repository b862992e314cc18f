import {
  addInvoicePayment,
  copyInvoice as copyInvoiceCall,
  createInvoices,
  creditInvoice as creditInvoiceCall,
  deleteInvoice,
  downloadCreditNotes,
  downloadInvoiceAging,
  downloadInvoices,
  getInvoice,
  getInvoiceAging,
  getInvoiceSettings,
  getInvoiceStatistics,
  getInvoiceTimeline,
  getPublicInvoice,
  giveUpInvoice,
  issueInvoice as issueInvoiceCall,
  listCreditNotes,
  listInvoices,
  markInvoiceSent,
  receiveDeliveryReport,
  remindOfInvoice,
  reverseInvoicePayment,
  sendInvoice as sendInvoiceCall,
  setInvoiceReminders,
  startPublicPayment,
  updateInvoice,
  voidInvoice,
} from '@derrick/domain/invoices';
import { receiveStripeEvent } from '@derrick/domain/payments';
import type { Kysely } from 'kysely';
import type { AuthParts } from '../auth/index.ts';
import type { Database } from '../db/index.ts';
import { countRecorded, readRecorded } from '../events/index.ts';
import { notFound } from '../platform/failures.ts';
import { languageOf } from '../platform/language.ts';
import { pageReply, rangeOf } from '../platform/listing.ts';
import { type Route, serveWith } from '../platform/serve.ts';
import { createExportSlots, type ExportSlots } from '../tickets/index.ts';
import { agingExport, readAging } from './aging.ts';
import { changeDraft, setReminders } from './change.ts';
import { startPayment } from './checkout.ts';
import { creditInvoice } from './credit.ts';
import { creditNoteExport, readCreditNotes } from './creditList.ts';
import { type BounceParts, receiveReport } from './deliveryReports.ts';
import { copyInvoice, createDrafts, deleteDraft } from './drafts.ts';
import { endInvoice } from './end.ts';
import { invoiceExport } from './export.ts';
import { issueInvoice } from './issue.ts';
import { readInvoices, readStatistics } from './list.ts';
import { messages } from './messages.ts';
import { receivePaymentEvent } from './onlinePayments.ts';
import { addPayment, reversePayment } from './payments.ts';
import type { PaymentParts } from './paymentWays.ts';
import { wholeInvoice } from './present.ts';
import { readPublicInvoice } from './public.ts';
import { markSent, remindNow, sendInvoice } from './send.ts';
import { invoiceSettings } from './settings.ts';
import { findInvoice, type StoredInvoice } from './store.ts';

/** Events of a payment with many details have some 10 KB. */
const EVENT_MAX_BYTES = 256 * 1024;

/** Mail servers return the header of an email, but some all of it: the command that sends it here shortens it. */
const REPORT_MAX_BYTES = 512 * 1024;

const serve = serveWith(messages);

async function storedInvoice(db: Kysely<Database>, companyId: string, id: string): Promise<StoredInvoice> {
  const row = await findInvoice(db, companyId, id);
  if (!row) throw notFound();
  return row;
}

export const invoiceRoutes = (
  parts: AuthParts & PaymentParts & BounceParts,
  slots: ExportSlots = createExportSlots(),
): Route[] => {
  const { db } = parts;
  return [
    serve(listInvoices, ({ session: { companyId }, query }) => readInvoices(db, companyId, query)),
    serve(getInvoiceStatistics, ({ session: { companyId }, query }) => readStatistics(db, companyId, query)),
    serve(getInvoiceAging, ({ session: { companyId }, query }) => readAging(db, companyId, query)),
    serve(listCreditNotes, ({ session: { companyId }, query }) => readCreditNotes(db, companyId, query)),
    serve(downloadCreditNotes, ({ c, query }) => creditNoteExport(db, slots, c, query)),
    serve(downloadInvoiceAging, ({ c, query }) => agingExport(db, c, query)),
    serve(getInvoiceSettings, ({ c, session: { companyId } }) =>
      invoiceSettings(db, companyId, languageOf(c)),
    ),
    serve(downloadInvoices, ({ c, query }) => invoiceExport(db, slots, c, query)),
    serve(createInvoices, ({ session, body: { ticketIds }, unit }) => createDrafts(unit, session, ticketIds)),
    serve(getInvoice, async ({ session: { companyId }, params: { id } }) =>
      wholeInvoice(db, await storedInvoice(db, companyId, id)),
    ),
    serve(getInvoiceTimeline, async ({ session: { companyId }, params: { id }, query }) => {
      await storedInvoice(db, companyId, id);
      const target = { type: 'invoice', id };
      const entries = await readRecorded(db, companyId, target, ['status'], rangeOf(query));
      const { count } = await countRecorded(db, companyId, target);
      return pageReply(entries, count, query);
    }),
    serve(updateInvoice, ({ session, params: { id }, body, basis, unit }) =>
      changeDraft(unit, session, id, body, basis),
    ),
    serve(deleteInvoice, async ({ session, params: { id }, unit }) => {
      await deleteDraft(unit, session, id);
      return { id };
    }),
    serve(issueInvoiceCall, async ({ session, params: { id }, body: { version, send }, unit }) => {
      const invoice = await issueInvoice(unit, session, id, version);
      return send ? sendInvoice(unit, session, id, send) : invoice;
    }),
    serve(sendInvoiceCall, ({ session, params: { id }, body, unit }) => sendInvoice(unit, session, id, body)),
    serve(remindOfInvoice, ({ session, params: { id }, unit }) => remindNow(unit, session, id)),
    serve(markInvoiceSent, ({ session, params: { id }, body, unit }) => markSent(unit, session, id, body)),
    serve(getPublicInvoice, ({ c, query }) => readPublicInvoice(parts, c, query.token ?? '')),
    serve(startPublicPayment, ({ c, body: { token }, log }) => startPayment(parts, c, token, log)),
    serve(receiveStripeEvent, {
      limits: { maxBodyBytes: EVENT_MAX_BYTES },
      handle: ({ c, params: { id }, log }) => receivePaymentEvent(parts, c, id, log),
    }),
    serve(receiveDeliveryReport, {
      limits: { maxBodyBytes: REPORT_MAX_BYTES },
      handle: ({ c, log }) => receiveReport(parts, c, log),
    }),
    serve(addInvoicePayment, ({ c, session, params: { id }, body, unit }) =>
      addPayment(unit, session, id, body, languageOf(c)),
    ),
    serve(reverseInvoicePayment, ({ session, params: { id }, body, unit }) =>
      reversePayment(unit, session, id, body),
    ),
    serve(creditInvoiceCall, ({ c, session, params: { id }, body, unit }) =>
      creditInvoice(unit, session, id, body, languageOf(c)),
    ),
    serve(voidInvoice, ({ session, params: { id }, body: { reason }, unit }) =>
      endInvoice(unit, session, id, 'void', reason),
    ),
    serve(giveUpInvoice, ({ session, params: { id }, body: { reason }, unit }) =>
      endInvoice(unit, session, id, 'uncollectible', reason),
    ),
    serve(copyInvoiceCall, ({ session, params: { id }, unit }) => copyInvoice(unit, session, id)),
    serve(setInvoiceReminders, ({ session, params: { id }, body: { hasReminders }, unit }) =>
      setReminders(unit, session, id, hasReminders),
    ),
  ];
};
