/** Reads what a customer was billed, has paid and was credited. */
import { recordedPaymentMethods } from '@derrick/domain/invoices';
import { type Statement, type StatementItem, statementOf } from '@derrick/domain/statements';
import { type Kysely, sql } from 'kysely';
import { integer, object } from 'superstruct';
import { readInvoiceSettings, todayOf } from '../company/index.ts';
import type { Database } from '../db/index.ts';
import type { Language } from '../platform/language.ts';
import { readRow } from '../sql/index.ts';
import { messages } from './messages.ts';

/** Statuses of invoices that the customer owes or has paid. */
const BILLED = ['ISSUED', 'PARTIALLY_PAID', 'PAID', 'UNCOLLECTIBLE'] as const;

export interface StatementPeriod {
  fromDate?: string | undefined;
  toDate?: string | undefined;
}

interface OfCustomer {
  companyId: string;
  customerId: string;
  currency: string;
}

async function billedItems(
  db: Kysely<Database>,
  { companyId, customerId, currency }: OfCustomer,
): Promise<StatementItem[]> {
  const rows = await db
    .selectFrom('invoices')
    .select(['printed_number', 'issue_date', 'list_day', 'due_date', 'total_cents'])
    .where('company_id', '=', companyId)
    .where('customer_id', '=', customerId)
    .where('status', 'in', BILLED)
    .where('currency', '=', currency)
    .execute();
  return rows.map((row) => ({
    kind: 'INVOICE',
    date: row.issue_date ?? row.list_day,
    number: row.printed_number ?? '',
    amountCents: row.total_cents,
    dueDate: row.due_date,
  }));
}

async function paidItems(
  db: Kysely<Database>,
  { companyId, customerId, currency }: OfCustomer,
): Promise<StatementItem[]> {
  const rows = await db
    .selectFrom('invoice_payments as payment')
    .innerJoin('invoices as invoice', (join) =>
      join
        .onRef('invoice.company_id', '=', 'payment.company_id')
        .onRef('invoice.id', '=', 'payment.invoice_id'),
    )
    .select([
      'invoice.printed_number',
      'payment.paid_on',
      'payment.amount_cents',
      'payment.method',
      'payment.reference',
    ])
    .where('payment.company_id', '=', companyId)
    .where('invoice.customer_id', '=', customerId)
    .where('invoice.status', 'in', BILLED)
    .where('invoice.currency', '=', currency)
    .where('payment.reversed_at', 'is', null)
    .execute();
  return rows.map((row) => ({
    kind: 'PAYMENT',
    date: row.paid_on,
    number: row.printed_number ?? '',
    amountCents: -row.amount_cents,
    method: row.method,
    reference: row.reference,
  }));
}

/** Reads the credit notes, and what was refunded by them. */
async function creditedItems(
  db: Kysely<Database>,
  { companyId, customerId, currency }: OfCustomer,
): Promise<StatementItem[]> {
  const rows = await db
    .selectFrom('credit_notes as note')
    .innerJoin('invoices as invoice', (join) =>
      join.onRef('invoice.company_id', '=', 'note.company_id').onRef('invoice.id', '=', 'note.invoice_id'),
    )
    .select([
      'invoice.printed_number',
      'note.printed_number as credit_note',
      'note.issue_date',
      'note.total_cents',
      'note.refund_cents',
      'note.refund_method',
      'note.refund_reference',
      'note.refunded_on',
    ])
    .where('note.company_id', '=', companyId)
    .where('invoice.customer_id', '=', customerId)
    .where('invoice.status', 'in', BILLED)
    .where('invoice.currency', '=', currency)
    .execute();
  return rows.flatMap((row): StatementItem[] => {
    const number = row.printed_number ?? '';
    const credit: StatementItem = {
      kind: 'CREDIT',
      date: row.issue_date,
      number,
      amountCents: -row.total_cents,
      creditNote: row.credit_note,
    };
    if (row.refunded_on === null) return [credit];
    const refund: StatementItem = {
      kind: 'REFUND',
      date: row.refunded_on,
      number,
      amountCents: row.refund_cents,
      method: row.refund_method ?? 'OTHER',
      reference: row.refund_reference,
    };
    return [credit, refund];
  });
}

const sumRow = object({ cents: integer() });

/** Reads the statement of a customer, in the company's currency. */
export async function readStatement(
  db: Kysely<Database>,
  companyId: string,
  customerId: string,
  { fromDate = undefined, toDate }: StatementPeriod = {},
): Promise<Statement> {
  const { currency } = await readInvoiceSettings(db, companyId);
  const today = await todayOf(db, companyId);
  const of = { companyId, customerId, currency };
  const pastDue = await readRow(db, sumRow)`
    select coalesce(sum(balance_cents), 0) as cents from invoices
    where company_id = ${companyId} and customer_id = ${customerId} and currency = ${currency}
      and status in ('ISSUED', 'PARTIALLY_PAID') and due_date < ${today}::date
  `;
  return statementOf({
    currency,
    fromDate: fromDate ?? null,
    toDate: toDate ?? today,
    pastDueCents: pastDue?.cents ?? 0,
    items: [...(await billedItems(db, of)), ...(await paidItems(db, of)), ...(await creditedItems(db, of))],
  });
}

/** Names a payment method. */
export function methodText(language: Language, method: string): string {
  const known = recordedPaymentMethods.find((name) => name === method) ?? 'OTHER';
  return messages[language](`method.${known}`);
}

const nameRow = (db: Kysely<Database>, companyId: string, customerId: string) =>
  db
    .selectFrom('customers')
    .select(['name', 'language', 'billing_address as address', 'invoice_email as email'])
    .where('company_id', '=', companyId)
    .where('id', '=', customerId);

/** Reads the customer as printed on a statement; undefined if it was deleted or merged. */
export const findStatementCustomer = (db: Kysely<Database>, companyId: string, customerId: string) =>
  nameRow(db, companyId, customerId).executeTakeFirst();

/** Reads the last time at which an invoice of the company changed, so that equal statements have equal bytes. */
export async function changedAt(db: Kysely<Database>, companyId: string, customerId: string): Promise<Date> {
  const { at } = await db
    .selectFrom('invoices')
    .select(sql<Date | null>`max(updated_at)`.as('at'))
    .where('company_id', '=', companyId)
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return at ?? new Date(0);
}
