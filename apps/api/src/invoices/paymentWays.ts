/** The ways in which a customer can pay an invoice. */
import {
  fillPaymentAddress,
  isPaymentAddress,
  type PaymentAddressValues,
  type PublicInvoice,
  paymentAddressesOf,
  paymentOptionNames,
} from '@derrick/domain/invoices';
import type { Kysely } from 'kysely';
import { paymentOptionsOf, readInvoiceSettings, type StoredInvoiceSettings } from '../company/index.ts';
import type { Database } from '../db/index.ts';
import { hasOnlinePayments, type PaymentService } from '../payments/index.ts';
import type { Language } from '../platform/language.ts';
import type { Seal } from '../platform/seal.ts';
import { messages } from './messages.ts';
import type { StoredInvoice } from './store.ts';

export interface PaymentParts {
  paymentSeal: Seal;
  paymentService: PaymentService;
}

/** Returns whether the customer is expected to pay something. */
export const isPayable = ({
  status,
  balance_cents,
}: Pick<StoredInvoice, 'status' | 'balance_cents'>): boolean =>
  (status === 'ISSUED' || status === 'PARTIALLY_PAID') && balance_cents > 0;

/** Returns the ways in which the customer can pay the balance on a web page. */
export async function paymentWaysOf(
  db: Kysely<Database>,
  service: PaymentService,
  row: StoredInvoice,
): Promise<Pick<PublicInvoice, 'paymentLinks' | 'hasOnlinePayment'>> {
  if (!isPayable(row)) return { paymentLinks: [], hasOnlinePayment: false };
  const { company_id: companyId, balance_cents: amountCents, currency } = row;
  const options = paymentOptionsOf(await readInvoiceSettings(db, companyId));
  return {
    paymentLinks: paymentAddressesOf(options, { number: row.printed_number ?? '', amountCents, currency }),
    hasOnlinePayment: service.accepts(amountCents, currency) && (await hasOnlinePayments(db, companyId)),
  };
}

/**
 * Returns the printed instructions: the company's text, then one line per way to pay.
 * @param values of the issued invoice; a draft prints addresses with their placeholders
 */
export function printedPaymentDetails(
  settings: StoredInvoiceSettings,
  language: Language,
  values?: PaymentAddressValues,
): string | null {
  const options = paymentOptionsOf(settings);
  const lines = paymentOptionNames.flatMap((name) => {
    const text = options[name];
    if (text === null) return [];
    const filled = values && isPaymentAddress(text) ? fillPaymentAddress(text, values) : text;
    return `${messages[language](`payBy.${name}`)}: ${filled}`;
  });
  return [settings.payment_details, ...lines].filter(Boolean).join('\n') || null;
}
