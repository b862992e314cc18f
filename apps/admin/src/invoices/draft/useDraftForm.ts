import { type Invoice, invoiceConflictOf, updateInvoice } from '@derrick/domain/invoices';
import { useState } from 'react';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import {
  decimalsError,
  errorMessages,
  newerRecord,
  priceDecimalsError,
  useRecordForm,
} from '../../patterns/form/index.ts';
import { useChange } from '../../patterns/remote/index.ts';
import { type DraftValues, toFormValues, toRequestBody, validateDraft } from './draftValues.ts';
import { errors, labels, longestText } from './fields.ts';

export function useDraftForm(invoice: Invoice, onSaved: (invoice: Invoice) => void) {
  const t = useTranslate();
  const [initial] = useState(() => toFormValues(invoice));
  const { change } = useChange(updateInvoice, { success: 'invoice.saved' });
  const { id, currency, version, grouping: lineGrouping } = invoice;
  const inWords = (error: string, field: string) => {
    const tooManyDecimals = (field.startsWith('lines.') ? priceDecimalsError : decimalsError)(currency);
    return errorMessages(t, { ...errors, tooManyDecimals }, 'invoice.error.invalid')(error);
  };
  return useRecordForm<DraftValues, Invoice>({
    draftId: `invoices.${id}`,
    initial,
    version,
    labels,
    validate: (values) => validateDraft(values, currency),
    errorMessage(error, field, serverMessage) {
      if (error === 'textTooLong') return t('invoice.error.tooLong', { count: longestText(field) });
      // The server's message contains the limit and how to split the draft.
      const isTooLarge = error === 'tooManyLines' || error === 'totalTooLarge';
      return isTooLarge && serverMessage !== undefined ? serverMessage : inWords(error, field);
    },
    save: (values, base) =>
      change({ params: { id }, body: toRequestBody(values, { lineGrouping, currency }), version: base }),
    newerRecordOf(error) {
      const conflict = invoiceConflictOf(error);
      return conflict && newerRecord(conflict, conflict.invoice, toFormValues);
    },
    onSubmitted: onSaved,
  });
}

export type DraftFormState = ReturnType<typeof useDraftForm>;
