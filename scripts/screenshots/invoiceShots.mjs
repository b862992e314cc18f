import { listReady } from './listReady.mjs';

/** @type {(ids: import('./shots.mjs').Ids) => import('./shots.mjs').Shot[]} Invoices and the price book. */
export const invoiceShots = ({ draftInvoice, issuedInvoice }) => [
  { name: 'invoices', path: '/dashboard/invoices', as: 'owner', ready: listReady },
  {
    name: 'create-invoice',
    path: '/dashboard/invoice/create',
    as: 'owner',
    ready: ({ page }) => page.getByRole('checkbox').first().waitFor(),
  },
  { name: 'invoice-draft', path: `/dashboard/invoice/${draftInvoice}`, as: 'owner', ready: 'form' },
  { name: 'invoice-issued', path: `/dashboard/invoice/${issuedInvoice}`, as: 'owner', ready: 'article' },
  { name: 'price-book', path: '/dashboard/price-book', as: 'owner', ready: listReady },
];
