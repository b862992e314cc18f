import './tables.ts';

export { renewPaymentSeals } from './renewSeals.ts';
export {
  type CheckoutRequest,
  type PaymentEvent,
  type PaymentService,
  PaymentServiceError,
} from './service.ts';
export { hasOnlinePayments, type PaymentKeys, readPaymentKeys } from './store.ts';
export { createStripe } from './stripe.ts';
