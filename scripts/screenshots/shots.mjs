import { companyShots } from './companyShots.mjs';
import { customerShots } from './customerShots.mjs';
import { invoiceShots } from './invoiceShots.mjs';
import { linkShots } from './linkShots.mjs';
import { listReady } from './listReady.mjs';
import { peopleShots } from './peopleShots.mjs';
import { publicShots } from './publicShots.mjs';
import { ticketShots } from './ticketShots.mjs';

/**
 * @typedef {import('playwright').Page} Page
 * @typedef {(key: string) => RegExp} Words
 * @typedef {{
 *   page: Page, t: Words, isPhone: boolean,
 *   dialog: () => import('playwright').Locator,
 *   press: (key: string) => Promise<void>,
 *   fill: (key: string, value: string) => Promise<void>,
 * }} Hands
 * @typedef {{ accessToken: string, refreshToken: string }} Session
 * @typedef {Record<
 *   'technician' | 'manager' | 'customer' | 'openCode' | 'openTicket' | 'invoicedTicket' | 'draftInvoice' | 'issuedInvoice' |
 *   'paidInvoice' | 'invitation', string>} RecordIds
 * @typedef {Record<
 *   'confirmEmail' | 'unsubscribe' | 'publicInvoice' | 'customerPage' | 'sign' | 'usedSign' | 'signed', string>} LinkTokens
 * @typedef {RecordIds & LinkTokens} Ids
 * @typedef {{
 *   name: string, path: string, as?: 'owner' | 'technician' | 'newOwner', ready: string | ((hands: Hands) => Promise<unknown>),
 *   only?: 'phone' | 'desk',
 * }} Shot
 */

/** @type {Shot[]} The frame of the signed-in pages, and those with little of their own. */
const otherShots = [
  { name: 'overview', path: '/dashboard/overview', as: 'owner', ready: '[data-direction]' },
  { name: 'overview-new-company', path: '/dashboard/overview', as: 'newOwner', ready: 'main li' },
  {
    name: 'job-tickets-new-company',
    path: '/dashboard/job-tickets',
    as: 'newOwner',
    ready: 'main h2, main h3',
  },
  { name: 'overview-technician', path: '/dashboard/overview', as: 'technician', ready: '[data-direction]' },
  {
    name: 'user-menu',
    path: '/dashboard/overview',
    as: 'owner',
    only: 'desk',
    async ready({ page, t }) {
      await page.getByRole('button', { name: /Maya Reyes/ }).click();
      await page.getByRole('menuitem', { name: t('shell.signOut') }).waitFor();
    },
  },
  {
    name: 'phone-menu',
    path: '/dashboard/overview',
    as: 'owner',
    only: 'phone',
    async ready({ page, t }) {
      await page.getByRole('button', { name: /^(Open menu|Abrir menú)$/ }).click();
      await page
        .getByRole('link', { name: t('shell.jobTickets') })
        .first()
        .waitFor();
    },
  },
  {
    name: 'panel-collapsed',
    path: '/dashboard/overview',
    as: 'owner',
    only: 'desk',
    async ready({ page }) {
      await page.locator('[data-direction]').first().waitFor();
      await page.keyboard.press('Control+B');
    },
  },

  { name: 'audit-log', path: '/dashboard/audit-log', as: 'owner', ready: listReady },
  {
    name: 'audit-event',
    path: '/dashboard/audit-log',
    as: 'owner',
    async ready(hands) {
      await listReady(hands);
      await hands.page.locator('tbody tr').first().getByRole('rowheader').click();
      await hands.dialog().waitFor();
    },
  },
  { name: 'notifications', path: '/dashboard/notifications', as: 'owner', ready: 'main li' },
  {
    name: 'notification-panel',
    path: '/dashboard/overview',
    as: 'owner',
    async ready({ page, t, dialog }) {
      await page
        .getByRole('button', { name: new RegExp(t('shell.notifications').source.replaceAll(/[$]|^\^/g, '')) })
        .first()
        .click();
      await dialog().getByRole('listitem').first().waitFor();
    },
  },
  { name: 'dashboard-not-found', path: '/dashboard/nowhere', as: 'owner', ready: 'h1' },
];

/** @type {(ids: Ids) => Shot[]} What is taken: screens, and states of them. */
export const shots = (ids) => [
  ...publicShots(ids),
  ...linkShots(ids),
  ...otherShots,
  ...companyShots,
  ...ticketShots(ids),
  ...customerShots(ids),
  ...invoiceShots(ids),
  ...peopleShots(ids),
];
