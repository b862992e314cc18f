import { boolean, enums, type Infer, nullable, object, optional, refine, string, type } from 'superstruct';
import { endpoint } from '../contract/endpoint.ts';
import { lineOf } from '../contract/text.ts';

/** Payment services that customers can pay invoices with. */
export const paymentProviders = ['stripe'] as const;

export type PaymentProviderName = (typeof paymentProviders)[number];

/** The company's payment service. The keys can be written but are never returned. */
export const paymentProviderStruct = type({
  provider: enums(paymentProviders),
  hasSecretKey: boolean(),
  hasWebhookSecret: boolean(),
  /** The key charges real cards. Null without a key. */
  isLive: nullable(boolean()),
  /** Path of the address, below the public address of the app, to which the service reports payments. */
  webhookPath: string(),
});

export type PaymentProvider = Infer<typeof paymentProviderStruct>;

/** A key that starts with one of these prefixes. Publishable keys and mixed-up fields are rejected. */
const keyWith = (prefix: RegExp, message: string) =>
  optional(nullable(refine(lineOf(300), 'key', (key) => prefix.test(key) || message)));

export const getPaymentProvider = endpoint({
  method: 'GET',
  path: '/payment/provider',
  summary: 'Loads the payment service with which customers pay invoices.',
  permission: 'company:manage',
  reply: paymentProviderStruct,
  reads: ['paymentProvider'],
});

export const updatePaymentProvider = endpoint({
  method: 'PUT',
  path: '/payment/provider',
  summary:
    'Changes the keys of the payment service. An absent key stays as it is; null removes it. Customers can pay online only if both keys are set.',
  permission: 'company:manage',
  body: object({
    provider: enums(paymentProviders),
    secretKey: keyWith(/^(?:sk|rk)_\w+$/, 'secretKeyInvalid'),
    webhookSecret: keyWith(/^whsec_\S+$/, 'webhookSecretInvalid'),
  }),
  reply: paymentProviderStruct,
  changes: ['paymentProvider'],
  example: {
    body: { provider: 'stripe', secretKey: 'sk_test_example', webhookSecret: 'whsec_example' },
  },
});

export const receiveStripeEvent = endpoint({
  method: 'POST',
  path: '/payment/stripe/:id',
  summary:
    'Receives an event of Stripe. `:id` is the company’s. The signature of the raw body must be valid; a repeated event changes nothing.',
  permission: 'anyone',
  example: { status: 400 },
});
