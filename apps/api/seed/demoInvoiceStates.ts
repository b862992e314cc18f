import type { InvoiceState } from '@derrick/domain/invoices';
import { picturedTickets } from './demoCast.ts';
import type { DemoInvoice, Draft } from './demoTickets.ts';
import type { Random } from './random.ts';

/** Indexes, starting at the oldest invoice, of the uncollectible invoice and of the invoice whose check bounced. */
const UNCOLLECTIBLE_INDEX = 3;
export const BOUNCED_CHECK_INDEX = 5;

const DRAFT_COUNT = 3;

const pictured = new Set(picturedTickets.map((_, index) => index));

/** Chooses the newest invoices that remain drafts. None of them bills a ticket on the list's first page. */
export function demoDrafts(invoices: readonly DemoInvoice[], tickets: readonly Draft[]): Set<string> {
  const issued = new Set(
    tickets.flatMap(({ invoice_id: id, technician_id: technician }, index) =>
      id && (pictured.has(index) || !technician) ? [id] : [],
    ),
  );
  const free = invoices.filter(({ id }) => !issued.has(id)).map(({ id }) => id);
  return new Set(free.slice(-DRAFT_COUNT));
}

function stateOf(random: Random, isLate: boolean): InvoiceState {
  const chance = random.next();
  if (isLate) {
    if (chance < 0.66) return 'PAID';
    return chance < 0.76 ? 'PARTIALLY_PAID' : 'ISSUED';
  }
  if (chance < 0.25) return 'PAID';
  return chance < 0.4 ? 'PARTIALLY_PAID' : 'ISSUED';
}

/** The tickets of a void invoice and the invoice that bills them now. */
export interface Reissued {
  by: DemoInvoice;
  tickets: readonly Draft[];
}

const VOID_COUNT = 2;

/**
 * Voids some invoices and moves their tickets to a later invoice of the same customer, who wanted a single invoice. They
 * are chosen among the older half.
 */
export function reissueTickets(
  invoices: readonly DemoInvoice[],
  tickets: readonly Draft[],
): Map<string, Reissued> {
  const reissued = new Map<string, Reissued>();
  const reissuedIds = new Set<string>();
  for (const [index, invoice] of invoices.slice(0, invoices.length / 2).entries()) {
    if (reissued.size === VOID_COUNT || index === UNCOLLECTIBLE_INDEX || index === BOUNCED_CHECK_INDEX)
      continue;
    const by = invoices
      .slice(index + 1, invoices.length / 2)
      .find(({ id, customer_id }) => customer_id === invoice.customer_id && !reissuedIds.has(id));
    if (!by || reissuedIds.has(invoice.id)) continue;
    const ticketsOfInvoice = tickets.filter(({ invoice_id: id }) => id === invoice.id);
    for (const ticket of ticketsOfInvoice) ticket.invoice_id = by.id;
    reissued.set(invoice.id, { by, tickets: ticketsOfInvoice });
    reissuedIds.add(invoice.id).add(by.id);
  }
  return reissued;
}

/** Chooses the status of an invoice by its index among the oldest and by whether it is past due. */
export function statusOf(
  random: Random,
  { id, index, isLate }: { id: string; index: number; isLate: boolean },
  { drafts, reissued }: { drafts: ReadonlySet<string>; reissued: ReadonlyMap<string, Reissued> },
): InvoiceState {
  const state = stateOf(random, isLate);
  if (drafts.has(id)) return 'DRAFT';
  if (reissued.has(id)) return 'VOID';
  if (index === UNCOLLECTIBLE_INDEX) return 'UNCOLLECTIBLE';
  return index === BOUNCED_CHECK_INDEX ? 'ISSUED' : state;
}
