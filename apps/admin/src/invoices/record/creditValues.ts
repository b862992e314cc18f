import {
  type CreditedLine,
  creditableAmounts,
  creditError,
  creditTotals,
  type Invoice,
  type PaymentMethod,
  refundCentsOf,
} from '@derrick/domain/invoices';
import { minorAmountOf, minorUnitsOf } from '../../core/formats/index.ts';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { decimalsError, type ErrorMessage } from '../../patterns/form/errorMessages.ts';

/** Form values of a credit note. */
export interface CreditValues {
  /** The lines that are not fully credited yet. The amount is in units of the currency; null leaves a line as billed. */
  lines: { line: number; amount: number | null }[];
  reason: string;
  method: PaymentMethod;
  reference: string;
  /** `YYYY-MM-DD`. */
  refundedOn: string;
  /** Lets the tickets be invoiced again. Only sent for a full credit. */
  releaseTickets: boolean;
}

/** Labels of the fields, in form order. */
export const creditLabels = {
  lines: 'credit.lines',
  'lines.amount': 'credit.amount',
  reason: 'credit.reason',
  refundedOn: 'credit.refundedOn',
  method: 'credit.method',
  reference: 'credit.reference',
  releaseTickets: 'credit.releaseTickets',
} as const satisfies Record<string, MessageKey>;

export const creditErrors = (currency: string): Readonly<Partial<Record<string, ErrorMessage>>> => ({
  creditEmpty: 'credit.error.empty',
  creditLineTooLarge: 'credit.error.line',
  creditLineUnknown: 'credit.error.line',
  tooManyDecimals: decimalsError(currency),
  reasonRequired: 'credit.error.reason',
  refundRequired: 'credit.error.day',
  dateInvalid: 'credit.error.day',
});

/** Returns the values that credit everything that is left. */
export const creditValuesOf = (invoice: Invoice, today: string): CreditValues => ({
  lines: creditableAmounts(invoice).flatMap((cents, line) =>
    cents === 0 ? [] : [{ line, amount: cents / minorUnitsOf(invoice.currency) }],
  ),
  reason: '',
  method: 'CHECK',
  reference: '',
  refundedOn: today,
  releaseTickets: false,
});

/** Returns the lines with an amount, as the API takes them. */
export const creditedLines = ({ currency }: Invoice, { lines }: CreditValues): CreditedLine[] =>
  lines.flatMap(({ line, amount }) =>
    amount === null || amount === 0 ? [] : [{ line, amountCents: minorAmountOf(amount, currency) }],
  );

/** Checks the values with the rules of the domain. Returns the error key of each invalid field. */
export function validateCredit(invoice: Invoice, values: CreditValues): Record<string, string | undefined> {
  const lines = creditedLines(invoice, values);
  const indexOf = (line: number | undefined) => values.lines.findIndex((value) => value.line === line);
  const reason = values.reason.trim() === '' ? 'reasonRequired' : undefined;
  const fraction = lines.find(({ amountCents }) => !Number.isInteger(amountCents));
  if (fraction) return { [`lines.${indexOf(fraction.line)}.amount`]: 'tooManyDecimals', reason };
  const wrong = creditError(invoice, lines);
  if (wrong) {
    const field = wrong.index === undefined ? 'lines' : `lines.${indexOf(lines[wrong.index]?.line)}.amount`;
    return { [field]: wrong.error, reason };
  }
  const isRefunded = refundCentsOf(invoice.balanceCents, creditTotals(invoice, lines).totalCents) > 0;
  return { reason, refundedOn: isRefunded && values.refundedOn === '' ? 'dateInvalid' : undefined };
}
