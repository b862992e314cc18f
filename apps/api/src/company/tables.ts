import type { CompanySection, HourRounding } from '@derrick/domain/company';
import type { InvoiceGrouping, PaperSize } from '@derrick/domain/invoices';
import type { ColumnType, Generated } from 'kysely';

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** Settings of a company's invoices. A company without a row has the defaults. */
export interface InvoiceSettingsTable {
  company_id: string;
  number_pattern: Generated<string>;
  /** Pattern of the numbers of credit notes. */
  credit_note_pattern: Generated<string>;
  restarts_yearly: Generated<boolean>;
  currency: Generated<string>;
  tax_percent: Generated<number>;
  tax_label: Optional<string>;
  tax_label_es: Optional<string>;
  paper_size: Generated<PaperSize>;
  has_reminders: Generated<boolean>;
  address: Optional<string>;
  email: Optional<string>;
  phone: Optional<string>;
  tax_number: Optional<string>;
  payment_details: Optional<string>;
  /** Instructions per way to pay: a text, or the https address of a page. */
  pay_by_card: Optional<string>;
  pay_by_ach: Optional<string>;
  pay_by_wire: Optional<string>;
  pay_by_check: Optional<string>;
  footer: Optional<string>;
  footer_es: Optional<string>;
  /** Default of new customers. */
  terms_days: Generated<number>;
  hour_rounding: Generated<HourRounding>;
  line_grouping: Generated<InvoiceGrouping>;
  mail_text_en: Optional<string>;
  mail_text_es: Optional<string>;
  /** Days after the due day. */
  reminder_days: Generated<number[]>;
  /** Codes of the exports for accounting programs. Null for the default. */
  quickbooks_tax_code: Optional<string>;
  quickbooks_exempt_code: Optional<string>;
  xero_tax_type: Optional<string>;
  xero_exempt_tax_type: Optional<string>;
  xero_account_code: Optional<string>;
}

/** Appearance of a company on documents and pages. A company without a row has neither a color nor a logo. */
interface CompanyLooksTable {
  company_id: string;
  /** `#rrggbb` in lower case. */
  color: Optional<string>;
  /** A PNG or JPEG. */
  logo: Optional<Buffer>;
  /** Identifies this version of the logo in its URL. */
  logo_key: Optional<string>;
}

interface CompanySectionsTable {
  company_id: string;
  section: CompanySection;
  version: Generated<number>;
  updated_by: string | null;
  updated_at: Date | null;
}

interface JobTypeRatesTable {
  company_id: string;
  job_type_id: string;
  /** `YYYY-MM-DD`. */
  valid_from: string;
  work_cents: number;
  /** Null if travel is billed like work. */
  travel_cents: number | null;
  /** Null bills overtime at the rate of work times the company's factor, and leaves standby without a price. */
  overtime_cents: Optional<number>;
  standby_cents: Optional<number>;
}

declare module '../db/schema.ts' {
  interface Database {
    company_looks: CompanyLooksTable;
    invoice_settings: InvoiceSettingsTable;
    company_sections: CompanySectionsTable;
    job_type_rates: JobTypeRatesTable;
  }
}
