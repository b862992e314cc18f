import { ReceiptText } from 'lucide-react';
import { deferred } from '../app/deferred.tsx';
import type { Feature } from '../app/feature.ts';

/** Invoices, which are still to come. */
export const invoices: Feature = {
  menu: { label: 'shell.invoices', Icon: ReceiptText, order: 30 },
  pages: [
    {
      path: '/dashboard/invoices',
      title: 'shell.invoices',
      messages: ['common'],
      Screen: deferred(async () => (await import('./InvoicesScreen.tsx')).InvoicesScreen),
    },
  ],
};
