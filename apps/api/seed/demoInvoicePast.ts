import type { Billed } from './demoInvoices.ts';
import { codeOf, type Demo, type PastEvent } from './demoTicketPast.ts';
import { DAY } from './demoTickets.ts';

type BilledInvoice = Billed['invoices'][number];

const dateOf = (value: unknown): Date => (value instanceof Date ? value : new Date(String(value)));

type Target = PastEvent['target'];

/** Creates an event for each ticket that an invoice bills or releases. */
function ticketEvents(
  { admin }: Demo,
  action: 'ticket.invoice' | 'ticket.release',
  { at, codes, invoice }: { at: Date; codes: readonly { id: string; name: string }[]; invoice: Target },
): PastEvent[] {
  const free = { status: 'APPROVED', invoice: null };
  const billed = { status: 'INVOICED', invoice: { id: invoice.id, name: invoice.label } };
  const [before, after] = action === 'ticket.invoice' ? [free, billed] : [billed, free];
  return codes.map(({ id, name }) => ({ at, action, target: { id, label: name }, by: admin, before, after }));
}

/** Creates the events of an invoice that was voided or marked as uncollectible. */
function endEvents(
  demo: Demo,
  invoice: BilledInvoice,
  target: Target,
  codes: readonly { id: string; name: string }[],
): PastEvent[] {
  const { reissued, admin, today } = demo;
  const before = { status: 'ISSUED' };
  const after = { status: invoice.status, comment: invoice.status_reason ?? null };
  const voided = reissued.get(invoice.id);
  if (voided) {
    const at = voided.by.created_at;
    return [
      ...ticketEvents(demo, 'ticket.release', { at, codes, invoice: target }),
      { at, action: 'invoice.void', target, by: admin, before, after },
    ];
  }
  if (invoice.status !== 'UNCOLLECTIBLE') return [];
  const at = new Date(Math.min(dateOf(invoice.created_at).getTime() + 50 * DAY, today));
  return [{ at, action: 'invoice.giveUp', target, by: admin, before, after }];
}

/** Creates the events of emailing an issued invoice and of its first opening. */
function mailEvents(
  { billed, admin }: Demo,
  invoice: BilledInvoice,
  target: Target,
  name: string,
): PastEvent[] {
  const { first_opened_at: at } = invoice;
  const sent = billed.sendings.filter(({ invoice_id: id }) => id === invoice.id);
  return [
    ...sent.map(
      ({ created_at, recipients }): PastEvent => ({
        at: dateOf(created_at),
        action: 'invoice.send',
        target,
        by: admin,
        after: { to: recipients.join(', '), comment: null },
      }),
    ),
    ...(at ? [{ at, action: 'invoice.open' as const, target, by: { name } }] : []),
  ];
}

function pastOfPayments(
  { billed, admin }: Demo,
  invoice: BilledInvoice,
  target: PastEvent['target'],
): PastEvent[] {
  const { id, total_cents: totalCents = 0 } = invoice;
  let paidCents = 0;
  return billed.payments.flatMap((payment) => {
    if (payment.invoice_id !== id) return [];
    const before = paidCents;
    paidCents += payment.amount_cents;
    const status = paidCents === totalCents ? 'PAID' : 'PARTIALLY_PAID';
    const { amount_cents: amountCents, method, reference = null, paid_on: paidOn } = payment;
    const paid: PastEvent = {
      at: dateOf(payment.created_at),
      action: 'invoice.pay',
      target,
      by: admin,
      before: { paidCents: before },
      after: { status, paidCents, amountCents, method, reference, paidOn },
    };
    if (!payment.reversed_at) return [paid];
    const reversal = { status: 'ISSUED', paidCents: before, comment: payment.reversal_reason ?? null };
    const reversed: PastEvent = {
      at: payment.reversed_at,
      action: 'invoice.reversePayment',
      target,
      by: admin,
      before: { status, paidCents },
      after: reversal,
    };
    paidCents = before;
    return [paid, reversed];
  });
}

/** Creates the events of an invoice from the draft to its current status. */
export function pastOfInvoice(demo: Demo, invoice: BilledInvoice): PastEvent[] {
  const { billed, tickets, names, admin } = demo;
  const { id, status, total_cents: totalCents = 0, customer_id } = invoice;
  const at = dateOf(invoice.created_at);
  const name = names.customers.get(customer_id ?? '')?.name ?? '';
  const ticketIds = new Set(billed.tickets.flatMap((row) => (row.invoice_id === id ? [row.ticket_id] : [])));
  const codes = tickets
    .filter((ticket) => ticketIds.has(ticket.id))
    .map((ticket) => ({ id: ticket.id, name: codeOf(ticket) }));
  const createdValues = {
    status: 'DRAFT',
    customer: { id: customer_id ?? '', name },
    tickets: codes,
    totalCents,
  };
  const creation: PastEvent = {
    at,
    action: 'invoice.create',
    target: { id, label: name },
    by: admin,
    after: createdValues,
  };
  const number = invoice.printed_number ?? null;
  if (status === 'DRAFT' || number === null) return [creation];
  const target = { id, label: number };
  return [
    creation,
    ...ticketEvents(demo, 'ticket.invoice', { at, codes, invoice: target }),
    {
      at,
      action: 'invoice.issue',
      target,
      by: admin,
      before: { status: 'DRAFT', number: null },
      after: { status: 'ISSUED', number, totalCents },
    },
    ...mailEvents(demo, invoice, target, name),
    ...pastOfPayments(demo, invoice, target),
    ...endEvents(demo, invoice, target, codes),
  ];
}
