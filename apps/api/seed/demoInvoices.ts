/** The demo's invoices, from drafts to past-due ones, with their payments. */
import { addDays } from '@derrick/domain/format';
import {
  billedLineText,
  formatInvoiceNumber,
  type InvoiceState,
  invoiceTotals,
  NUMBER_PATTERN_DEFAULT,
} from '@derrick/domain/invoices';
import type { Insertable } from 'kysely';
import type { Database } from '../src/db/schema.ts';
import { dayIn } from '../src/platform/dayRange.ts';
import { demoCompany } from './demoCast.ts';
import { BOUNCED_CHECK_INDEX, type Reissued, statusOf } from './demoInvoiceStates.ts';
import { bouncedCheck, paidOf, paymentsOf } from './demoPayments.ts';
import { type DemoInvoice, type Draft, FIRST_INVOICE, HOUR, seededId } from './demoTickets.ts';
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

/** The demo company's invoice settings. */
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

/** Price in cents of hours without a rate, set before the invoice is issued. */
const PRICE_OF_HOURS = 9500;
const reasons: Readonly<Partial<Record<InvoiceState, string>>> = {
  UNCOLLECTIBLE: 'The customer went out of business.',
  VOID: 'El cliente quiere una sola factura por las dos visitas.',
};

/** Returns the columns that are set at issue. */
const issueColumns = (
  customer: Customer,
  { number, day, status }: { number: number; day: string; status: InvoiceState },
) => ({
  number,
  printed_number: formatInvoiceNumber(NUMBER_PATTERN_DEFAULT, number, day),
  status_reason: reasons[status] ?? null,
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

/** Values of these columns for a draft, so that one statement can insert all invoices. */
const draftColumns = {
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

interface InvoiceSources {
  admin: string;
  /** The start of the day of seeding. */
  today: number;
  drafts: ReadonlySet<string>;
  /** Void invoices, each with the invoice that bills its tickets now. */
  reissued: ReadonlyMap<string, Reissued>;
}

/** Returns the billed lines of an invoice: the lines of its tickets, oldest first. A draft can lack prices. */
const billedLines = (
  id: string,
  drafts: readonly Draft[],
  lines: readonly TicketLine[],
  isDraft: boolean,
): Rows<'invoice_lines'> =>
  drafts
    .flatMap((ticket) => lines.filter((line) => line.ticket_id === ticket.id))
    .map((line, position) => ({
      ...line,
      invoice_id: id,
      position,
      is_taxable: true,
      description: billedLineText(line, 'en'),
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

/** Emails an invoice at its issue if the customer has an address. Most are opened within three days. */
function sendingOf(
  random: Random,
  id: string,
  at: number,
  customer: Customer,
  { admin, today }: InvoiceSources,
) {
  const opened = at + random.between(2, 70) * HOUR;
  const sendingId = seededId(random, at);
  const isOpened = random.chance(0.75) && opened < today;
  if (customer.invoice_email === null) return undefined;
  return {
    sending: {
      id: sendingId,
      invoice_id: id,
      recipients: [customer.invoice_email],
      message: null,
      has_tickets: random.chance(0.5),
      created_by: admin,
      created_at: new Date(at),
    },
    openedAt: isOpened ? new Date(opened) : null,
  };
}

/** The rows of the demo's invoices and everything that belongs to them, except the tickets. */
export interface Billed {
  invoices: Rows<'invoices'>;
  lines: Rows<'invoice_lines'>;
  tickets: Rows<'invoice_tickets'>;
  payments: Rows<'invoice_payments'>;
  sendings: Rows<'invoice_sendings'>;
  nextNumber: number;
}

/** Creates the invoices of tickets that already have lines. All except drafts get a number. */
export function createInvoices(
  invoices: readonly DemoInvoice[],
  tickets: readonly Draft[],
  lines: readonly TicketLine[],
  customers: readonly Customer[],
  sources: InvoiceSources,
): Billed {
  const { admin, today, reissued } = sources;
  // A separate random sequence, so that the ids and codes that other pages of the demo link to do not change.
  const random = seededRandom(50);
  const until = dayIn(new Date(today), demoCompany.time_zone);
  const copyOf = new Map([...reissued].map(([id, { by }]) => [by.id, id]));
  const billedRows: Billed = {
    invoices: [],
    lines: [],
    tickets: [],
    payments: [],
    sendings: [],
    nextNumber: FIRST_INVOICE,
  };
  for (const [index, invoice] of invoices.entries()) {
    const { id } = invoice;
    const customer = customers.find((candidate) => candidate.id === invoice.customer_id);
    if (!customer) continue;
    const ticketsOfInvoice =
      reissued.get(id)?.tickets ?? tickets.filter((ticket) => ticket.invoice_id === id);
    const isDraft = sources.drafts.has(id);
    const billed = billedLines(id, ticketsOfInvoice.toReversed(), lines, isDraft);
    const taxPercent = customer.is_tax_exempt ? 0 : demoInvoiceSettings.tax_percent;
    const { subtotalCents, taxCents, totalCents } = totalsOf(billed, taxPercent);
    const day = dayIn(invoice.created_at, demoCompany.time_zone);
    const isLate = addDays(day, customer.terms_days) < until;
    const status = statusOf(random, { id, index, isLate }, sources);
    const paid = paidOf(status, totalCents);
    const mail = isDraft ? undefined : sendingOf(random, id, invoice.created_at.getTime(), customer, sources);
    billedRows.invoices.push({
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
      copy_of_id: copyOf.get(id) ?? null,
      first_opened_at: mail?.openedAt ?? null,
      created_by: admin,
      updated_by: admin,
      updated_at: reissued.get(id)?.by.created_at ?? invoice.created_at,
      ...(isDraft ? draftColumns : issueColumns(customer, { number: billedRows.nextNumber, day, status })),
    });
    if (!isDraft) billedRows.nextNumber += 1;
    billedRows.lines.push(...billed);
    billedRows.tickets.push(...ticketsOfInvoice.map((ticket) => ({ invoice_id: id, ticket_id: ticket.id })));
    if (mail) billedRows.sendings.push(mail.sending);
    const receipt = { id, created_at: invoice.created_at, day, cents: paid };
    if (paid > 0) billedRows.payments.push(...paymentsOf(random, receipt, until, admin));
    if (index === BOUNCED_CHECK_INDEX)
      billedRows.payments.push(bouncedCheck(random, { ...receipt, cents: totalCents }, until, admin));
  }
  return billedRows;
}
