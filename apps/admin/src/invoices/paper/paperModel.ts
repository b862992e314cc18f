/** Somebody whom an invoice names. */
export interface PaperParty {
  name: string;
  /** Address, e-mail and further lines, as they are printed. */
  lines: readonly string[];
}

/** A line of an invoice as it is printed. */
export interface PaperLine {
  id: string;
  description: string;
  /** Such as the reason of an adjustment; set below the description. */
  note: string | null;
  quantity: number;
  unit: 'h' | 'ea' | 'mi' | 'km' | 'day';
  /** In the smallest unit of the currency; null while nobody has set a price. */
  unitPriceCents: number | null;
  /** Undefined without a price. */
  amountCents: number | undefined;
}

/** Lines under one heading, such as those of one ticket. */
export interface PaperSection {
  id: string;
  /** Null without a ticket. */
  heading: string | null;
  /** Lines of no ticket after those of one: a heading of their own tells them apart. */
  isOther: boolean;
  lines: readonly PaperLine[];
}

/** What an invoice comes to, in the smallest unit of its currency. */
export interface PaperTotals {
  subtotalCents: number;
  discountCents: number;
  taxCents: number;
  totalCents: number;
  paidCents: number;
  balanceCents: number;
}

/** An invoice as it is read on the screen and on paper: plain values, whoever knows them. */
export interface PaperInvoice {
  /** Null in a draft. */
  number: string | null;
  isVoid: boolean;
  seller: PaperParty;
  customer: PaperParty;
  /** `YYYY-MM-DD`; null in a draft. */
  issueDate: string | null;
  dueDate: string | null;
  /** How many days after its date a draft will be due. */
  termsDays: number;
  /** AFE, PO or cost centre. */
  costReference: string | null;
  /** ISO 4217 code. */
  currency: string;
  sections: readonly PaperSection[];
  totals: PaperTotals;
  /** Per cent, where the discount was given as a share. */
  discountPercent: number | null;
  /** Per cent; null where no tax is charged. */
  taxPercent: number | null;
  /** What the company calls the tax; null for the usual word. */
  taxLabel: string | null;
  isTaxExempt: boolean;
  notes: string | null;
  /** How to pay. */
  paymentDetails: string | null;
  /** Small print. */
  footer: string | null;
}
