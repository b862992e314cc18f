/** Payments of the demo's invoices, including reversed ones. */
import { addDays } from '@derrick/domain/format';
import type { InvoiceState, PaymentMethod } from '@derrick/domain/invoices';
import type { Insertable } from 'kysely';
import type { Database } from '../src/db/schema.ts';
import { HOUR, seededId } from './demoTickets.ts';
import type { Random } from './random.ts';

type Payments = Omit<Insertable<Database['invoice_payments']>, 'company_id'>[];

const methods = ['CHECK', 'ACH', 'ACH', 'WIRE', 'CARD'] as const satisfies readonly PaymentMethod[];

/** Returns the paid amount of an invoice with this status. */
export const paidOf = (status: InvoiceState, totalCents: number): number => {
  if (status === 'PAID') return totalCents;
  return status === 'PARTIALLY_PAID' ? Math.round(totalCents * 0.4) : 0;
};

/** The fields of an invoice that payments depend on. */
interface PaidInvoice {
  id: string;
  created_at: Date;
  /** The day of issue. */
  day: string;
  cents: number;
}

/** Returns the time at which a payment was recorded: in the morning, and never before the invoice was created. */
const recordedOn = (day: string, { created_at }: PaidInvoice) =>
  new Date(Math.max(Date.parse(`${day}T15:00:00Z`), created_at.getTime()));

/** Creates the payments of an invoice, one or two, up to a day. */
export function paymentsOf(random: Random, invoice: PaidInvoice, until: string, by: string): Payments {
  const { id, day, cents } = invoice;
  const parts =
    random.chance(0.2) && cents > 100 ? [Math.round(cents / 2), cents - Math.round(cents / 2)] : [cents];
  return parts.map((amount_cents, index) => {
    const due = addDays(day, random.between(3, 20) * (index + 1));
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

/** Creates the payment of a bounced check. It stays in the list and does not count. */
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
