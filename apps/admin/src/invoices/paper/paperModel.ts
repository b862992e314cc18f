/** Seller or customer of an invoice. */
export interface PaperParty {
  name: string;
  /** Printed address, email and further lines. */
  lines: readonly string[];
}

/** A printed line of an invoice. */
export interface PaperLine {
  id: string;
  description: string;
  /** Text below the description, such as the reason of an adjustment. */
  note: string | null;
  quantity: number;
  unit: 'h' | 'ea' | 'mi' | 'km' | 'day';
  /** Price in the smallest unit of the currency; null if no price is set. */
  unitPriceCents: number | null;
  /** Undefined without a price. */
  amountCents: number | undefined;
}

/** Lines under one heading, such as those of one ticket. */
export interface PaperSection {
  id: string;
  /** Null for lines without a ticket. */
  heading: string | null;
  /** Lines without a ticket that follow lines of a ticket, under a heading for other lines. */
  isOther: boolean;
  lines: readonly PaperLine[];
}

/** Totals of an invoice in the smallest unit of its currency. */
export interface PaperTotals {
  subtotalCents: number;
  discountCents: number;
  taxCents: number;
  totalCents: number;
  paidCents: number;
  /** Sum of the credit notes. */
  creditedCents: number;
  balanceCents: number;
}

/** Plain values of an invoice document, on screen and in print. */
export interface PaperInvoice {
  /** Null in a draft. */
  number: string | null;
  isVoid: boolean;
  seller: PaperParty;
  customer: PaperParty;
  /** `YYYY-MM-DD`; null in a draft. */
  issueDate: string | null;
  dueDate: string | null;
  /** Days between invoice date and due date, for drafts. */
  termsDays: number;
  /** AFE, PO or cost center. */
  costReference: string | null;
  /** ISO 4217 code. */
  currency: string;
  sections: readonly PaperSection[];
  totals: PaperTotals;
  /** Discount in percent, if it was given as a percentage. */
  discountPercent: number | null;
  /** Tax in percent; null without tax. */
  taxPercent: number | null;
  /** The company's name for the tax; null for the default. */
  taxLabel: string | null;
  isTaxExempt: boolean;
  notes: string | null;
  /** Payment instructions. */
  paymentDetails: string | null;
  /** Small print. */
  footer: string | null;
}
