import { TERMS_DAYS_MAX } from '@derrick/domain/customers';
import { isUnitPrice } from '@derrick/domain/format';
import {
  type BilledLine,
  INVOICE_LINE_TEXT_MAX,
  INVOICE_NOTES_MAX,
  type Invoice,
  type InvoiceGrouping,
  type InvoiceInput,
  type InvoiceLine,
  invoiceTotals,
} from '@derrick/domain/invoices';
import type { PriceItem } from '@derrick/domain/priceItems';
import { lineUnits, ticketLineKinds } from '@derrick/domain/tickets';
import type { LineItem } from '@derrick/ui/LineItemsEditor';
import { minorAmountOf, minorUnitsOf } from '../../core/formats/index.ts';
import { unitPriceOf } from '../../patterns/lines/index.ts';

/** A line in the editor, with the data that the editor does not show. */
export interface DraftLine extends LineItem {
  reason: string;
  priceItemId: string | null;
  ticketId: string | null;
}

export const discountKinds = ['none', 'percent', 'amount'] as const;

export type DiscountKind = (typeof discountKinds)[number];

export interface DraftValues {
  grouping: InvoiceGrouping;
  lines: readonly DraftLine[];
  discountKind: DiscountKind;
  /** Null while the field is empty. */
  discountPercent: number | null;
  /** Amount in units of the currency, not in cents. */
  discountAmount: number | null;
  taxPercent: number | null;
  termsDays: number | null;
  costReference: string;
  notes: string;
}

const lineOf = (line: InvoiceLine): DraftLine => ({
  ...line,
  id: crypto.randomUUID(),
  reason: line.reason ?? '',
});

export const emptyLine = (): DraftLine => ({
  id: crypto.randomUUID(),
  kind: 'ITEM',
  description: '',
  quantity: 1,
  unit: 'ea',
  unitPriceCents: null,
  taxable: true,
  reason: '',
  priceItemId: null,
  ticketId: null,
});

/** Creates a line from a price book item. */
export const lineOfItem = ({ id, name, unit, unitPriceCents, taxable }: PriceItem): DraftLine => ({
  ...emptyLine(),
  description: name,
  unit,
  unitPriceCents: unitPriceCents ?? null,
  taxable,
  priceItemId: id,
});

/** The invoice fields that the draft form uses. */
export type EditedDraft = Pick<
  Invoice,
  'currency' | 'grouping' | 'lines' | 'discount' | 'taxPercent' | 'termsDays' | 'costReference' | 'notes'
>;

/** Converts a draft to form values. */
export function toFormValues(invoice: EditedDraft): DraftValues {
  const { discount, currency } = invoice;
  const percent = discount && 'percent' in discount ? discount.percent : null;
  const amount = discount && 'cents' in discount ? discount.cents / minorUnitsOf(currency) : null;
  return {
    grouping: invoice.grouping,
    lines: invoice.lines.map(lineOf),
    discountKind: percent !== null ? 'percent' : amount !== null ? 'amount' : 'none',
    discountPercent: percent,
    discountAmount: amount,
    taxPercent: invoice.taxPercent,
    termsDays: invoice.termsDays,
    costReference: invoice.costReference ?? '',
    notes: invoice.notes ?? '',
  };
}

/** Converts the discount for the API. */
export function discountOf(
  { discountKind, discountPercent, discountAmount }: DraftValues,
  currency: string,
): NonNullable<InvoiceInput['discount']> | null {
  if (discountKind === 'percent' && discountPercent) return { percent: discountPercent };
  if (discountKind === 'amount' && discountAmount) return { cents: minorAmountOf(discountAmount, currency) };
  return null;
}

const billed = ({ quantity, unitPriceCents, taxable }: LineItem): BilledLine => ({
  quantity: quantity ?? 0,
  unitPriceCents: unitPriceOf(unitPriceCents),
  taxable,
});

const isWhole = (discount: ReturnType<typeof discountOf>) =>
  discount === null || 'percent' in discount || Number.isInteger(discount.cents);

/**
 * Calculates the totals of the form values with the server's rules. Amounts that the currency does not allow are ignored.
 */
export function totalsWhileTyping(values: DraftValues, currency: string) {
  const discount = discountOf(values, currency);
  return invoiceTotals({
    lines: values.lines.map(billed),
    discount: isWhole(discount) ? discount : null,
    taxPercent: values.taxPercent ?? 0,
  });
}

/** Calculates the amount of a line; undefined without a price. */
export const amountWhileTyping = (line: LineItem): number | undefined =>
  unitPriceOf(line.unitPriceCents) === null
    ? undefined
    : invoiceTotals({ lines: [billed(line)], discount: null, taxPercent: 0 }).subtotalCents;

const nameOrDefault = <Name extends string>(names: readonly Name[], name: string, otherwise: Name): Name =>
  names.find((candidate) => candidate === name) ?? otherwise;

const inputLineOf = (line: DraftLine) => ({
  kind: nameOrDefault(ticketLineKinds, line.kind, 'ITEM'),
  description: line.description.trim(),
  quantity: line.quantity ?? 0,
  unit: nameOrDefault(lineUnits, line.unit, 'ea'),
  unitPriceCents: line.unitPriceCents,
  taxable: line.taxable,
  reason: line.kind === 'ADJUSTMENT' ? line.reason.trim() || null : null,
  priceItemId: line.priceItemId,
  ticketId: line.ticketId,
});

/**
 * Converts the form values for the API. If the grouping changed, the server creates the lines again from the tickets.
 * @param lineGrouping grouping of the lines in the form
 */
export const toRequestBody = (
  values: DraftValues,
  { lineGrouping, currency }: { lineGrouping: InvoiceGrouping; currency: string },
): InvoiceInput => ({
  ...(values.grouping === lineGrouping
    ? { lines: values.lines.map(inputLineOf) }
    : { grouping: values.grouping }),
  discount: discountOf(values, currency),
  taxPercent: values.taxPercent ?? 0,
  termsDays: values.termsDays ?? 0,
  costReference: values.costReference.trim() || null,
  notes: values.notes.trim() || null,
});

/** Returns the error of each field of a line. */
function validateLine({ kind, description, quantity, unitPriceCents, reason }: DraftLine) {
  const isAdjustment = kind === 'ADJUSTMENT';
  const text = description.trim();
  const descriptionError = () => {
    if (text === '') return 'lineDescriptionRequired';
    return text.length > INVOICE_LINE_TEXT_MAX ? 'textTooLong' : undefined;
  };
  const quantityError = () => {
    if (quantity === null) return 'quantityInvalid';
    return !isAdjustment && quantity < 0 ? 'quantityNegative' : undefined;
  };
  const priceError = () => {
    if (!isUnitPrice(unitPriceCents ?? 0)) return 'tooManyDecimals';
    return !isAdjustment && (unitPriceCents ?? 0) < 0 ? 'priceNegative' : undefined;
  };
  const reasonError = () => (isAdjustment && reason.trim() === '' ? 'reasonRequired' : undefined);
  return [
    ['description', descriptionError()],
    ['quantity', quantityError()],
    ['unitPriceCents', priceError()],
    ['reason', reasonError()],
  ] as const;
}

/**
 * Validates the draft form. A line without a price is valid: it only prevents issuing.
 * @returns message keys by path, such as `lines.2.quantity`
 */
export function validateDraft(
  values: DraftValues,
  currency: string,
): Readonly<Record<string, string | undefined>> {
  const lineErrors = values.lines.flatMap((line, index) =>
    validateLine(line).map(([field, error]) => [`lines.${index}.${field}`, error] as const),
  );
  const discount = discountOf(values, currency);
  const { subtotalCents } = totalsWhileTyping({ ...values, discountKind: 'none' }, currency);
  const isTooLarge =
    discount !== null && ('percent' in discount ? discount.percent > 100 : discount.cents > subtotalCents);
  const isNegative = (values.discountPercent ?? 0) < 0 || (values.discountAmount ?? 0) < 0;
  const isWrong = values.discountKind !== 'none' && (isTooLarge || isNegative);
  const decimalsError = isWhole(discount) ? undefined : 'tooManyDecimals';
  const { taxPercent, termsDays } = values;
  const areTermsWrong =
    termsDays === null || !Number.isInteger(termsDays) || termsDays < 0 || termsDays > TERMS_DAYS_MAX;
  return {
    ...Object.fromEntries(lineErrors),
    discountPercent: isWrong && values.discountKind === 'percent' ? 'discountInvalid' : undefined,
    discountAmount: isWrong && values.discountKind === 'amount' ? 'discountInvalid' : decimalsError,
    taxPercent: taxPercent !== null && (taxPercent < 0 || taxPercent > 100) ? 'taxInvalid' : undefined,
    termsDays: areTermsWrong ? 'termsInvalid' : undefined,
    notes: values.notes.trim().length > INVOICE_NOTES_MAX ? 'textTooLong' : undefined,
  };
}
