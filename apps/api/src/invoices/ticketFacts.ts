/** The facts of tickets that invoices print. */
import type { InvoiceTicket } from '@derrick/domain/invoices';
import { type Kysely, sql, type Transaction } from 'kysely';
import { clockOf } from '../company/index.ts';
import type { Database } from '../db/index.ts';
import { dayIn } from '../platform/dayRange.ts';
import { jobcode } from '../tickets/index.ts';
import type { StoredInvoice } from './store.ts';

const billedTickets = (db: Kysely<Database>, companyId: string, invoiceId: string) =>
  db
    .selectFrom('invoice_tickets as billed')
    .innerJoin('tickets as ticket', (join) =>
      join.onRef('ticket.company_id', '=', 'billed.company_id').onRef('ticket.id', '=', 'billed.ticket_id'),
    )
    .leftJoin('users as technician', (join) =>
      join
        .onRef('technician.company_id', '=', 'ticket.company_id')
        .onRef('technician.id', '=', 'ticket.technician_id'),
    )
    .leftJoin('ticket_signatures as signature', (join) =>
      join
        .onRef('signature.company_id', '=', 'ticket.company_id')
        .onRef('signature.ticket_id', '=', 'ticket.id'),
    )
    .select([
      'billed.facts',
      'ticket.id',
      'ticket.number',
      'ticket.code_prefix as prefix',
      'ticket.work_date as workDate',
      'ticket.description',
      'ticket.well_name as wellName',
      'ticket.location',
      'technician.fullname as technician',
      'ticket.work_started_at as workStartedAt',
      'ticket.work_ended_at as workEndedAt',
      'ticket.work_hours as workHours',
      'ticket.cost_reference as costReference',
      'ticket.signed_at as signedAt',
      'signature.name as signerName',
    ])
    .where('billed.company_id', '=', companyId)
    .where('billed.invoice_id', '=', invoiceId)
    .orderBy('ticket.number')
    .execute();

type BilledRow = Awaited<ReturnType<typeof billedTickets>>[number];

const currentFacts = (
  { facts: _facts, number, prefix, signedAt, signerName, ...ticket }: BilledRow,
  timeZone: string,
): InvoiceTicket => ({
  ...ticket,
  workStartedAt: ticket.workStartedAt?.slice(0, 5) ?? null,
  workEndedAt: ticket.workEndedAt?.slice(0, 5) ?? null,
  jobcode: jobcode(number, prefix),
  signature:
    signedAt && signerName !== null ? { name: signerName, signedOn: dayIn(signedAt, timeZone) } : null,
});

const withoutFacts = ({ id, number, prefix, workDate, description }: BilledRow): InvoiceTicket => ({
  id,
  jobcode: jobcode(number, prefix),
  workDate,
  description,
  wellName: null,
  location: null,
  technician: null,
  workStartedAt: null,
  workEndedAt: null,
  workHours: null,
  costReference: null,
  signature: null,
});

/**
 * Reads the tickets of an invoice, ordered by number: with the facts stored at issue, or with the current ones for a
 * draft.
 */
export async function printedTickets(
  db: Kysely<Database>,
  { company_id: companyId, id, status }: Pick<StoredInvoice, 'company_id' | 'id' | 'status'>,
): Promise<InvoiceTicket[]> {
  const { timeZone } = await clockOf(db, companyId);
  return (await billedTickets(db, companyId, id)).map((row) => {
    if (status === 'DRAFT') return currentFacts(row, timeZone);
    return row.facts ? { ...row.facts, id: row.id } : withoutFacts(row);
  });
}

/** Stores the current facts of the tickets of an invoice that is being issued. */
export async function storeTicketFacts(
  trx: Transaction<Database>,
  { companyId, invoiceId }: { companyId: string; invoiceId: string },
): Promise<void> {
  const facts = await printedTickets(trx, { company_id: companyId, id: invoiceId, status: 'DRAFT' });
  if (facts.length === 0) return;
  await sql`
    update invoice_tickets billed set facts = ticket.facts
    from jsonb_to_recordset(${JSON.stringify(facts.map((ticket) => ({ id: ticket.id, facts: ticket })))}::jsonb)
      as ticket (id uuid, facts jsonb)
    where billed.company_id = ${companyId} and billed.invoice_id = ${invoiceId} and billed.ticket_id = ticket.id
  `.execute(trx);
}
