import { listReady } from './listReady.mjs';

/** @type {(ids: import('./shots.mjs').Ids) => import('./shots.mjs').Shot[]} The list of customers, and the page of one. */
export const customerShots = ({ customer }) => [
  { name: 'customers', path: '/dashboard/customers', as: 'owner', ready: listReady },
  {
    name: 'customers-no-result',
    path: '/dashboard/customers?search=helicopter',
    as: 'owner',
    ready: ({ page }) => page.getByText('helicopter').last().waitFor(),
  },
  { name: 'customer', path: `/dashboard/customer/${customer}`, as: 'owner', ready: 'fieldset' },
  {
    name: 'customer-merge',
    path: `/dashboard/customer/${customer}`,
    as: 'owner',
    async ready({ press, dialog }) {
      await press('customerForm.merge.open');
      await dialog().waitFor();
    },
  },
  {
    name: 'customer-price',
    path: `/dashboard/customer/${customer}`,
    as: 'owner',
    async ready({ press, dialog }) {
      await press('customerPrices.add');
      await dialog().getByRole('textbox').first().waitFor();
    },
  },
  {
    name: 'customer-problems',
    path: '/dashboard/customer',
    as: 'owner',
    async ready({ page, press, t }) {
      await press('customerForm.addContact');
      await press('customerForm.create');
      await page.getByText(t('customerForm.error.nameRequired')).first().waitFor();
    },
  },
];
