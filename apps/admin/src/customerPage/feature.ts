import { deferred } from '../core/deferred.tsx';
import type { Feature } from '../core/feature.ts';

/** The page of a customer, which a mailed link opens. */
export const customerPage: Feature = {
  pages: [
    {
      path: '/customer',
      messages: ['customerPage', 'customerLink', 'publicInvoice', 'auth'],
      Screen: deferred(async () => (await import('./CustomerPageScreen.tsx')).CustomerPageScreen),
    },
  ],
};
