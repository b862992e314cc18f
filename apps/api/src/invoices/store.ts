import type { CreditNote } from '@derrick/domain/invoices';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { array, integer, nullable, object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import { readRows } from '../sql/index.ts';
import type { InvoiceLinesTable, InvoicesTable } from './tables.ts';

/** An invoice row with the current data of its customer. */
export interface StoredInvoice extends Omit<Selectable<InvoicesTable>, 'search_text'> {
  current_name: string | null;
  current_address: string | null;
  current_email: string | null;
  current_language: 'en' | 'es' | null;
}

export type StoredInvoiceLine = Omit<Selectable<InvoiceLinesTable>, 'company_id' | 'invoice_id' | 'position'>;

const invoicesWithCustomers = (db: Kysely<Database>, companyId: string) =>
  db
    .selectFrom('invoices as invoice')
    .leftJoin('customers as current', (join) =>
      join
        .onRef('current.company_id', '=', 'invoice.company_id')
        .onRef('current.id', '=', 'invoice.customer_id'),
    )
    .selectAll('invoice')
    .select([
      'current.name as current_name',
      'current.billing_address as current_address',
      'current.invoice_email as current_email',
      'current.language as current_language',
    ])
    .where('invoice.company_id', '=', companyId);

export const findInvoice = (
  db: Kysely<Database>,
  companyId: string,
  id: string,
): Promise<StoredInvoice | undefined> =>
  invoicesWithCustomers(db, companyId).where('invoice.id', '=', id).executeTakeFirst();

/** Finds an invoice and locks it until the transaction ends. */
export const lockInvoice = (
  trx: Transaction<Database>,
  companyId: string,
  id: string,
): Promise<StoredInvoice | undefined> =>
  invoicesWithCustomers(trx, companyId)
    .where('invoice.id', '=', id)
    .forNoKeyUpdate('invoice')
    .executeTakeFirst();

export const linesOfInvoice = (
  db: Kysely<Database>,
  companyId: string,
  invoiceId: string,
): Promise<StoredInvoiceLine[]> =>
  db
    .selectFrom('invoice_lines')
    .select([
      'kind',
      'description',
      'quantity',
      'unit',
      'unit_price_cents',
      'is_taxable',
      'reason',
      'price_item_id',
      'ticket_id',
    ])
    .where('company_id', '=', companyId)
    .where('invoice_id', '=', invoiceId)
    .orderBy('position')
    .execute();

/** Reads the payments of an invoice, including reversed payments, in the order of recording. */
export const paymentsOf = (db: Kysely<Database>, companyId: string, invoiceId: string) =>
  db
    .selectFrom('invoice_payments as payment')
    .leftJoin('users as recorder', (join) =>
      join
        .onRef('recorder.company_id', '=', 'payment.company_id')
        .onRef('recorder.id', '=', 'payment.created_by'),
    )
    .leftJoin('users as reverser', (join) =>
      join
        .onRef('reverser.company_id', '=', 'payment.company_id')
        .onRef('reverser.id', '=', 'payment.reversed_by'),
    )
    .selectAll('payment')
    .select(['recorder.fullname as recordedBy', 'reverser.fullname as reversedBy'])
    .where('payment.company_id', '=', companyId)
    .where('payment.invoice_id', '=', invoiceId)
    .orderBy('payment.created_at')
    .orderBy('payment.id')
    .execute();

const creditNoteRow = object({
  id: string(),
  number: string(),
  issueDate: string(),
  reason: string(),
  lines: array(object({ line: integer(), amountCents: integer() })),
  subtotalCents: integer(),
  discountCents: integer(),
  taxCents: integer(),
  totalCents: integer(),
  refundCents: integer(),
  method: nullable(string()),
  reference: nullable(string()),
  refundedOn: nullable(string()),
  issuedBy: nullable(string()),
});

/** Reads the credit notes of an invoice, in the order of their numbers. */
export async function creditNotesOf(
  db: Kysely<Database>,
  companyId: string,
  invoiceId: string,
): Promise<CreditNote[]> {
  const rows = await readRows(db, creditNoteRow)`
    select n.id, n.printed_number as number, n.issue_date as "issueDate", n.reason,
      (
        select json_agg(json_build_object('line', l.position, 'amountCents', l.amount_cents) order by l.position)
        from credit_note_lines l where l.company_id = ${companyId} and l.credit_note_id = n.id
      ) as lines,
      n.subtotal_cents as "subtotalCents", n.discount_cents as "discountCents", n.tax_cents as "taxCents",
      n.total_cents as "totalCents", n.refund_cents as "refundCents", n.refund_method as method,
      n.refund_reference as reference, n.refunded_on as "refundedOn", u.fullname as "issuedBy"
    from credit_notes n left join users u on u.company_id = n.company_id and u.id = n.created_by
    where n.company_id = ${companyId} and n.invoice_id = ${invoiceId}
    order by n.series, n.number
  `;
  return rows.map(({ refundCents, method, reference, refundedOn, ...note }) => ({
    ...note,
    refund:
      method !== null && refundedOn !== null
        ? { amountCents: refundCents, method, reference, refundedOn }
        : null,
  }));
}
/** Reads the online payments of an invoice that exceed its balance and are not refunded yet. */
export const paymentExcessesOf = (db: Kysely<Database>, companyId: string, invoiceId: string) =>
  db
    .selectFrom('online_payments')
    .select(['reference', 'currency', 'received_at'])
    .select(sql<number>`amount_cents - recorded_cents - refunded_cents`.as('excessCents'))
    .where('company_id', '=', companyId)
    .where('invoice_id', '=', invoiceId)
    .where(sql<boolean>`amount_cents - recorded_cents > refunded_cents`)
    .orderBy('received_at')
    .execute();

/** Reads the tickets of an invoice, ordered by number. */
export const ticketsOf = (db: Kysely<Database>, companyId: string, invoiceId: string) =>
  db
    .selectFrom('invoice_tickets as billed')
    .innerJoin('tickets as ticket', (join) =>
      join.onRef('ticket.company_id', '=', 'billed.company_id').onRef('ticket.id', '=', 'billed.ticket_id'),
    )
    .select([
      'ticket.id',
      'ticket.number',
      'ticket.code_prefix as prefix',
      'ticket.work_date as workDate',
      'ticket.description',
    ])
    .where('billed.company_id', '=', companyId)
    .where('billed.invoice_id', '=', invoiceId)
    .orderBy('ticket.number')
    .execute();

/** Reads the emails with an invoice, oldest first. */
export const sendingsOf = (db: Kysely<Database>, companyId: string, invoiceId: string) =>
  db
    .selectFrom('invoice_sendings as sending')
    .leftJoin('users as sender', (join) =>
      join
        .onRef('sender.company_id', '=', 'sending.company_id')
        .onRef('sender.id', '=', 'sending.created_by'),
    )
    .select(['sending.created_at as at', 'sending.recipients', 'sender.fullname as by'])
    .where('sending.company_id', '=', companyId)
    .where('sending.invoice_id', '=', invoiceId)
    .orderBy('sending.created_at')
    .orderBy('sending.id')
    .execute();
