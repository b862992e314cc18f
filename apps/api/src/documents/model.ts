/**
 * What the documents that customers get are made of: plain values, all of them decided before. Drawing looks nothing up,
 * reads no clock and knows no time zone, so that the same model gives the same bytes on any machine.
 */
import type { TicketStatus, Totals } from '@derrick/domain/tickets';
import type { Language } from '../platform/language.ts';

export const paperSizes = ['A4', 'LETTER'] as const;

export type PaperSize = (typeof paperSizes)[number];

/** How a document looks and which language it speaks. */
export interface DocumentStyle {
  language: Language;
  paper: PaperSize;
  /** The colour of the company's mark as `#rrggbb`; without one, the document is drawn in a dark grey. */
  color: string | null;
  /** A PNG or JPEG; without one, or where it can't be read, the name of the company is set in its place. */
  logo: Uint8Array | null;
  /** When it is made, as readers of PDFs show it: ISO 8601. */
  madeAt: string;
}

/** Somebody whom a document names: as it was then, line by line as it is printed. */
export interface DocumentParty {
  name: string;
  /** Address, e-mail, phone, tax number: whatever is known, in this order. */
  lines: readonly string[];
}

/** A line that is billed. */
export interface DocumentLine {
  description: string;
  /** Such as the reason of an adjustment, set in small type below the description. */
  note: string | null;
  quantity: number;
  unit: 'h' | 'ea' | 'mi' | 'km' | 'day';
  /** In the smallest unit of the currency; null while nobody has set a price, or where the reader may see none. */
  unitPriceCents: number | null;
  isTaxable: boolean;
}

/** Lines under one heading, such as those of one ticket. */
export interface DocumentSection {
  /** Null for lines that belong to nothing in particular. */
  heading: string | null;
  /** Beside the heading in small type, such as the place, the day and the cost reference of the ticket. */
  detail: string | null;
  lines: readonly DocumentLine[];
}

/** An invoice as it is printed. */
export interface InvoiceDocument {
  style: DocumentStyle;
  /** What is written across the page: nothing on an issued invoice. */
  mark: 'DRAFT' | 'VOID' | null;
  /** Null in a draft. */
  number: string | null;
  seller: DocumentParty;
  customer: DocumentParty;
  /** `YYYY-MM-DD`; null in a draft. */
  issueDate: string | null;
  dueDate: string | null;
  /** How many days the customer has to pay. */
  termsDays: number;
  /** AFE, PO or cost centre, as the customer writes it. */
  costReference: string | null;
  /** The company's own name of the reference, such as `AFE`; null prints the document's own word. */
  costReferenceLabel: string | null;
  /** ISO 4217, such as `USD`. */
  currency: string;
  sections: readonly DocumentSection[];
  /** As they are stored; `lineCents` in the order of all lines of all sections. */
  totals: Totals;
  /** Per cent, with up to two decimals, when the discount was given as a share. */
  discountPercent: number | null;
  /** Per cent, with up to three decimals; null where no tax is charged. */
  taxPercent: number | null;
  /** What the company calls the tax, such as `Sales tax`; the document's own word without one. */
  taxLabel: string | null;
  isTaxExempt: boolean;
  /** What the company tells this customer. */
  notes: string | null;
  /** How to pay: bank account, remittance address. */
  paymentDetails: string | null;
  /** The company's own small print at the foot of every page. */
  footer: string | null;
}

/** A place of a pen, in parts of the pad's width and height: 0 to 1. */
export interface StrokePoint {
  x: number;
  y: number;
}

/** Who signed a ticket, and what. */
export interface DocumentSignature {
  name: string;
  title: string | null;
  /** Day and time as they are printed, in the company's time zone. */
  signedAt: string;
  /** The drawn strokes; none where the name was typed. */
  strokes: readonly (readonly StrokePoint[])[];
  /** Width divided by height of the pad that was drawn on. */
  aspectRatio: number;
  /** SHA-256 of the signed content in hexadecimal digits. */
  hash: string;
  /** The address at which anybody can look the hash up. */
  verifyUrl: string;
}

/** A photo of a ticket: a PNG or JPEG. */
export interface DocumentPhoto {
  name: string;
  bytes: Uint8Array;
}

/** A ticket as it is printed: what its customer sees of it, hence without the notes of the office. */
export interface TicketDocument {
  style: DocumentStyle;
  company: DocumentParty;
  /** Such as `TK-10482`. */
  jobcode: string;
  status: TicketStatus;
  /** `YYYY-MM-DD`. */
  workDate: string;
  customer: string | null;
  /** The customer's contact. */
  contact: string | null;
  location: string;
  wellName: string;
  costReference: string | null;
  /** The company's own name of the reference, such as `AFE`; null prints the document's own word. */
  costReferenceLabel: string | null;
  jobType: string | null;
  technician: string | null;
  description: string;
  /** As it is printed, with the company's clock. */
  workStartedAt: string | null;
  workEndedAt: string | null;
  workHours: number;
  travelStartedAt: string | null;
  travelEndedAt: string | null;
  travelHours: number;
  currency: string;
  /** All that is billed, in their order. */
  lines: readonly DocumentLine[];
  /** Null where the reader may see no prices: the lines are then printed without them. */
  totals: Totals | null;
  signature: DocumentSignature | null;
  photos: readonly DocumentPhoto[];
  /** The names of attachments that can't be shown on paper. */
  otherFiles: readonly string[];
}
