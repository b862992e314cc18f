import { deferred } from '../core/deferred.tsx';

/** Prices of a customer, loaded when they are shown. */
export const CustomerPrices = deferred(
  async () => (await import('./customer/CustomerPrices.tsx')).CustomerPrices,
  { messages: ['customerPrices', 'lines'] },
);
