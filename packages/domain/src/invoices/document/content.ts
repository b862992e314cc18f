/** The types of the printed content of an invoice. */
import type { InvoiceLanguage } from '../billed.ts';
import type { Invoice } from '../record.ts';
import type { InvoiceParty } from '../schema.ts';
import type { InvoiceTicket } from '../ticket.ts';
import type { DocumentLine } from './lines.ts';
import type { DocumentTicket } from './tickets.ts';
import type { DocumentTotal } from './totals.ts';
import type { DocumentWords } from './words.ts';

/** The fields of an invoice that its document shows. The customer's page receives only these. */
export type PrintedInvoice = Pick<
  Invoice,
  | 'number'
  | 'status'
  | 'issueDate'
  | 'dueDate'
  | 'termsDays'
  | 'costReference'
  | 'currency'
  | 'seller'
  | 'lines'
  | 'grouping'
  | 'discount'
  | 'taxPercent'
  | 'taxLabel'
  | 'isTaxExempt'
  | 'subtotalCents'
  | 'discountCents'
  | 'taxCents'
  | 'totalCents'
  | 'paidCents'
  | 'creditedCents'
  | 'balanceCents'
  | 'notes'
  | 'paymentDetails'
  | 'footer'
  | 'documentFormat'
> & { customer: InvoiceParty; tickets: readonly InvoiceTicket[] };

/** A seller or customer with the printed lines. */
export interface DocumentParty {
  label: string;
  name: string;
  /** Address, email, phone and tax number. */
  lines: readonly string[];
}

/** A labeled value in the head of a document. */
export interface DocumentFact {
  id: 'issued' | 'due' | 'reference' | 'amountDue';
  label: string;
  /** Can have several lines. */
  value: string;
}

/** Lines under one heading, such as those of one ticket. */
export interface DocumentSection {
  id: string;
  /** Null for lines without a group. */
  heading: string | null;
  /** Facts below the heading. */
  facts: readonly string[];
  /** Sum of the lines, printed beside the heading. Null without a heading. */
  amount: string | null;
  lines: readonly DocumentLine[];
}

/** A heading with a text, such as the payment instructions. */
export interface DocumentText {
  id: 'notes' | 'payment' | 'reason';
  heading: string;
  text: string;
}

/** Labels of the parts of a document. */
export type DocumentLabels = Pick<
  DocumentWords,
  'lines' | 'noLines' | 'description' | 'quantity' | 'unitPrice' | 'amount' | 'totals' | 'tickets'
>;

/** The printed content of an invoice. It has only plain values, so that it can be sent to another thread. */
export interface InvoiceDocumentContent {
  language: InvoiceLanguage;
  title: string;
  /** Null in a draft. */
  number: string | null;
  /** Word for a draft or a void invoice. */
  mark: string | null;
  isVoid: boolean;
  customer: DocumentParty;
  seller: DocumentParty;
  facts: readonly DocumentFact[];
  sections: readonly DocumentSection[];
  totals: readonly DocumentTotal[];
  texts: readonly DocumentText[];
  /** The tickets that no section describes, in the order of their codes. */
  tickets: readonly DocumentTicket[];
  footer: string | null;
  labels: DocumentLabels;
}
