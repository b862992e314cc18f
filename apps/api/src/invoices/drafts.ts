/** Creates drafts from approved tickets, copies void invoices to drafts, and deletes drafts. */
import { costReferenceOf, groupInvoiceLines, type Invoice } from '@derrick/domain/invoices';
import type { Transaction } from 'kysely';
import { readInvoiceSettings, type StoredInvoiceSettings, todayOf } from '../company/index.ts';
import { lockCustomersShared } from '../customers/index.ts';
import { type Database, newId } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import type { Session } from '../platform/context.ts';
import { lockDailySums } from '../tickets/index.ts';
import { printedTexts } from './documentFormat.ts';
import { checkInvoiceSize, totalColumns, writeInvoiceLines } from './lines.ts';
import { lockInvoiceFor, readSaved } from './lockInvoice.ts';
import { customerOf, discountOf, labelOf, lineOf } from './present.ts';
import { invoiceSnapshot } from './snapshot.ts';
import { linesOfInvoice } from './store.ts';
import {
  attachTickets,
  type BilledTicket,
  billedLines,
  freeTickets,
  lockBilledTickets,
  rejectUnbillable,
  rejectUnknown,
} from './tickets.ts';

/** Initial values of a new draft, besides its lines. */
interface Beginning {
  companyId: string;
  userId: string;
  settings: StoredInvoiceSettings;
  /** The current day in the company's time zone. */
  today: string;
}

async function beginningOf(
  trx: Transaction<Database>,
  { companyId, userId }: Session,
  now: Date,
): Promise<Beginning> {
  const settings = await readInvoiceSettings(trx, companyId);
  return { companyId, userId, settings, today: await todayOf(trx, companyId, now) };
}

async function customerWith(trx: Transaction<Database>, companyId: string, id: string) {
  return trx
    .selectFrom('customers')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Inserts a draft for tickets of one customer. The transaction must have locked the tickets. */
async function writeDraft(
  unit: Unit,
  { companyId, userId, settings, today }: Beginning,
  customerId: string,
  tickets: readonly BilledTicket[],
): Promise<Invoice> {
  const { trx } = unit;
  const customer = await customerWith(trx, companyId, customerId);
  const billed = await billedLines(trx, companyId, tickets, customer.language);
  const lines = groupInvoiceLines(settings.line_grouping, billed);
  checkInvoiceSize(lines, customer.name);
  const taxPercent = customer.is_tax_exempt ? 0 : settings.tax_percent;
  const id = newId();
  await trx
    .insertInto('invoices')
    .values({
      company_id: companyId,
      id,
      number: null,
      customer_id: customerId,
      status: 'DRAFT',
      list_day: today,
      terms_days: customer.terms_days,
      currency: settings.currency,
      line_grouping: settings.line_grouping,
      tax_percent: taxPercent,
      tax_label: printedTexts(settings, customer.language).taxLabel,
      is_tax_exempt: customer.is_tax_exempt,
      cost_reference: costReferenceOf(tickets, customer.cost_reference),
      paper_size: settings.paper_size,
      has_reminders: settings.has_reminders,
      created_by: userId,
      updated_by: userId,
      ...totalColumns({ lines, discount: null, taxPercent }),
    })
    .execute();
  await writeInvoiceLines(trx, companyId, id, lines);
  await attachTickets(trx, { companyId, invoiceId: id, ids: tickets.map((ticket) => ticket.id) });
  return savedDraft(unit, companyId, id);
}

/** Emits the event of a new draft and returns the draft. */
async function savedDraft({ trx, emit }: Unit, companyId: string, id: string): Promise<Invoice> {
  const invoice = await readSaved(trx, companyId, id);
  emit({
    action: 'invoice.create',
    target: { id, label: invoice.customer.name },
    after: invoiceSnapshot(invoice),
  });
  return invoice;
}

/**
 * Creates one draft per customer from approved tickets.
 * @throws {ApiFailure} 400 for an unknown ticket, 409 for a ticket that is not approved or is on another invoice, 422 for
 *   a draft that would be too large
 */
export async function createDrafts(
  unit: Unit,
  session: Session,
  ticketIds: readonly string[],
  now = new Date(),
): Promise<Invoice[]> {
  const { trx } = unit;
  const { companyId } = session;
  const ids = [...new Set(ticketIds.map((id) => id.toLowerCase()))];
  await lockCustomersShared(trx, companyId);
  const tickets = await lockBilledTickets(trx, companyId, ids);
  rejectUnknown(ids, tickets);
  await rejectUnbillable(trx, companyId, tickets);
  await lockDailySums(trx, companyId, ids);
  const beginning = await beginningOf(trx, session, now);
  const drafts: Invoice[] = [];
  for (const customerId of new Set(tickets.map((ticket) => ticket.customerId ?? ''))) {
    const ticketsOfCustomer = tickets.filter((ticket) => ticket.customerId === customerId);
    drafts.push(await writeDraft(unit, beginning, customerId, ticketsOfCustomer));
  }
  return drafts;
}

/** Deletes a draft and releases its tickets. A draft has no number, so the numbering has no gap. */
export async function deleteDraft(unit: Unit, session: Session, id: string): Promise<void> {
  const { trx, emit } = unit;
  const { companyId } = session;
  await lockCustomersShared(trx, companyId);
  const row = await lockInvoiceFor(unit, session, id, 'remove');
  const before = await readSaved(trx, companyId, id);
  await freeTickets(trx, companyId, id);
  await trx.deleteFrom('invoices').where('company_id', '=', companyId).where('id', '=', id).execute();
  emit({
    action: 'invoice.delete',
    target: { id, label: row.current_name ?? labelOf(row) },
    before: invoiceSnapshot(before),
  });
}

/**
 * Creates a draft from a void invoice, with its lines and with those of its tickets that still exist.
 * @throws {ApiFailure} 409 if the invoice is not void, or if another invoice bills one of its tickets by now
 */
export async function copyInvoice(
  unit: Unit,
  session: Session,
  id: string,
  now = new Date(),
): Promise<Invoice> {
  const { trx } = unit;
  const { companyId, userId } = session;
  await lockCustomersShared(trx, companyId);
  const row = await lockInvoiceFor(unit, session, id, 'copy');
  const billed = await trx
    .selectFrom('invoice_tickets')
    .select('ticket_id')
    .where('company_id', '=', companyId)
    .where('invoice_id', '=', id)
    .execute();
  const ids = billed.map(({ ticket_id }) => ticket_id);
  const tickets = await lockBilledTickets(trx, companyId, ids);
  await rejectUnbillable(trx, companyId, tickets);
  await lockDailySums(trx, companyId, ids);
  const lines = (await linesOfInvoice(trx, companyId, id)).map(lineOf);
  checkInvoiceSize(lines, customerOf(row).name);
  const { settings, today } = await beginningOf(trx, session, now);
  const copyId = newId();
  const discount = discountOf(row);
  await trx
    .insertInto('invoices')
    .values({
      company_id: companyId,
      id: copyId,
      number: null,
      customer_id: row.customer_id,
      status: 'DRAFT',
      list_day: today,
      terms_days: row.terms_days,
      currency: row.currency,
      line_grouping: row.line_grouping,
      discount_amount_cents: row.discount_amount_cents,
      discount_percent: row.discount_percent,
      tax_percent: row.tax_percent,
      tax_label: row.tax_label,
      is_tax_exempt: row.is_tax_exempt,
      cost_reference: row.cost_reference,
      notes: row.notes,
      paper_size: settings.paper_size,
      has_reminders: row.has_reminders,
      copy_of_id: id,
      created_by: userId,
      updated_by: userId,
      ...totalColumns({ lines, discount, taxPercent: row.tax_percent }),
    })
    .execute();
  await writeInvoiceLines(trx, companyId, copyId, lines);
  await attachTickets(trx, { companyId, invoiceId: copyId, ids: tickets.map((ticket) => ticket.id) });
  return savedDraft(unit, companyId, copyId);
}
