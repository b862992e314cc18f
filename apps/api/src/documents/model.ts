/**
 * The data of customer documents, as plain values that are fully determined before drawing. Drawing does no lookups,
 * reads no clock and knows no time zone, so that the same model results in the same bytes on any machine.
 */
import type { TicketStatus, Totals } from '@derrick/domain/tickets';
import type { Language } from '../platform/language.ts';

export const paperSizes = ['A4', 'LETTER'] as const;

export type PaperSize = (typeof paperSizes)[number];

/** Appearance and language of a document. */
export interface DocumentStyle {
  language: Language;
  paper: PaperSize;
  /** The company's color as `#rrggbb`. Without one, the document is drawn in dark gray. */
  color: string | null;
  /** A PNG or JPEG. If it is missing or unreadable, the company's name is drawn instead. */
  logo: Uint8Array | null;
  /** Creation time in ISO 8601, shown by PDF viewers. */
  madeAt: string;
}

/** A person or company at the time of the document, with the lines printed for them. */
export interface DocumentParty {
  name: string;
  /** Address, email, phone and tax number, in this order. Missing values are left out. */
  lines: readonly string[];
}

export interface DocumentLine {
  description: string;
  /** Printed in small type below the description, such as the reason of an adjustment. */
  note: string | null;
  quantity: number;
  unit: 'h' | 'ea' | 'mi' | 'km' | 'day';
  /** Price in the smallest unit of the currency. Null if the price is not set yet or the reader cannot see prices. */
  unitPriceCents: number | null;
  isTaxable: boolean;
}

/** Lines under one heading, such as those of one ticket. */
export interface DocumentSection {
  /** Null for lines without a group. */
  heading: string | null;
  /** Printed in small type beside the heading, such as the location, day and cost reference of the ticket. */
  detail: string | null;
  lines: readonly DocumentLine[];
}

export interface InvoiceDocument {
  style: DocumentStyle;
  /** For a credit note: the credited invoice, and the reason. */
  credit?: { invoiceNumber: string; invoiceDate: string | null; reason: string };
  /** Watermark across the page. Null for an issued invoice. */
  mark: 'DRAFT' | 'VOID' | null;
  /** Null in a draft. */
  number: string | null;
  seller: DocumentParty;
  customer: DocumentParty;
  /** `YYYY-MM-DD`; null in a draft. */
  issueDate: string | null;
  dueDate: string | null;
  /** Days until payment is due. */
  termsDays: number;
  /** AFE, PO or cost center, as the customer writes it. */
  costReference: string | null;
  /** The company's name for the reference, such as `AFE`. Null prints the default label. */
  costReferenceLabel: string | null;
  /** ISO 4217, such as `USD`. */
  currency: string;
  sections: readonly DocumentSection[];
  /** The stored totals. `lineCents` is in the order of all lines of all sections. */
  totals: Totals;
  /** Percent with up to two decimals, if the discount was entered as a percentage. */
  discountPercent: number | null;
  /** Percent with up to three decimals. Null if no tax is charged. */
  taxPercent: number | null;
  /** The company's name for the tax, such as `Sales tax`. Null prints the default label. */
  taxLabel: string | null;
  isTaxExempt: boolean;
  /** The company's note to this customer. */
  notes: string | null;
  /** Payment instructions: bank account, remittance address. */
  paymentDetails: string | null;
  /** The company's small print in the footer of every page. */
  footer: string | null;
}

/** An entry of a statement, as printed. */
export interface StatementRow {
  /** `YYYY-MM-DD`. */
  date: string;
  text: string;
  /** Null for the opening balance. */
  amountCents: number | null;
  balanceCents: number;
}

export interface StatementDocument {
  style: DocumentStyle;
  company: DocumentParty;
  customer: DocumentParty;
  /** The printed day or days of the statement. */
  period: string;
  /** ISO 4217. */
  currency: string;
  rows: readonly StatementRow[];
  closingCents: number;
  pastDueCents: number;
  footer: string | null;
}

/** A position of the pen, as fractions of the pad's width and height: 0 to 1. */
export interface StrokePoint {
  x: number;
  y: number;
}

export interface DocumentSignature {
  name: string;
  title: string | null;
  /** Printed day and time, in the company's time zone. */
  signedAt: string;
  /** The drawn strokes. Empty if the name was typed. */
  strokes: readonly (readonly StrokePoint[])[];
  /** Width divided by height of the signature pad. */
  aspectRatio: number;
  /** SHA-256 of the signed content, as hexadecimal digits. */
  hash: string;
  /** Public address for looking up the hash. */
  verifyUrl: string;
}

/** A photo of a ticket: a PNG or JPEG. */
export interface DocumentPhoto {
  name: string;
  bytes: Uint8Array;
}

/** The data of a printed ticket as its customer sees it, without internal notes. */
export interface TicketDocument {
  style: DocumentStyle;
  company: DocumentParty;
  /** Such as `TK-10482`. */
  jobcode: string;
  status: TicketStatus;
  /** `YYYY-MM-DD`. */
  workDate: string;
  customer: string | null;
  contact: string | null;
  location: string;
  wellName: string;
  costReference: string | null;
  /** The company's name for the reference, such as `AFE`. Null prints the default label. */
  costReferenceLabel: string | null;
  jobType: string | null;
  technician: string | null;
  description: string;
  /** Printed text, in the company's time format. */
  workStartedAt: string | null;
  workEndedAt: string | null;
  workHours: number;
  /** Unpaid break within the work time. 0 prints none. */
  breakMinutes: number;
  travelStartedAt: string | null;
  travelEndedAt: string | null;
  travelHours: number;
  currency: string;
  /** All billed lines, in their order. */
  lines: readonly DocumentLine[];
  /** Null if the reader cannot see prices: the lines are then printed without them. */
  totals: Totals | null;
  signature: DocumentSignature | null;
  photos: readonly DocumentPhoto[];
  /** Names of attachments that cannot be printed. */
  otherFiles: readonly string[];
}
