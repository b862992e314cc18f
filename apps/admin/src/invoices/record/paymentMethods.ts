import { type PaymentMethod, paymentMethods } from '@derrick/domain/invoices';
import type { MessageKey } from '../../core/i18n/catalogue.ts';

/** The words for each way to pay. */
export const methodWords = {
  CHECK: 'invoice.methods.CHECK',
  ACH: 'invoice.methods.ACH',
  WIRE: 'invoice.methods.WIRE',
  CARD: 'invoice.methods.CARD',
  CASH: 'invoice.methods.CASH',
  OTHER: 'invoice.methods.OTHER',
} as const satisfies Record<PaymentMethod, MessageKey>;

/** The words for a way to pay; a newer server may know further ones. */
export const methodLabel = (method: string): MessageKey =>
  methodWords[paymentMethods.find((known) => known === method) ?? 'OTHER'];
