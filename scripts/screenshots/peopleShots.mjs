import { listReady } from './listReady.mjs';

/** @typedef {import('./shots.mjs').Shot} Shot */
/** @typedef {import('./shots.mjs').Ids} Ids */

/** @type {(ids: Ids) => Shot[]} Technicians and managers. */
export const peopleShots = (ids) => [
  { name: 'technicians', path: '/dashboard/technicians', as: 'owner', ready: listReady },
  { name: 'technicians-read-only', path: '/dashboard/technicians', as: 'technician', ready: listReady },
  {
    name: 'technician-menu',
    path: '/dashboard/technicians?status=PENDING',
    as: 'owner',
    async ready(hands) {
      await listReady(hands);
      await hands.page
        .getByRole('button', { name: hands.t('people.actionsOf') })
        .first()
        .click();
      await hands.page.getByRole('menuitem').first().waitFor();
    },
  },
  ...['sms_invite', 'email_invite', 'create_profile'].map(
    (mode) =>
      /** @type {Shot} */ ({
        name: `invite-${mode}`,
        path: '/dashboard/technicians',
        as: 'owner',
        async ready(hands) {
          await listReady(hands);
          await hands.press('technicians.invite');
          await hands.dialog().locator(`input[value=${mode}]`).check({ force: true });
          await hands
            .dialog()
            .getByRole('button', { name: hands.t('people.invite') })
            .click();
        },
      }),
  ),
  {
    name: 'levels',
    path: '/dashboard/technicians',
    as: 'owner',
    async ready(hands) {
      await listReady(hands);
      await hands.press('people.levelsAndRates');
      await hands.dialog().getByText(hands.t('jobTypes.anHour')).first().waitFor();
    },
  },
  {
    name: 'technician',
    path: `/dashboard/technicians/edit/${ids.technician}`,
    as: 'owner',
    async ready({ page, t }) {
      await page.getByRole('textbox', { name: t('people.edit.phone') }).waitFor();
    },
  },
  { name: 'managers', path: '/dashboard/managers', as: 'owner', ready: listReady },
  {
    name: 'invite-manager',
    path: '/dashboard/managers',
    as: 'owner',
    async ready(hands) {
      await listReady(hands);
      await hands.press('managers.invite');
      await hands.dialog().getByRole('textbox').first().waitFor();
    },
  },
  {
    name: 'manager',
    path: `/dashboard/managers/edit/${ids.manager}`,
    as: 'owner',
    async ready({ page, t }) {
      await page.getByRole('textbox', { name: t('people.edit.phone') }).waitFor();
    },
  },
  {
    name: 'managers-forbidden',
    path: '/dashboard/managers',
    as: 'technician',
    ready: 'main a[href^="/dashboard"]',
  },
];
