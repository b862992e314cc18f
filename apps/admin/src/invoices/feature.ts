import { ReceiptText } from 'lucide-react';
import { deferred } from '../core/deferred.tsx';
import type { Feature } from '../core/feature.ts';

/** Invoices: list, creation of drafts, invoice page and the customer's public page. */
export const invoices: Feature = {
  menu: { label: 'shell.invoices', Icon: ReceiptText, order: 30 },
  pages: [
    {
      path: '/dashboard/invoices',
      permission: 'invoices:read',
      title: 'shell.invoices',
      messages: ['invoices'],
      Screen: deferred(async () => (await import('./InvoicesScreen.tsx')).InvoicesScreen),
      firstCalls: ['listInvoices'],
    },
    {
      path: '/dashboard/invoices/aging',
      permission: 'invoices:read',
      title: 'shell.invoices',
      messages: ['aging'],
      Screen: deferred(async () => (await import('./aging/AgingScreen.tsx')).AgingScreen),
      firstCalls: ['getInvoiceAging'],
    },
    {
      // Before the invoice pages, so that `create` is not matched as an ID.
      path: '/dashboard/invoice/create',
      permission: 'invoices:write',
      title: 'shell.invoices',
      messages: ['invoiceCreate', 'invoicePaper', 'lines'],
      Screen: deferred(async () => (await import('./create/CreateInvoiceScreen.tsx')).CreateInvoiceScreen),
    },
    {
      path: '/dashboard/invoice/:id',
      permission: 'invoices:read',
      title: 'shell.invoices',
      messages: ['invoice', 'invoicePaper', 'invoices', 'lines'],
      Screen: deferred(async () => (await import('./record/InvoiceScreen.tsx')).InvoiceScreen),
    },
    {
      path: '/invoice',
      messages: ['publicInvoice', 'invoicePaper', 'auth', 'lines'],
      Screen: deferred(async () => (await import('./public/PublicInvoiceScreen.tsx')).PublicInvoiceScreen),
    },
  ],
};
