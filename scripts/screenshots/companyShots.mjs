/** @typedef {import('./shots.mjs').Shot} Shot */

/** @type {Shot[]} Sections of the company settings, and the user's own account. */
export const companyShots = [
  ...['profile', 'locale', 'tickets', 'rates', 'invoices', 'people', 'data'].map(
    (section) =>
      /** @type {Shot} */ ({
        name: `company-${section}`,
        path: `/dashboard/company/${section}`,
        as: 'owner',
        ready: '[role=tabpanel] button',
      }),
  ),
  { name: 'account', path: '/dashboard/account', as: 'owner', ready: 'input[autocomplete=current-password]' },
  {
    name: 'account-technician',
    path: '/dashboard/account',
    as: 'technician',
    ready: 'input[autocomplete=current-password]',
  },
];
