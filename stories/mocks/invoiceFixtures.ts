import { addDays } from '@derrick/domain/format';
import {
  creditedCentsOf,
  type Invoice,
  type InvoiceLine,
  type InvoicePayment,
  type InvoiceSending,
  type InvoiceState,
  type InvoiceTicket,
  invoiceTotals,
  isPastDue,
  paidStateOf,
  billedTicket as writtenTicket,
} from '@derrick/domain/invoices';
import type { Ticket, TicketLine } from '@derrick/domain/tickets';
import { customersWithDetails } from './customerFixtures.ts';
import { storyId } from './people.ts';
import { tickets } from './ticketFixtures.ts';

/** Current day of the invoice stories. */
export const TODAY = '2026-11-20';

const NEWEST = 1_024;

const seller = {
  name: 'Permian Basin Co.',
  address: '1 Derrick Way\nMidland, TX 79701',
  email: 'billing@permian.example',
  phone: '+1 (432) 555-0100',
  taxNumber: '75-7654321',
};

const labor = (hours: number): TicketLine => ({
  kind: 'LABOR',
  description: 'Pump technician',
  quantity: hours,
  unit: 'h',
  unitPriceCents: 9_500,
  taxable: true,
  reason: null,
  priceItemId: null,
});

const travel = (miles: number): TicketLine => ({
  ...labor(miles),
  kind: 'TRAVEL',
  unit: 'mi',
  unitPriceCents: 125,
  taxable: false,
});

const item = (unitPriceCents: number | null): TicketLine => ({
  ...labor(2),
  kind: 'ITEM',
  description: 'Mechanical seal, 2 in',
  unit: 'ea',
  unitPriceCents,
});

/** Lines of the n-th story ticket. */
export const linesOf = (ticket: Ticket, n: number): TicketLine[] => [
  labor(ticket.workHours || 1),
  travel(40 + n),
  ...(n % 2 === 0 ? [item(18_450)] : []),
];

/** Story tickets that can be billed, with their lines. */
const approved = tickets
  .filter(({ status, company }) => status === 'APPROVED' && company !== null)
  .map((ticket, n) => ({ ...ticket, lines: linesOf(ticket, n) }));

/** Twelve approved tickets of three customers. */
export const approvedTickets: readonly Ticket[] = approved.slice(0, 12).map((ticket, n) => {
  const { id, name } = customersWithDetails[n % 3] ?? { id: '', name: '' };
  return { ...ticket, company: { id, name, photo: null }, customerCompany: name };
});

export const billedLines = (ticket: Ticket): InvoiceLine[] => {
  const lines = ticket.lines.map(({ unitPriceCents = null, ...line }) => ({ ...line, unitPriceCents }));
  return writtenTicket({ ...ticket, lines }, 'en').lines;
};

/** Reference to a ticket, as an invoice contains it. */
export const billedTicket = ({ id, jobcode, createdAt, ...ticket }: Ticket): InvoiceTicket => ({
  id,
  jobcode,
  workDate: createdAt.slice(0, 10),
  description: ticket.description,
  wellName: ticket.wellName,
  location: ticket.location,
  technician: ticket.technician?.fullname ?? null,
  workStartedAt: ticket.workStartedAt,
  workEndedAt: ticket.workEndedAt,
  workHours: ticket.workHours,
  costReference: ticket.costReference ?? null,
  signature: { name: 'Dwight Fenner', signedOn: createdAt.slice(0, 10) },
});

/** Recomputes the values that depend on lines, terms and payments. */
export function settled(invoice: Invoice): Invoice {
  const { subtotalCents, discountCents, taxCents, totalCents } = invoiceTotals(invoice);
  const creditedCents = creditedCentsOf(invoice);
  const refundedCents = invoice.creditNotes.reduce((sum, { refund }) => sum + (refund?.amountCents ?? 0), 0);
  const paidCents =
    invoice.payments
      .filter(({ reversedAt }) => reversedAt === null)
      .reduce((sum, { amountCents }) => sum + amountCents, 0) - refundedCents;
  const balanceCents = invoice.status === 'VOID' ? 0 : totalCents - paidCents - creditedCents;
  const sums = { subtotalCents, discountCents, taxCents, totalCents, paidCents, creditedCents, balanceCents };
  const counted = { ...invoice, ...sums };
  return { ...counted, isPastDue: isPastDue(counted, TODAY) };
}

/** Creates a draft of the given tickets for the n-th customer. */
export function draftOf(n: number, billedTickets: readonly Ticket[], customerNumber: number): Invoice {
  const customer = customersWithDetails[customerNumber % customersWithDetails.length];
  const at = `${TODAY}T15:00:00.000Z`;
  return settled({
    id: storyId(4, n),
    number: null,
    status: 'DRAFT',
    isPastDue: false,
    customer: {
      id: customer?.id ?? null,
      name: customer?.name ?? '',
      address: customer?.billingAddress ?? null,
      email: customer?.invoiceEmail ?? null,
      phone: null,
      taxNumber: customer?.taxNumber ?? null,
      language: customer?.language ?? 'en',
    },
    seller,
    issueDate: null,
    dueDate: null,
    termsDays: customer?.termsDays ?? 30,
    costReference: customer?.costReference ?? null,
    notes: 'Thank you for your business.',
    currency: 'USD',
    grouping: 'TICKET',
    lines: billedTickets.flatMap(billedLines),
    discount: null,
    taxPercent: customer?.isTaxExempt ? 0 : 8.25,
    taxLabel: 'Sales tax',
    isTaxExempt: customer?.isTaxExempt ?? false,
    subtotalCents: 0,
    discountCents: 0,
    taxCents: 0,
    totalCents: 0,
    paidCents: 0,
    creditedCents: 0,
    balanceCents: 0,
    paymentDetails: 'First Permian Bank, routing 111 000 025, account 44 0192 7781',
    footer: null,
    documentFormat: { country: 'US', hourCycle: 'h12', costReferenceLabel: 'AFE' },
    color: '#0b5d66',
    payments: [],
    creditNotes: [],
    paymentExcesses: [],
    tickets: billedTickets.map(billedTicket),
    packageBytes: billedTickets.length * 1_400_000,
    sendings: [],
    firstOpenedAt: null,
    hasReminders: false,
    hasCustomerReminders: true,
    nextReminderOn: null,
    mailTo: customer?.invoiceEmail ?? null,
    statusReason: null,
    copyOfId: null,
    createdAt: at,
    updatedAt: at,
    version: 1,
  });
}

export const payment = (n: number, amountCents: number, reversal?: string): InvoicePayment => ({
  id: storyId(9, n),
  amountCents,
  method: n % 2 === 0 ? 'CHECK' : 'ACH',
  reference: `10${433 + n}`,
  paidOn: addDays(TODAY, -(n % 30)),
  recordedBy: 'Maya Reyes',
  reversedAt: reversal === undefined ? null : `${TODAY}T16:00:00.000Z`,
  reversedBy: reversal === undefined ? null : 'Maya Reyes',
  reason: reversal ?? null,
});

/** An email that the mail server accepted. */
export const emailTo = (to: string, at: string): InvoiceSending => ({
  at,
  to: [to],
  by: 'Maya Reyes',
  kind: 'EMAIL',
  sentOn: null,
  note: null,
  deliveries: [{ to, status: 'SENT', smtpCode: null }],
});

interface Issue {
  /** Days since the invoice was issued. */
  daysAgo: number;
  status?: InvoiceState;
  /** Paid share of the total, 0 to 1. */
  paid?: number;
  statusReason?: string;
}

export function issued(
  draft: Invoice,
  number: number,
  { daysAgo, status, paid = 0, statusReason }: Issue,
): Invoice {
  const issueDate = addDays(TODAY, -daysAgo);
  const payments = paid === 0 ? [] : [payment(number, Math.round(draft.totalCents * paid))];
  const paidCents = payments.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return settled({
    ...draft,
    number: `INV-${String(number).padStart(5, '0')}`,
    status: status ?? paidStateOf({ totalCents: draft.totalCents, paidCents }),
    issueDate,
    dueDate: addDays(issueDate, draft.termsDays),
    payments,
    statusReason: statusReason ?? null,
    mailTo: draft.mailTo ?? 'payables@ridge.example',
    sendings: [emailTo('payables@ridge.example', `${issueDate}T16:00:00.000Z`)],
    firstOpenedAt: daysAgo > 3 ? `${addDays(issueDate, 1)}T14:00:00.000Z` : null,
    version: 2,
  });
}

const states: readonly Issue[] = [
  { daysAgo: 2 },
  { daysAgo: 9, paid: 0.5 },
  { daysAgo: 70 },
  { daysAgo: 30, paid: 1 },
  { daysAgo: 20, status: 'VOID', statusReason: 'Billed to the wrong customer.' },
  { daysAgo: 140, status: 'UNCOLLECTIBLE', statusReason: 'The customer is bankrupt.' },
  { daysAgo: 60, paid: 1 },
];

const billed = tickets.filter(({ status }) => status === 'INVOICED');
const ticketsOf = (n: number) =>
  billed.slice(n * 2, n * 2 + 2).map((ticket, index) => ({ ...ticket, lines: linesOf(ticket, index) }));

/** 24 invoices, newest first: three drafts, and issued invoices in every status. */
export const invoices: readonly Invoice[] = Array.from({ length: 24 }, (_, n) => {
  const draft = draftOf(24 - n, ticketsOf(n), n);
  const state = states[(n - 3) % states.length];
  return n < 3 || !state ? draft : issued(draft, NEWEST - n, { ...state, daysAgo: state.daysAgo + n });
});

/** Returns the first invoice with a status that is not past due. */
export function invoiceIn(status: InvoiceState): Invoice {
  const match = invoices.find((invoice) => invoice.status === status && !invoice.isPastDue);
  if (!match) throw new Error(`No invoice of the stories is ${status}`);
  return match;
}

/** Draft in which two lines have no price yet. */
export const unpriced: Invoice = settled({
  ...invoiceIn('DRAFT'),
  lines: invoiceIn('DRAFT').lines.map((line) =>
    line.kind === 'TRAVEL' ? { ...line, unitPriceCents: null } : line,
  ),
});

const long =
  'Consolidated Trans-Pecos Produced Water Gathering, Treatment and Disposal Partners of Reeves County';

/** Invoices with names and numbers wider than any column. */
export const longInvoices: readonly Invoice[] = invoices.map((invoice, n) =>
  settled({
    ...invoice,
    number: invoice.number && `INVOICE/PERMIAN-BASIN/2026/11/${invoice.number}`,
    customer: { ...invoice.customer, name: n % 3 === 0 ? long.replaceAll(' ', '') : long },
    lines: invoice.lines.map((line) => ({
      ...line,
      description: `${line.description} ${long}`,
      quantity: line.quantity * 1000,
    })),
  }),
);
