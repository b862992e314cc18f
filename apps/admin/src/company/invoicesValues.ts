import type { CompanyInvoices, CompanyInvoicesInput } from '@derrick/domain/company';

export interface InvoicesValues
  extends Pick<
    CompanyInvoices,
    | 'numberPattern'
    | 'creditNotePattern'
    | 'restartsYearly'
    | 'hourRounding'
    | 'grouping'
    | 'hasReminders'
    | 'paperSize'
  > {
  nextNumber: number | null;
  nextCreditNoteNumber: number | null;
  termsDays: number | null;
  taxPercent: number | null;
  taxLabel: string;
  footer: string;
  paymentDetails: string;
  mailTextEn: string;
  mailTextEs: string;
  /** Instructions per way to pay: a text or an https address. */
  payByCard: string;
  payByAch: string;
  payByWire: string;
  payByCheck: string;
  /** Days after the due date, as typed: `0, 7, 21`. */
  reminderDays: string;
}

/** Converts the invoice settings to form values. */
export const toFormValues = ({
  version,
  mailTexts,
  paymentOptions,
  ...invoices
}: CompanyInvoices): InvoicesValues => ({
  ...invoices,
  taxLabel: invoices.taxLabel ?? '',
  footer: invoices.footer ?? '',
  paymentDetails: invoices.paymentDetails ?? '',
  mailTextEn: mailTexts.en ?? '',
  mailTextEs: mailTexts.es ?? '',
  payByCard: paymentOptions.card ?? '',
  payByAch: paymentOptions.ach ?? '',
  payByWire: paymentOptions.wire ?? '',
  payByCheck: paymentOptions.check ?? '',
  reminderDays: invoices.reminderDays.join(', '),
});

/** Parses numbers separated by spaces, commas or semicolons; invalid parts become NaN, which validation rejects. */
const daysOf = (typed: string): number[] =>
  typed.split(/[\s,;]+/).flatMap((part) => (part === '' ? [] : Number(part)));

/** Returns a changed number; undefined for the number that was loaded, which may have been drawn in the meantime. */
const changedNumber = (typed: number | null, loaded: number): number | undefined =>
  typed === loaded ? undefined : (typed ?? Number.NaN);

/** Converts the form values for the API. */
export const toRequestBody = (
  {
    mailTextEn,
    mailTextEs,
    payByCard,
    payByAch,
    payByWire,
    payByCheck,
    reminderDays,
    termsDays,
    taxPercent,
    nextNumber,
    nextCreditNoteNumber,
    ...values
  }: InvoicesValues,
  loaded: Pick<CompanyInvoices, 'nextNumber' | 'nextCreditNoteNumber'>,
): CompanyInvoicesInput => ({
  ...values,
  nextNumber: changedNumber(nextNumber, loaded.nextNumber),
  nextCreditNoteNumber: changedNumber(nextCreditNoteNumber, loaded.nextCreditNoteNumber),
  // NaN, so that validation rejects an empty field.
  termsDays: termsDays ?? Number.NaN,
  taxPercent: taxPercent ?? Number.NaN,
  mailTexts: { en: mailTextEn, es: mailTextEs },
  paymentOptions: { card: payByCard, ach: payByAch, wire: payByWire, check: payByCheck },
  reminderDays: daysOf(reminderDays),
});
