import { getPaymentProvider, type PaymentProvider, updatePaymentProvider } from '@derrick/domain/payments';
import type { HttpHandler } from 'msw';
import { mock } from './mock.ts';

const noKeys: PaymentProvider = {
  provider: 'stripe',
  hasSecretKey: false,
  hasWebhookSecret: false,
  isLive: null,
  webhookPath: '/api/v1/payment/stripe/7d8f0d4e-6a0f-4c39-9d51-0b8f4e6a2c11',
};

/** Returns whether a key is set after a change: absent keeps it, null removes it. */
const isSet = (key: string | null | undefined, wasSet: boolean) =>
  key === undefined ? wasSet : key !== null;

const isLiveKey = (key: string | null) => (key === null ? null : !key.includes('_test_'));

/** Handlers of the payment service's settings. */
export const paymentHandlers = {
  ready(provider: Partial<PaymentProvider> = {}): HttpHandler[] {
    let saved = { ...noKeys, ...provider };
    return [
      mock(getPaymentProvider, () => saved),
      mock(updatePaymentProvider, ({ body: { secretKey, webhookSecret } }) => {
        saved = {
          ...saved,
          hasSecretKey: isSet(secretKey, saved.hasSecretKey),
          hasWebhookSecret: isSet(webhookSecret, saved.hasWebhookSecret),
          isLive: secretKey === undefined ? saved.isLive : isLiveKey(secretKey),
        };
        return saved;
      }),
    ];
  },
};
