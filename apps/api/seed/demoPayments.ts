/** What was paid of the demo's invoices, and what was taken back. */
import { addDays, type InvoiceState, type PaymentMethod } from '@derrick/domain/invoices';
import type { Insertable } from 'kysely';
import type { Database } from '../src/db/schema.ts';
import { HOUR, seededId } from './demoTickets.ts';
import type { Random } from './random.ts';

type Payments = Omit<Insertable<Database['invoice_payments']>, 'company_id'>[];

const methods = ['CHECK', 'ACH', 'ACH', 'WIRE', 'CARD'] as const satisfies readonly PaymentMethod[];

/** How much of an invoice was paid, in the state in which it is. */
export const paidOf = (status: InvoiceState, totalCents: number): number => {
  if (status === 'PAID') return totalCents;
  return status === 'PARTIALLY_PAID' ? Math.round(totalCents * 0.4) : 0;
};

/** An invoice of which something was paid. */
interface PaidInvoice {
  id: string;
  created_at: Date;
  /** The day of issue. */
  day: string;
  cents: number;
}

/** Writes when a payment was recorded: in the office's morning, and not before there was an invoice. */
const recordedOn = (day: string, { created_at }: PaidInvoice) =>
  new Date(Math.max(Date.parse(`${day}T15:00:00Z`), created_at.getTime()));

/** Writes what came in, in one payment or two, until a day. */
export function paymentsOf(random: Random, invoice: PaidInvoice, until: string, by: string): Payments {
  const { id, day, cents } = invoice;
  const parts =
    random.chance(0.2) && cents > 100 ? [Math.round(cents / 2), cents - Math.round(cents / 2)] : [cents];
  return parts.map((amount_cents, place) => {
    const due = addDays(day, random.between(3, 20) * (place + 1));
    const paid_on = due < until ? due : until;
    const created_at = recordedOn(paid_on, invoice);
    return {
      id: seededId(random, created_at.getTime()),
      invoice_id: id,
      amount_cents,
      method: random.pick(methods),
      reference: String(random.between(10_000, 99_999)),
      paid_on,
      created_by: by,
      created_at,
      reversed_at: null,
      reversed_by: null,
      reversal_reason: null,
    };
  });
}

/** Writes a check that came back: it stays in the list and counts nothing. */
export function bouncedCheck(
  random: Random,
  invoice: PaidInvoice,
  until: string,
  by: string,
): Payments[number] {
  const day = addDays(invoice.day, 4);
  const paid_on = day < until ? day : until;
  const created_at = recordedOn(paid_on, invoice);
  return {
    id: seededId(random, created_at.getTime()),
    invoice_id: invoice.id,
    amount_cents: invoice.cents,
    method: 'CHECK',
    reference: '20117',
    paid_on,
    created_by: by,
    created_at,
    reversed_at: new Date(created_at.getTime() + 2 * HOUR),
    reversed_by: by,
    reversal_reason: 'The check came back from the bank.',
  };
}
