import { type RecordedPaymentMethod, recordedPaymentMethods } from '@derrick/domain/invoices';
import type { MessageKey } from '../../core/i18n/catalogue.ts';

export const methodWords = {
  CHECK: 'invoice.methods.CHECK',
  ACH: 'invoice.methods.ACH',
  WIRE: 'invoice.methods.WIRE',
  CARD: 'invoice.methods.CARD',
  CASH: 'invoice.methods.CASH',
  OTHER: 'invoice.methods.OTHER',
  CARD_ONLINE: 'invoice.methods.CARD_ONLINE',
} as const satisfies Record<RecordedPaymentMethod, MessageKey>;

/** Returns the message key of a payment method; unknown methods of newer servers count as other. */
export const methodLabel = (method: string): MessageKey =>
  methodWords[recordedPaymentMethods.find((known) => known === method) ?? 'OTHER'];
