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
  {
    name: 'invoice-send',
    path: `/dashboard/invoice/${issuedInvoice}`,
    as: 'owner',
    async ready(hands) {
      await hands.page.locator('article').first().waitFor();
      await hands.press('invoice.sendAgain');
      await hands.dialog().getByRole('textbox').first().waitFor();
    },
  },
  {
    name: 'invoice-credit',
    path: `/dashboard/invoice/${issuedInvoice}`,
    as: 'owner',
    async ready(hands) {
      await hands.page.locator('article').first().waitFor();
      await hands.press('invoice.more');
      await hands.page
        .getByRole('menuitem', { name: hands.t('invoice.credit') })
        .first()
        .click();
      await hands.dialog().getByRole('textbox').first().waitFor();
    },
  },
  { name: 'aging', path: '/dashboard/invoices/aging', as: 'owner', ready: 'table' },
  { name: 'price-book', path: '/dashboard/price-book', as: 'owner', ready: listReady },
];
