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
      path: '/dashboard/invoices/credit-notes',
      permission: 'invoices:read',
      title: 'shell.creditNotes',
      messages: ['creditNotes'],
      Screen: deferred(async () => (await import('./credits/CreditNotesScreen.tsx')).CreditNotesScreen),
      firstCalls: ['listCreditNotes'],
    },
    {
      // Before the invoice pages, so that `create` is not matched as an ID.
      path: '/dashboard/invoice/create',
      permission: 'invoices:write',
      title: 'shell.invoices',
      messages: ['invoiceCreate', 'lines'],
      Screen: deferred(async () => (await import('./create/CreateInvoiceScreen.tsx')).CreateInvoiceScreen),
    },
    {
      path: '/dashboard/invoice/:id',
      record: 'invoice',
      permission: 'invoices:read',
      title: 'shell.invoices',
      messages: ['invoice', 'invoices', 'lines'],
      Screen: deferred(async () => (await import('./record/InvoiceScreen.tsx')).InvoiceScreen),
    },
    {
      path: '/invoice',
      messages: ['publicInvoice', 'auth'],
      Screen: deferred(async () => (await import('./public/PublicInvoiceScreen.tsx')).PublicInvoiceScreen),
    },
  ],
};
