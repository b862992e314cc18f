/** The interface of payment services. `stripe.ts` implements it. */

/** A payment page for the balance of an invoice. */
export interface CheckoutRequest {
  /** A repeated request with the same id opens the same page. */
  id: string;
  /** Text for the customer, such as the invoice and the company. */
  description: string;
  /** In the smallest unit of the currency. */
  amountCents: number;
  /** ISO 4217. */
  currency: string;
  /** Time from which the page no longer accepts a payment. */
  expiresAt: Date;
  /** Address to which the customer returns after paying. */
  successUrl: string;
  /** Address to which the customer returns without paying. */
  cancelUrl: string;
}

export interface CheckoutSession {
  id: string;
  url: string;
}

/** An event reported by the service. `id` is the same when the service repeats it. */
export type PaymentEvent = { id: string } & (
  | {
      kind: 'paid';
      sessionId: string;
      /** Id of the payment, for refunds. */
      reference: string;
      amountCents: number;
      currency: string;
    }
  | { kind: 'ended'; sessionId: string }
  | { kind: 'refunded'; reference: string; refundedCents: number }
  | { kind: 'other' }
);

/** The service did not answer, or rejected the request. */
export class PaymentServiceError extends Error {
  override readonly name = 'PaymentServiceError';
  /** The same request will be rejected again. */
  readonly isFinal: boolean;

  constructor(reason: string, { isFinal = false, cause }: { isFinal?: boolean; cause?: unknown } = {}) {
    super(reason, { cause });
    this.isFinal = isFinal;
  }
}

export interface PaymentService {
  /** Returns whether the service accepts this amount. */
  accepts(amountCents: number, currency: string): boolean;
  /** @throws {PaymentServiceError} */
  createCheckout(secretKey: string, request: CheckoutRequest): Promise<CheckoutSession>;
  /**
   * Verifies and reads an event.
   * @param received.body the raw body; parsing and serializing it again would change its signature
   * @returns undefined if the signature is missing, wrong or too old
   */
  readEvent(
    webhookSecret: string,
    received: { body: string; header(name: string): string | undefined; now: Date },
  ): PaymentEvent | undefined;
}
