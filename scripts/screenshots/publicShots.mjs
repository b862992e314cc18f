/** @typedef {import('./shots.mjs').Shot} Shot */
/** @typedef {import('./shots.mjs').Ids} Ids */

/** @type {(ids: Ids) => Shot[]} Pages for people without a session. */
export const publicShots = (ids) => [
  { name: 'sign-in', path: '/login', ready: 'input[type=password]' },
  {
    name: 'sign-in-refused',
    path: '/login',
    async ready({ page, fill, press }) {
      await fill('auth.email', 'owner@demo.derrick.test');
      await page.locator('input[type=password]').fill('not the password');
      await press('auth.signIn.title');
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'password-was-reset', path: '/login?success=password-reset', ready: 'input[type=password]' },
  { name: 'sign-up', path: '/register', ready: 'input[type=password]' },
  {
    name: 'sign-up-company',
    path: '/register',
    async ready({ page, t, fill, press }) {
      await fill('account.fullname', 'Nora Vance');
      await fill('auth.email', 'nora@vance.example');
      for (const field of await page.locator('input[type=password]').all()) await field.fill('crown-block-3');
      await press('account.register.continue');
      await page.getByRole('combobox', { name: t('account.industry') }).waitFor();
    },
  },
  { name: 'forgot-password', path: '/forgot-password', ready: 'input[type=email]' },
  {
    name: 'check-your-email',
    path: '/forgot-password',
    async ready({ page, t, fill, press }) {
      await fill('auth.email', 'somebody@nowhere.example');
      await press('account.forgot.send');
      await page.getByRole('heading', { name: t('account.forgot.sent.title') }).waitFor();
    },
  },
  { name: 'reset-password', path: '/reset-password?token=made-up', ready: 'input[type=password]' },
  { name: 'reset-without-token', path: '/reset-password', ready: 'h1, h2' },
  {
    name: 'invitation',
    path: `/verify?token=${ids.invitation}`,
    ready: 'input[type=password]',
  },
  {
    name: 'invitation-unknown',
    path: '/verify?token=made-up',
    ready: 'main a[href="/login"], a[href="/login"]',
  },
  { name: 'confirm-email', path: `/confirm-email?token=${ids.confirmEmail}`, ready: 'main button' },
  { name: 'confirm-email-unknown', path: '/confirm-email?token=made-up', ready: 'h1' },
  { name: 'undo-email', path: '/undo-email?token=made-up', ready: 'h1' },
  { name: 'unsubscribe', path: `/api/v1/unsubscribe?token=${ids.unsubscribe}`, ready: 'h1' },
  { name: 'unsubscribe-unknown', path: '/api/v1/unsubscribe?token=made-up', ready: 'h1' },
  { name: 'not-found', path: '/nowhere', ready: 'h1' },
  { name: 'maintenance', path: '/maintenance', ready: 'input[type=search]' },
];
