/** The invoices of the demo, from the draft to the past due, and what was paid of them. */
import {
  addDays,
  formatInvoiceNumber,
  type InvoiceState,
  invoiceTotals,
  NUMBER_PATTERN_DEFAULT,
  type PaymentMethod,
} from '@derrick/domain/invoices';
import type { Insertable } from 'kysely';
import { dayIn } from '../../platform/dayRange.ts';
import type { Database } from '../schema.ts';
import { demoCompany, picturedTickets } from './demoCast.ts';
import { type DemoInvoice, type Draft, FIRST_INVOICE, seededId } from './demoTickets.ts';
import { type Random, seededRandom } from './random.ts';

type Rows<Table extends keyof Database> = Omit<Insertable<Database[Table]>, 'company_id'>[];
type TicketLine = Rows<'ticket_lines'>[number];

interface Customer {
  id: string;
  name: string;
  billing_address: string | null;
  invoice_email: string | null;
  terms_days: number;
  is_tax_exempt: boolean;
  cost_reference: string | null;
  language: 'en' | 'es';
}

/** How the demo company makes its invoices out. */
export const demoInvoiceSettings = {
  tax_percent: 8.25,
  tax_label: 'Sales tax',
  address: '2100 W Front St\nMidland, TX 79701',
  email: 'billing@derrick.test',
  phone: '+1 (432) 555-0100',
  tax_number: 'TX 32-0000000',
  payment_details: 'Permian State Bank\nRouting 000000000, account 000123456',
  footer: 'Please name the number of the invoice with your payment.',
} as const;

/** Where hours have no rate, the office has set one before it issued. */
const PRICE_OF_HOURS = 9500;
const DRAFTS = 3;

const pictured = new Set(picturedTickets.map((_, place) => place));

/** Chooses the newest invoices that are still drafts: none with a ticket of the list's first page. */
export function demoDrafts(invoices: readonly DemoInvoice[], tickets: readonly Draft[]): Set<string> {
  const issued = new Set(
    tickets.flatMap(({ invoice_id: id, technician_id: technician }, place) =>
      id && (pictured.has(place) || !technician) ? [id] : [],
    ),
  );
  const free = invoices.filter(({ id }) => !issued.has(id)).map(({ id }) => id);
  return new Set(free.slice(-DRAFTS));
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

const methods = ['CHECK', 'ACH', 'ACH', 'WIRE', 'CARD'] as const satisfies readonly PaymentMethod[];

/** What came in, in one payment or two. */
function paymentsOf(
  random: Random,
  { id, day, cents, until }: { id: string; day: string; cents: number; until: string },
  by: string,
): Rows<'invoice_payments'> {
  const parts =
    random.chance(0.2) && cents > 100 ? [Math.round(cents / 2), cents - Math.round(cents / 2)] : [cents];
  return parts.map((amount_cents, place) => {
    const due = addDays(day, random.between(3, 20) * (place + 1));
    const paid_on = due < until ? due : until;
    const created_at = new Date(`${paid_on}T15:00:00Z`);
    return {
      id: seededId(random, created_at.getTime()),
      invoice_id: id,
      amount_cents,
      method: random.pick(methods),
      reference: String(random.between(10_000, 99_999)),
      paid_on,
      created_by: by,
      created_at,
    };
  });
}

/** What an invoice gets at issue. */
const issued = (
  customer: Customer,
  { number, day, status }: { number: number; day: string; status: InvoiceState },
) => ({
  number,
  printed_number: formatInvoiceNumber(NUMBER_PATTERN_DEFAULT, number, day),
  status_reason: status === 'UNCOLLECTIBLE' ? 'The customer went out of business.' : null,
  issue_date: day,
  due_date: addDays(day, customer.terms_days),
  seller: JSON.stringify({
    name: demoCompany.name,
    address: demoInvoiceSettings.address,
    email: demoInvoiceSettings.email,
    phone: demoInvoiceSettings.phone,
    taxNumber: demoInvoiceSettings.tax_number,
  }),
  customer: JSON.stringify({
    name: customer.name,
    address: customer.billing_address,
    email: customer.invoice_email,
    phone: null,
    taxNumber: null,
    language: customer.language,
  }),
  customer_name: customer.name,
  payment_details: demoInvoiceSettings.payment_details,
  footer: demoInvoiceSettings.footer,
});

/** The same columns of a draft: one statement inserts all invoices. */
const unissued = {
  number: null,
  printed_number: null,
  status_reason: null,
  issue_date: null,
  due_date: null,
  seller: null,
  customer: null,
  customer_name: null,
  payment_details: null,
  footer: null,
} as const;

interface Office {
  admin: string;
  /** The start of the day of seeding. */
  today: number;
  drafts: ReadonlySet<string>;
}

/** What an invoice bills: the lines of its tickets, oldest first. A draft may still lack prices. */
const billedLines = (
  id: string,
  own: readonly Draft[],
  lines: readonly TicketLine[],
  isDraft: boolean,
): Rows<'invoice_lines'> =>
  own
    .flatMap((ticket) => lines.filter((line) => line.ticket_id === ticket.id))
    .map((line, position) => ({
      ...line,
      invoice_id: id,
      position,
      is_taxable: true,
      description:
        line.kind === 'TRAVEL' ? `Travel: ${line.description}` : line.description || line.reason || 'Labor',
      unit_price_cents: line.unit_price_cents ?? (isDraft ? null : PRICE_OF_HOURS),
    }));

const totalsOf = (lines: Rows<'invoice_lines'>, taxPercent: number) =>
  invoiceTotals({
    lines: lines.map(({ quantity, unit_price_cents: cents }) => ({
      quantity,
      unitPriceCents: cents ?? null,
      taxable: true,
    })),
    discount: null,
    taxPercent,
  });

const paidOf = (status: InvoiceState, totalCents: number): number => {
  if (status === 'PAID') return totalCents;
  return status === 'PARTIALLY_PAID' ? Math.round(totalCents * 0.4) : 0;
};

/** The one that was given up, by its place: among the oldest. */
const GIVEN_UP = 3;

interface Billed {
  invoices: Rows<'invoices'>;
  lines: Rows<'invoice_lines'>;
  tickets: Rows<'invoice_tickets'>;
  payments: Rows<'invoice_payments'>;
  nextNumber: number;
}

/** Makes the invoices out for their tickets, which have lines by now; those that are no drafts get their numbers. */
export function makeInvoicesOut(
  invoices: readonly DemoInvoice[],
  tickets: readonly Draft[],
  lines: readonly TicketLine[],
  customers: readonly Customer[],
  { admin, today, drafts }: Office,
): Billed {
  // Numbers of its own: ids and codes stay those that other pages of the demo link to.
  const random = seededRandom(50);
  const until = new Date(today).toISOString().slice(0, 10);
  const made: Billed = { invoices: [], lines: [], tickets: [], payments: [], nextNumber: FIRST_INVOICE };
  for (const [place, invoice] of invoices.entries()) {
    const { id } = invoice;
    const customer = customers.find((one) => one.id === invoice.customer_id);
    if (!customer) continue;
    const isDraft = drafts.has(id);
    const own = tickets.filter((ticket) => ticket.invoice_id === id).toReversed();
    const billed = billedLines(id, own, lines, isDraft);
    const taxPercent = customer.is_tax_exempt ? 0 : demoInvoiceSettings.tax_percent;
    const { subtotalCents, taxCents, totalCents } = totalsOf(billed, taxPercent);
    const day = dayIn(invoice.created_at, demoCompany.time_zone);
    const dueDate = addDays(day, customer.terms_days);
    const state = stateOf(random, dueDate < until);
    const status = isDraft ? 'DRAFT' : place === GIVEN_UP ? 'UNCOLLECTIBLE' : state;
    const paid = paidOf(status, totalCents);
    made.invoices.push({
      ...invoice,
      status,
      list_day: day,
      terms_days: customer.terms_days,
      tax_percent: taxPercent,
      tax_label: demoInvoiceSettings.tax_label,
      is_tax_exempt: customer.is_tax_exempt,
      cost_reference: customer.cost_reference,
      subtotal_cents: subtotalCents,
      tax_cents: taxCents,
      total_cents: totalCents,
      paid_cents: paid,
      created_by: admin,
      updated_by: admin,
      updated_at: invoice.created_at,
      ...(isDraft ? unissued : issued(customer, { number: made.nextNumber, day, status })),
    });
    if (!isDraft) made.nextNumber += 1;
    made.lines.push(...billed);
    made.tickets.push(...own.map((ticket) => ({ invoice_id: id, ticket_id: ticket.id })));
    if (paid > 0) made.payments.push(...paymentsOf(random, { id, day, cents: paid, until }, admin));
  }
  return made;
}
