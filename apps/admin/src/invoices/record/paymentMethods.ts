import { type PaymentMethod, paymentMethods } from '@derrick/domain/invoices';
import type { MessageKey } from '../../core/i18n/catalogue.ts';

export const methodWords = {
  CHECK: 'invoice.methods.CHECK',
  ACH: 'invoice.methods.ACH',
  WIRE: 'invoice.methods.WIRE',
  CARD: 'invoice.methods.CARD',
  CASH: 'invoice.methods.CASH',
  OTHER: 'invoice.methods.OTHER',
} as const satisfies Record<PaymentMethod, MessageKey>;

/** Returns the message key of a payment method; unknown methods of newer servers count as other. */
export const methodLabel = (method: string): MessageKey =>
  methodWords[paymentMethods.find((known) => known === method) ?? 'OTHER'];
