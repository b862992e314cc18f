import type {
  DeliveryStatus,
  DocumentFormat,
  InvoiceGrouping,
  InvoiceParty,
  InvoiceState,
  InvoiceTicket,
  PaperSize,
  RecordedPaymentMethod,
} from '@derrick/domain/invoices';
import type { LineUnit, TicketLineKind } from '@derrick/domain/tickets';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** Written as JSON text, read as the parsed value. */
type Json<T> = ColumnType<T | null, string | null | undefined, string | null>;
/** A calendar day, `YYYY-MM-DD`. */
type Day = string;
type Defaulted = ColumnType<Date, Date | string | undefined, Date | string>;

/** The customer as printed on the invoice, with the language of its emails. */
export interface StoredCustomerParty extends InvoiceParty {
  language: 'en' | 'es';
}

export interface InvoicesTable {
  company_id: string;
  id: string;
  /** Drawn from the counter of its series at issue. */
  number: Optional<number>;
  /** 0, or the year if numbers restart each year. */
  series: Generated<number>;
  printed_number: Optional<string>;
  customer_id: Optional<string>;
  status: Generated<InvoiceState>;
  status_reason: Optional<string>;
  issue_date: Optional<Day>;
  due_date: Optional<Day>;
  /** The day that lists filter by: the day of issue, or the day of creation for a draft. */
  list_day: Generated<Day>;
  terms_days: Generated<number>;
  currency: Generated<string>;
  line_grouping: Generated<InvoiceGrouping>;
  /** The discount that the user entered, as an amount or a percentage. */
  discount_amount_cents: Optional<number>;
  discount_percent: Optional<number>;
  tax_percent: Generated<number>;
  tax_label: Optional<string>;
  is_tax_exempt: Generated<boolean>;
  cost_reference: Optional<string>;
  notes: Optional<string>;
  payment_details: Optional<string>;
  footer: Optional<string>;
  paper_size: Generated<PaperSize>;
  /** Both parties as they were at issue. Null in a draft. */
  seller: Json<InvoiceParty>;
  customer: Json<StoredCustomerParty>;
  customer_name: Optional<string>;
  /** The format at issue. Null in a draft, and in invoices issued by earlier releases. */
  document_format: Json<DocumentFormat>;
  subtotal_cents: Generated<number>;
  discount_cents: Generated<number>;
  tax_cents: Generated<number>;
  total_cents: Generated<number>;
  /** Sum of the payments that are not reversed, less refunds. */
  paid_cents: Generated<number>;
  /** Sum of the credit notes. */
  credited_cents: Generated<number>;
  /** The total less `paid_cents` and `credited_cents`; 0 for a void invoice. */
  balance_cents: GeneratedAlways<number>;
  search_text: GeneratedAlways<string>;
  has_reminders: Generated<boolean>;
  first_opened_at: Optional<Date>;
  copy_of_id: Optional<string>;
  version: Generated<number>;
  created_by: Optional<string>;
  updated_by: Optional<string>;
  created_at: Defaulted;
  updated_at: Defaulted;
}

export interface InvoiceLinesTable {
  company_id: string;
  invoice_id: string;
  /** Starts at 0. */
  position: number;
  kind: TicketLineKind;
  description: string;
  quantity: number;
  unit: LineUnit;
  unit_price_cents: Optional<number>;
  is_taxable: boolean;
  reason: Optional<string>;
  price_item_id: Optional<string>;
  ticket_id: Optional<string>;
}

export interface InvoiceTicketsTable {
  company_id: string;
  invoice_id: string;
  ticket_id: string;
  /** The printed facts at issue. Null in a draft, and in invoices issued by earlier releases. */
  facts: Json<InvoiceTicket>;
}

export interface InvoicePaymentsTable {
  company_id: string;
  id: string;
  invoice_id: string;
  amount_cents: number;
  method: RecordedPaymentMethod;
  reference: Optional<string>;
  paid_on: Day;
  created_by: Optional<string>;
  created_at: Defaulted;
  reversed_by: Optional<string>;
  reversed_at: Optional<Date>;
  reversal_reason: Optional<string>;
}

export interface CreditNotesTable {
  company_id: string;
  id: string;
  invoice_id: string;
  /** Drawn from the counter of its series. */
  number: number;
  /** 0, or the year if the numbers restart each year. */
  series: Generated<number>;
  printed_number: string;
  issue_date: Day;
  reason: string;
  subtotal_cents: number;
  discount_cents: number;
  tax_cents: number;
  total_cents: number;
  refund_cents: Generated<number>;
  refund_method: Optional<RecordedPaymentMethod>;
  refund_reference: Optional<string>;
  refunded_on: Optional<Day>;
  created_by: Optional<string>;
  created_at: Defaulted;
}

export interface CreditNoteLinesTable {
  company_id: string;
  credit_note_id: string;
  /** Position of the invoice line. */
  position: number;
  amount_cents: number;
}

export interface InvoiceSendingsTable {
  company_id: string;
  id: string;
  invoice_id: string;
  recipients: string[];
  message: Optional<string>;
  has_tickets: Generated<boolean>;
  kind: Generated<'EMAIL' | 'REMINDER' | 'OTHER'>;
  /** The day of a sending by other means, as the user entered it. */
  sent_on: Optional<Day>;
  /** Days after the due day. Only set for an automatic reminder. */
  reminder_days: Optional<number>;
  created_by: Optional<string>;
  created_at: Defaulted;
}

export interface InvoiceDeliveriesTable {
  company_id: string;
  sending_id: string;
  recipient: string;
  status: Generated<DeliveryStatus>;
  smtp_code: Optional<number>;
  updated_at: Defaulted;
}

export interface InvoiceLinksTable {
  company_id: string;
  token_hash: Buffer;
  invoice_id: string;
  created_at: Defaulted;
  expires_at: Date;
}

/** Maintained by triggers. */
export interface InvoiceDailyTable {
  company_id: GeneratedAlways<string>;
  list_day: GeneratedAlways<Day>;
  status: GeneratedAlways<InvoiceState>;
  currency: GeneratedAlways<string>;
  due_date: GeneratedAlways<Day>;
  count: GeneratedAlways<number>;
  cents: GeneratedAlways<number>;
}

declare module '../db/schema.ts' {
  interface Database {
    invoices: InvoicesTable;
    invoice_daily: InvoiceDailyTable;
    invoice_lines: InvoiceLinesTable;
    invoice_tickets: InvoiceTicketsTable;
    invoice_payments: InvoicePaymentsTable;
    credit_notes: CreditNotesTable;
    credit_note_lines: CreditNoteLinesTable;
    invoice_sendings: InvoiceSendingsTable;
    invoice_deliveries: InvoiceDeliveriesTable;
    invoice_links: InvoiceLinksTable;
  }
}
