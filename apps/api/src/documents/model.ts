/**
 * The data of customer documents, as plain values that are fully determined before drawing. Drawing does no lookups,
 * reads no clock and knows no time zone, so that the same model results in the same bytes on any machine.
 */
import type { InvoiceDocumentContent, PrintableLine } from '@derrick/domain/invoices';
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

/** A company as the letterhead of a ticket shows it. */
export interface DocumentParty {
  name: string;
  /** Address, email, phone and tax number, in this order. Missing values are left out. */
  lines: readonly string[];
}

export interface InvoiceDocument {
  style: DocumentStyle;
  content: InvoiceDocumentContent;
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
  /** ISO 3166 code of the country whose formats the statement has, or null. */
  country: string | null;
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
  /** Null in a copy for the customer, which does not show the state of the internal review. */
  status: TicketStatus | null;
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
  /** Hours on call within the work time. 0 prints none. */
  standbyHours: number;
  travelStartedAt: string | null;
  travelEndedAt: string | null;
  travelHours: number;
  /** ISO 4217, such as `USD`. */
  currency: string;
  /** ISO 3166 code of the company's country, for numbers and amounts. */
  country: string | null;
  /** All billed lines, in their order. */
  lines: readonly PrintableLine[];
  /** Null if the reader cannot see prices: the lines are then printed without them. */
  totals: Totals | null;
  signature: DocumentSignature | null;
  photos: readonly DocumentPhoto[];
  /** Names of attachments that cannot be printed. */
  otherFiles: readonly string[];
}
