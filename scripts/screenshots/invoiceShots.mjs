import { listReady } from './listReady.mjs';

/** @type {(ids: import('./shots.mjs').Ids) => import('./shots.mjs').Shot[]} Invoices and the price book. */
export const invoiceShots = ({ draftInvoice, issuedInvoice, paidInvoice }) => [
  { name: 'invoices', path: '/dashboard/invoices', as: 'owner', ready: listReady },
  {
    name: 'create-invoice',
    path: '/dashboard/invoice/create',
    as: 'owner',
    ready: ({ page }) => page.getByRole('checkbox').first().waitFor(),
  },
  { name: 'invoice-draft', path: `/dashboard/invoice/${draftInvoice}`, as: 'owner', ready: 'article' },
  {
    name: 'invoice-draft-edit',
    path: `/dashboard/invoice/${draftInvoice}`,
    as: 'owner',
    async ready({ page, press }) {
      await page.locator('article').first().waitFor();
      await press('invoice.edit');
      await page.locator('main form').first().waitFor();
    },
  },
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
  {
    name: 'invoice-issue',
    path: `/dashboard/invoice/${draftInvoice}`,
    as: 'owner',
    async ready({ press, dialog }) {
      await press('invoice.issue');
      await dialog().getByRole('checkbox').first().waitFor();
    },
  },
  {
    name: 'invoice-pay',
    path: `/dashboard/invoice/${issuedInvoice}`,
    as: 'owner',
    async ready({ press, dialog }) {
      await press('invoice.pay');
      await dialog().getByRole('textbox').first().waitFor();
    },
  },
  { name: 'invoice-paid', path: `/dashboard/invoice/${paidInvoice}`, as: 'owner', ready: 'article' },
  {
    name: 'invoice-missing',
    path: '/dashboard/invoice/none',
    as: 'owner',
    ready: 'main a[href="/dashboard/invoices"]',
  },
  {
    name: 'invoices-selected',
    path: '/dashboard/invoices',
    as: 'owner',
    async ready(hands) {
      await listReady(hands);
      await hands.page.locator('tbody tr').nth(0).getByRole('checkbox').click();
      await hands.page.locator('tbody tr').nth(2).getByRole('checkbox').click();
    },
  },
  // The demo company has no credit notes.
  {
    name: 'credit-notes',
    path: '/dashboard/invoices/credit-notes',
    as: 'owner',
    ready: 'main a[href="/dashboard/invoices"]',
  },
  { name: 'aging', path: '/dashboard/invoices/aging', as: 'owner', ready: 'table' },
  { name: 'price-book', path: '/dashboard/price-book', as: 'owner', ready: listReady },
  {
    name: 'price-item',
    path: '/dashboard/price-book',
    as: 'owner',
    async ready(hands) {
      await listReady(hands);
      await hands.press('priceBook.create');
      await hands.dialog().getByRole('textbox').first().waitFor();
    },
  },
];
