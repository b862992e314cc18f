/** Records with as many lines, as long names and as large amounts as the product accepts. */
import type { Invoice } from '@derrick/domain/invoices';
import type { SignRequest } from '@derrick/domain/signatures';
import { type CustomerPage, statementOf } from '@derrick/domain/statements';
import type { Ticket } from '@derrick/domain/tickets';
import { draftOf, invoices, issued, payment, settled, TODAY } from './invoiceFixtures.ts';
import { storyId } from './people.ts';
import { signRequest } from './signatures.ts';
import { customerPage } from './statements.ts';
import { tickets } from './tickets.ts';

const LONG_NAME =
  'Consolidated Trans-Pecos Produced Water Gathering, Treatment and Disposal Partners of Reeves County';
const UNBROKEN = 'ReplacedTheSealAndThePackingOfInjectionPump3AndPressureTestedTheLineTo2400Psi';
const TICKETS = 20;

const line = {
  kind: 'ITEM',
  unit: 'ea',
  taxable: true,
  reason: null,
  priceItemId: null,
} as const;

const linesOf = (n: number): Ticket['lines'] => [
  {
    ...line,
    kind: 'LABOR',
    description: 'Senior technician',
    quantity: 9.5,
    unit: 'h',
    unitPriceCents: 11_550,
  },
  {
    ...line,
    description: `Mileage, round trip to the location ${n}, both trucks`,
    quantity: 143.2 + n,
    unit: 'mi',
    unitPriceCents: 65.5,
    taxable: false,
  },
  {
    ...line,
    description: n % 5 === 0 ? UNBROKEN : `Wellhead valve assembly, 15,000 psi, serial number ${4000 + n}`,
    quantity: 99_999.999,
    unitPriceCents: 12_345_678,
  },
];

const fullTickets: readonly Ticket[] = tickets.slice(0, TICKETS).map((ticket, n) => ({
  ...ticket,
  wellName: `${ticket.wellName} ${LONG_NAME}`,
  description: `${UNBROKEN} ${ticket.description}`,
  lines: linesOf(n),
}));

const named = (invoice: Invoice): Invoice =>
  settled({
    ...invoice,
    customer: { ...invoice.customer, name: LONG_NAME, address: `${LONG_NAME}\n${UNBROKEN}\nPecos, TX 79772` },
    costReference: fullTickets.map((_, n) => `AFE 2026-${1180 + n}`).join(', '),
    notes: `${UNBROKEN} ${LONG_NAME} `.repeat(5),
  });

/** Draft with 60 lines of 20 tickets and an amount of twelve digits. */
export const fullDraft: Invoice = named(draftOf(901, fullTickets, 0));

/** The same, issued and paid in twelve parts. */
export const fullInvoice: Invoice = settled({
  ...named(issued({ ...fullDraft, id: storyId(4, 902) }, 999_999, { daysAgo: 40 })),
  payments: Array.from({ length: 12 }, (_, n) => payment(n, 123_456_789_012)),
});

/** Sixty open invoices of customers with long names. */
export const fullInvoices: readonly Invoice[] = Array.from({ length: 60 }, (_, n) => {
  const invoice = invoices[n % invoices.length] ?? fullInvoice;
  return {
    ...fullInvoice,
    id: storyId(4, 910 + n),
    number: `INV-${900_000 + n}`,
    payments: [],
    customer: { ...invoice.customer, id: storyId(3, 900 + n), name: `${LONG_NAME} ${n + 1}` },
  };
});

/** A customer with sixty invoices and as many signed tickets. */
export const fullCustomerPage: CustomerPage = {
  ...customerPage,
  customer: LONG_NAME,
  invoices: fullInvoices.map((invoice, n) => ({
    ...invoice,
    number: invoice.number ?? '',
    balanceCents: n < 30 ? invoice.totalCents : 0,
    status: n < 30 ? 'ISSUED' : 'PAID',
    isPastDue: n < 30,
  })),
  tickets: fullInvoices.map((_, n) => ({
    id: storyId(9, n + 100),
    jobcode: `TK-${10_490 + n}`,
    workDate: '2026-11-18',
    wellName: n % 5 === 0 ? UNBROKEN : LONG_NAME,
    signedBy: `Dwight ${LONG_NAME}`,
    signedAt: '2026-11-18T21:30:00.000Z',
  })),
  statement: statementOf({
    currency: 'USD',
    fromDate: null,
    toDate: TODAY,
    pastDueCents: 30 * fullInvoice.totalCents,
    items: [
      {
        kind: 'INVOICE',
        date: TODAY,
        number: 'INV-1',
        amountCents: 30 * fullInvoice.totalCents,
        dueDate: TODAY,
      },
    ],
  }),
};

/** A ticket with forty lines and long texts that a customer is asked to sign. */
export const fullSignRequest: SignRequest = {
  ...signRequest,
  company: { ...signRequest.company, name: LONG_NAME },
  ticket: {
    ...signRequest.ticket,
    customerCompany: LONG_NAME,
    location: `${UNBROKEN}, ${LONG_NAME}`,
    wellName: UNBROKEN,
    description: `${UNBROKEN} ${LONG_NAME} `.repeat(12),
    lines: Array.from({ length: 40 }, (_, n) => ({
      kind: 'ITEM',
      description: n % 5 === 0 ? UNBROKEN : `Wellhead valve assembly, 15,000 psi, serial number ${4000 + n}`,
      quantity: 99_999.999,
      unit: 'ea',
    })),
  },
  files: Array.from({ length: 12 }, (_, n) => ({
    name: `photo-${n}.png`,
    originalName: `${UNBROKEN}-${n}.png`,
  })),
};
