import { billedTicket, type GroupedLine } from '@derrick/domain/invoices';
import { type Kysely, type SelectQueryBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import { validationFailed } from '../platform/failures.ts';
import type { Language } from '../platform/language.ts';
import { jobcode, readTicketLines } from '../tickets/index.ts';
import { failure } from './failures.ts';
import type { StoredInvoice } from './store.ts';

const columns = [
  'id',
  'number',
  'customer_id as customerId',
  'invoice_id as invoiceId',
  'status',
  'well_name as wellName',
  'description',
  'cost_reference as costReference',
  'code_prefix as prefix',
] as const;

/** The fields of a ticket that its invoice uses. */
export type BilledTicket = Awaited<ReturnType<typeof ticketsOfInvoice>>[number];

/** Locks rows in the order of their ids, so that two transactions with the same tickets cannot deadlock. */
const locked = <O>(query: SelectQueryBuilder<Database, 'tickets', O>) => query.orderBy('id').forUpdate();

const byNumber = (a: { number: number }, b: { number: number }) => a.number - b.number;

const billed = (db: Kysely<Database>, companyId: string) =>
  db
    .selectFrom('tickets')
    .select(columns)
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null);

/** Reads the tickets of an invoice, ordered by number, and locks them. */
export async function ticketsOfInvoice(trx: Transaction<Database>, companyId: string, invoiceId: string) {
  const tickets = await locked(billed(trx, companyId).where('invoice_id', '=', invoiceId)).execute();
  return tickets.sort(byNumber);
}

/** Finds tickets by their ids, ordered by number, and locks them. */
export async function lockBilledTickets(
  trx: Transaction<Database>,
  companyId: string,
  ids: readonly string[],
): Promise<BilledTicket[]> {
  if (ids.length === 0) return [];
  return (await locked(billed(trx, companyId).where('id', 'in', ids)).execute()).sort(byNumber);
}

/**
 * Checks that all tickets can be billed: each is approved, has a customer and is on no other invoice.
 * @throws {ApiFailure} 409 with the names of the tickets and of the invoices that already bill them
 */
export async function rejectUnbillable(
  trx: Transaction<Database>,
  companyId: string,
  tickets: readonly BilledTicket[],
): Promise<void> {
  const billedElsewhere = tickets.flatMap(({ invoiceId, ...ticket }) =>
    invoiceId ? [{ ...ticket, invoiceId }] : [],
  );
  if (billedElsewhere.length > 0) {
    const ids = billedElsewhere.map(({ invoiceId }) => invoiceId);
    const invoices = await trx
      .selectFrom('invoices')
      .select(['id', 'printed_number as number'])
      .where('company_id', '=', companyId)
      .where('id', 'in', ids)
      .execute();
    const data = {
      tickets: billedElsewhere.map(({ id, number, prefix, invoiceId }) => ({
        id,
        jobcode: jobcode(number, prefix),
        invoice: invoices.find((invoice) => invoice.id === invoiceId) ?? { id: invoiceId, number: null },
      })),
    };
    const [first] = data.tickets;
    const values = { ticket: first?.jobcode ?? '' };
    const number = first?.invoice.number;
    throw typeof number === 'string'
      ? failure('ticketAlreadyInvoiced', { values: { ...values, invoice: number }, data })
      : failure('ticketOnDraft', { values, data });
  }
  const notReady = tickets.filter(({ status, customerId }) => status !== 'APPROVED' || customerId === null);
  if (notReady.length === 0) return;
  const values = { tickets: notReady.map(({ number, prefix }) => jobcode(number, prefix)).join(', ') };
  const data = {
    tickets: notReady.map(({ id, number, prefix }) => ({ id, jobcode: jobcode(number, prefix) })),
  };
  const isApproved = notReady.every(({ status }) => status === 'APPROVED');
  throw failure(isApproved ? 'ticketsWithoutCustomer' : 'ticketsNotApproved', { values, data });
}

/** Rejects ids that match no ticket. */
export function rejectUnknown(ids: readonly string[], tickets: readonly BilledTicket[]): void {
  if (tickets.length < ids.length) throw validationFailed({ ticketIds: 'ticketUnknown' });
}

/** Reads the lines of tickets, each ticket with the single line that can summarize it. */
export async function billedLines(
  db: Kysely<Database>,
  companyId: string,
  tickets: readonly BilledTicket[],
  language: Language,
): Promise<{ lines: GroupedLine[]; summary: string }[]> {
  const ids = tickets.map(({ id }) => id);
  const lines = await readTicketLines(db, companyId, ids);
  return tickets.map(({ number, prefix, ...ticket }) =>
    billedTicket(
      { ...ticket, jobcode: jobcode(number, prefix), lines: lines.get(ticket.id) ?? [] },
      language,
    ),
  );
}

/** Adds locked tickets to an invoice. Their status changes only when the invoice is issued. */
export async function attachTickets(
  trx: Transaction<Database>,
  { companyId, invoiceId, ids }: { companyId: string; invoiceId: string; ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .insertInto('invoice_tickets')
    .values(ids.map((id) => ({ company_id: companyId, invoice_id: invoiceId, ticket_id: id })))
    .execute();
  await trx
    .updateTable('tickets')
    .set({ invoice_id: invoiceId, version: sql<number>`version + 1` })
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .execute();
}

/** Releases the tickets of a deleted draft, so that they can be billed again. */
export async function freeTickets(
  trx: Transaction<Database>,
  companyId: string,
  invoiceId: string,
): Promise<void> {
  await ticketsOfInvoice(trx, companyId, invoiceId);
  await trx
    .updateTable('tickets')
    .set({ invoice_id: null, version: sql<number>`version + 1` })
    .where('company_id', '=', companyId)
    .where('invoice_id', '=', invoiceId)
    .execute();
}

const moved = (status: 'APPROVED' | 'INVOICED', by: string) => ({
  status,
  status_by: by,
  status_at: sql<Date>`statement_timestamp()`,
  status_comment: null,
  version: sql<number>`version + 1`,
});

/** Sets the tickets of a void or completely credited invoice back to approved, so that they can be billed again. */
export async function releaseTickets(
  trx: Transaction<Database>,
  { companyId, invoiceId, by }: { companyId: string; invoiceId: string; by: string },
): Promise<BilledTicket[]> {
  const tickets = await ticketsOfInvoice(trx, companyId, invoiceId);
  await trx
    .updateTable('tickets')
    .set({ invoice_id: null, ...moved('APPROVED', by) })
    .where('company_id', '=', companyId)
    .where('invoice_id', '=', invoiceId)
    .execute();
  return tickets;
}

export async function markInvoiced(
  trx: Transaction<Database>,
  { companyId, invoiceId, by }: { companyId: string; invoiceId: string; by: string },
): Promise<void> {
  await trx
    .updateTable('tickets')
    .set(moved('INVOICED', by))
    .where('company_id', '=', companyId)
    .where('invoice_id', '=', invoiceId)
    .execute();
}

/** Emits an event on the timeline of each ticket that an invoice bills or releases. */
export function recordOnTickets(
  { emit }: Unit,
  action: 'ticket.invoice' | 'ticket.release',
  tickets: readonly BilledTicket[],
  { id, printed_number }: Pick<StoredInvoice, 'id' | 'printed_number'>,
): void {
  const invoice = { id, name: printed_number ?? '' };
  for (const { id: ticketId, number, prefix } of tickets) {
    const [before, after] = action === 'ticket.invoice' ? [null, invoice] : [invoice, null];
    const [from, to] = action === 'ticket.invoice' ? ['APPROVED', 'INVOICED'] : ['INVOICED', 'APPROVED'];
    emit({
      action,
      target: { id: ticketId, label: jobcode(number, prefix) },
      before: { status: from, invoice: before },
      after: { status: to, invoice: after },
    });
  }
}
