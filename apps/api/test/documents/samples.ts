import {
  type InvoiceLine,
  type InvoiceTicket,
  invoiceDocument,
  invoiceTotals,
  type PrintableLine,
  type PrintedInvoice,
} from '@derrick/domain/invoices';
import { totalsOf } from '@derrick/domain/tickets';
import type { DocumentStyle, InvoiceDocument, TicketDocument } from '../../src/documents/model.ts';

export const sampleLine = (line: Partial<InvoiceLine> = {}): InvoiceLine => ({
  kind: 'LABOR',
  description: 'Labor, senior technician',
  reason: null,
  quantity: 8.5,
  unit: 'h',
  unitPriceCents: 11_550,
  taxable: true,
  priceItemId: null,
  ticketId: null,
  ...line,
});

export const sampleBilledTicket = (ticket: Partial<InvoiceTicket> = {}): InvoiceTicket => ({
  id: 'a',
  jobcode: 'TK-10482',
  workDate: '2026-11-18',
  description: 'Replaced the packing of the stuffing box.',
  wellName: 'Mesquite 4-1H',
  location: 'Pad 12, Midland, TX',
  technician: 'Tomás Beltrán',
  workStartedAt: '07:00',
  workEndedAt: '15:30',
  workHours: 8.5,
  costReference: 'AFE 2026-0417',
  signature: { name: 'Dwight Fenner', signedOn: '2026-11-19' },
  ...ticket,
});

export const sampleStyle: DocumentStyle = {
  language: 'en',
  paper: 'LETTER',
  color: '#1d4ed8',
  logo: null,
  madeAt: '2026-11-22T12:00:00Z',
};

const seller = {
  name: 'Caprock Well Services LLC',
  address: '1200 W Wall St, Suite 400\nMidland, TX 79701',
  email: 'billing@caprock.example',
  phone: '(432) 555-0142',
  taxNumber: 'EIN 75-1234567',
};

const customer = {
  name: 'Permian Basin Operating',
  address: 'Accounts Payable\n500 Marienfeld St\nMidland, TX 79701',
  email: null,
  phone: null,
  taxNumber: '75-7654321',
};

/** The fields of an invoice that its document prints, with the totals of its lines. */
export function samplePrinted(rest: Partial<PrintedInvoice> = {}): PrintedInvoice {
  const lines = rest.lines ?? [
    sampleLine({ ticketId: 'a' }),
    sampleLine({ description: 'Travel', quantity: 1.5, unitPriceCents: 6500, ticketId: 'a' }),
    sampleLine({
      description: 'Packing set 3 1/2"',
      quantity: 2,
      unit: 'ea',
      unitPriceCents: 24_999,
      ticketId: 'a',
    }),
  ];
  const { discount = null, taxPercent = 8.25, isTaxExempt = false } = rest;
  const totals = invoiceTotals({ lines, discount, taxPercent: isTaxExempt ? 0 : taxPercent });
  return {
    number: '2026-00042',
    status: 'ISSUED',
    seller,
    customer,
    issueDate: '2026-11-22',
    dueDate: '2026-12-22',
    termsDays: 30,
    costReference: 'AFE 2026-0417',
    currency: 'USD',
    grouping: 'TICKET',
    tickets: [sampleBilledTicket()],
    taxLabel: 'Sales tax',
    notes: null,
    paymentDetails: 'First National Bank, Midland\nRouting 111900659, account 0048 2213 77',
    footer: 'Caprock Well Services LLC · Thank you for your business.',
    documentFormat: { country: 'US', hourCycle: 'h23', costReferenceLabel: null },
    paidCents: 0,
    creditedCents: 0,
    balanceCents: totals.totalCents,
    ...totals,
    ...rest,
    lines,
    discount,
    taxPercent,
    isTaxExempt,
  };
}

interface Sample extends Partial<PrintedInvoice> {
  style?: Partial<DocumentStyle>;
}

/** An invoice with the totals of its lines. */
export function sampleInvoice({ style, ...rest }: Sample = {}): InvoiceDocument {
  const { language, ...styled } = { ...sampleStyle, ...style };
  return { style: { language, ...styled }, content: invoiceDocument(samplePrinted(rest), language) };
}

/** A few strokes like a signature, as fractions of the pad. */
const sampleStrokes = [
  Array.from({ length: 60 }, (_, index) => ({
    x: 0.05 + index * 0.011,
    y: 0.55 - 0.3 * Math.sin(index / 4) * (1 - index / 80),
  })),
  [
    { x: 0.1, y: 0.8 },
    { x: 0.5, y: 0.74 },
    { x: 0.82, y: 0.66 },
  ],
];

/** A signed ticket with the totals of its lines. */
export function sampleTicket({
  style,
  ...rest
}: Partial<Omit<TicketDocument, 'style'>> & { style?: Partial<DocumentStyle> } = {}): TicketDocument {
  const lines: readonly PrintableLine[] = rest.lines ?? [
    sampleLine(),
    sampleLine({ description: 'Travel', quantity: 1.5, unitPriceCents: 6500 }),
    sampleLine({
      description: 'Agreed discount',
      reason: 'The pump was late',
      quantity: -1,
      unit: 'ea',
      unitPriceCents: 10_000,
    }),
  ];
  return {
    company: {
      name: 'Caprock Well Services LLC',
      lines: ['1200 W Wall St, Suite 400, Midland, TX 79701', '(432) 555-0142'],
    },
    jobcode: 'TK-10482',
    status: 'APPROVED',
    workDate: '2026-11-18',
    customer: 'Permian Basin Operating',
    contact: 'Dana Whitfield',
    location: 'Pad 12, Midland, TX',
    wellName: 'Mesquite 4-1H',
    costReference: 'AFE 2026-0417',
    costReferenceLabel: null,
    jobType: 'Senior technician',
    technician: 'Tomás Beltrán',
    description:
      'Replaced the packing of the stuffing box and greased the carrier bar.\nTested at 1,200 psi.',
    workStartedAt: '07:00',
    workEndedAt: '15:30',
    workHours: 8.5,
    breakMinutes: 0,
    standbyHours: 0,
    travelStartedAt: null,
    travelEndedAt: null,
    travelHours: 1.5,
    currency: 'USD',
    country: 'US',
    totals: totalsOf({
      lines: lines.map(({ unitPriceCents, taxable, ...line }) => ({
        ...line,
        unitPriceCents: unitPriceCents ?? 0,
        isTaxable: taxable,
      })),
    }),
    signature: {
      name: 'Dana Whitfield',
      title: 'Company man',
      signedAt: 'Nov 18, 2026, 3:42 PM CST',
      strokes: sampleStrokes,
      aspectRatio: 2.5,
      hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      verifyUrl:
        'https://derrick.example/signed/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    },
    photos: [],
    otherFiles: [],
    ...rest,
    style: { ...sampleStyle, ...style },
    lines,
  };
}
