import { TERMS_DAYS_MAX } from '@derrick/domain/customers';
import { INVOICE_LINE_TEXT_MAX, INVOICE_NOTES_MAX } from '@derrick/domain/invoices';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import type { ErrorMessage } from '../../patterns/form/errorMessages.ts';

/** Labels of the fields, in form order. */
export const labels = {
  grouping: 'invoice.grouping',
  lines: 'invoice.lines',
  'lines.kind': 'invoice.lines',
  'lines.description': 'invoice.lineDescription',
  'lines.quantity': 'invoice.lineQuantity',
  'lines.unitPriceCents': 'invoice.linePrice',
  'lines.reason': 'invoice.reasonField',
  discountKind: 'invoice.discountKind',
  discountPercent: 'invoice.discountPercent',
  discountAmount: 'invoice.discountAmount',
  taxPercent: 'invoice.taxPercent',
  termsDays: 'invoice.termsDays',
  costReference: 'invoice.costReference',
  notes: 'invoice.notes',
} as const satisfies Record<string, MessageKey>;

export const errors: Readonly<Partial<Record<string, ErrorMessage>>> = {
  lineDescriptionRequired: 'invoice.error.descriptionRequired',
  quantityInvalid: 'invoice.error.quantity',
  quantityNegative: 'invoice.error.negative',
  priceNegative: 'invoice.error.negative',
  reasonRequired: 'invoice.error.reasonRequired',
  discountInvalid: 'invoice.error.discount',
  taxInvalid: 'invoice.error.percent',
  termsInvalid: { key: 'invoice.error.terms', count: TERMS_DAYS_MAX },
};

export const longestText = (field: string): number =>
  field === 'notes' ? INVOICE_NOTES_MAX : INVOICE_LINE_TEXT_MAX;
