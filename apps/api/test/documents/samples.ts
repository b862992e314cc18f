import { type Discount, totalsOf } from '@derrick/domain/tickets';
import type {
  DocumentLine,
  DocumentSection,
  DocumentStyle,
  InvoiceDocument,
  TicketDocument,
} from '../../src/documents/model.ts';

export const sampleLine = (line: Partial<DocumentLine> = {}): DocumentLine => ({
  description: 'Labor, senior technician',
  note: null,
  quantity: 8.5,
  unit: 'h',
  unitPriceCents: 11_550,
  isTaxable: true,
  ...line,
});

export const sampleStyle: DocumentStyle = {
  language: 'en',
  paper: 'LETTER',
  color: '#1d4ed8',
  logo: null,
  madeAt: '2026-11-22T12:00:00Z',
};

interface Sample extends Partial<Omit<InvoiceDocument, 'style' | 'totals'>> {
  style?: Partial<DocumentStyle>;
  discount?: Discount | undefined;
}

/** An invoice with the totals of its lines. */
export function sampleInvoice({ style, discount, ...rest }: Sample = {}): InvoiceDocument {
  const sections: readonly DocumentSection[] = rest.sections ?? [
    {
      heading: 'TK-10482 · Mesquite 4-1H',
      detail: 'Pad 12, Midland, TX · Nov 18, 2026 · AFE 2026-0417',
      lines: [
        sampleLine(),
        sampleLine({ description: 'Travel', quantity: 1.5, unitPriceCents: 6500 }),
        sampleLine({ description: 'Packing set 3 1/2"', quantity: 2, unit: 'ea', unitPriceCents: 24_999 }),
      ],
    },
  ];
  const taxPercent = rest.taxPercent === undefined ? 8.25 : rest.taxPercent;
  const lines = sections.flatMap((section) => section.lines);
  return {
    mark: null,
    number: '2026-00042',
    seller: {
      name: 'Caprock Well Services LLC',
      lines: [
        '1200 W Wall St, Suite 400',
        'Midland, TX 79701',
        'billing@caprock.example',
        '(432) 555-0142',
        'EIN 75-1234567',
      ],
    },
    customer: {
      name: 'Permian Basin Operating',
      lines: ['Accounts Payable', '500 Marienfeld St', 'Midland, TX 79701'],
    },
    issueDate: '2026-11-22',
    dueDate: '2026-12-22',
    termsDays: 30,
    costReference: 'AFE 2026-0417',
    costReferenceLabel: null,
    currency: 'USD',
    discountPercent: discount && 'percent' in discount ? discount.percent : null,
    taxLabel: 'Sales tax',
    isTaxExempt: false,
    notes: null,
    paymentDetails: 'First National Bank, Midland\nRouting 111900659, account 0048 2213 77',
    footer: 'Caprock Well Services LLC · Thank you for your business.',
    ...rest,
    style: { ...sampleStyle, ...style },
    sections,
    taxPercent,
    totals: totalsOf({
      lines: lines.map(({ unitPriceCents, ...line }) => ({ ...line, unitPriceCents: unitPriceCents ?? 0 })),
      discount,
      taxPercent: rest.isTaxExempt ? 0 : (taxPercent ?? 0),
    }),
  };
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
  const lines = rest.lines ?? [
    sampleLine(),
    sampleLine({ description: 'Travel', quantity: 1.5, unitPriceCents: 6500 }),
    sampleLine({
      description: 'Agreed discount',
      note: 'The pump was late',
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
    travelStartedAt: null,
    travelEndedAt: null,
    travelHours: 1.5,
    currency: 'USD',
    totals: totalsOf({
      lines: lines.map(({ unitPriceCents, ...line }) => ({ ...line, unitPriceCents: unitPriceCents ?? 0 })),
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
