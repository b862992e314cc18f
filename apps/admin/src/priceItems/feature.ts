import { Tags } from 'lucide-react';
import { deferred } from '../core/deferred.tsx';
import type { Feature } from '../core/feature.ts';
import { PRICE_BOOK } from './addresses.ts';

/** Price book: items billed besides hours. */
export const priceItems: Feature = {
  menu: { label: 'shell.priceBook', Icon: Tags, order: 36 },
  pages: [
    {
      path: PRICE_BOOK,
      permission: 'prices:read',
      title: 'shell.priceBook',
      messages: ['priceBook', 'lines'],
      Screen: deferred(async () => (await import('./PriceBookScreen.tsx')).PriceBookScreen),
      firstCalls: ['listPriceItems'],
    },
  ],
};
