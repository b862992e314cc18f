import type { CompanyInvoices, CompanyInvoicesInput } from '@derrick/domain/company';

/** What the form of the invoices holds. */
export interface InvoicesValues
  extends Pick<
    CompanyInvoices,
    'numberPattern' | 'restartsYearly' | 'hourRounding' | 'grouping' | 'hasReminders' | 'paperSize'
  > {
  termsDays: number | null;
  taxPercent: number | null;
  taxLabel: string;
  footer: string;
  paymentDetails: string;
  mailTextEn: string;
  mailTextEs: string;
  /** Days after the due day, as typed: `0, 7, 21`. */
  reminderDays: string;
}

/** Reads how the company makes its invoices out into the form. */
export const valuesOf = ({
  version,
  nextNumber,
  mailTexts,
  ...invoices
}: CompanyInvoices): InvoicesValues => ({
  ...invoices,
  taxLabel: invoices.taxLabel ?? '',
  footer: invoices.footer ?? '',
  paymentDetails: invoices.paymentDetails ?? '',
  mailTextEn: mailTexts.en ?? '',
  mailTextEs: mailTexts.es ?? '',
  reminderDays: invoices.reminderDays.join(', '),
});

/** Reads numbers that are typed one after the other; what is no number stays one that no rule accepts. */
const daysOf = (typed: string): number[] =>
  typed.split(/[\s,;]+/).flatMap((part) => (part === '' ? [] : Number(part)));

/** Writes what is sent. */
export const inputOf = ({
  mailTextEn,
  mailTextEs,
  reminderDays,
  termsDays,
  taxPercent,
  ...values
}: InvoicesValues): CompanyInvoicesInput => ({
  ...values,
  // An empty field is no number.
  termsDays: termsDays ?? Number.NaN,
  taxPercent: taxPercent ?? Number.NaN,
  mailTexts: { en: mailTextEn, es: mailTextEs },
  reminderDays: daysOf(reminderDays),
});
