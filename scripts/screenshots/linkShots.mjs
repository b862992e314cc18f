/** @type {(ids: import('./shots.mjs').Ids) => import('./shots.mjs').Shot[]} Pages that emailed or printed links open for customers. */
export const linkShots = (ids) => [
  { name: 'sign', path: `/sign?token=${ids.sign}`, ready: 'main canvas, main svg' },
  {
    name: 'sign-problems',
    path: `/sign?token=${ids.sign}`,
    async ready({ page, t, press }) {
      await press('sign.submit');
      await page.getByText(t('sign.error.signature')).first().waitFor();
    },
  },
  {
    name: 'sign-dispute',
    path: `/sign?token=${ids.sign}`,
    async ready({ press, dialog }) {
      await press('sign.dispute.open');
      await dialog().getByRole('textbox').waitFor();
    },
  },
  { name: 'sign-used', path: `/sign?token=${ids.usedSign}`, ready: 'h1' },
  { name: 'signed', path: `/signed?token=${ids.signed}`, ready: 'main dl' },
  { name: 'signed-unknown', path: '/signed?token=made-up', ready: 'h1' },
  { name: 'public-invoice', path: `/invoice?token=${ids.publicInvoice}`, ready: 'article' },
  { name: 'public-invoice-unknown', path: '/invoice?token=made-up', ready: 'h1' },
  { name: 'customer-page', path: `/customer?token=${ids.customerPage}`, ready: 'main h2' },
  { name: 'customer-page-unknown', path: '/customer?token=made-up', ready: 'h1' },
];
