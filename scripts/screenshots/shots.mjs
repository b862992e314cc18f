import { customerShots } from './customerShots.mjs';
import { invoiceShots } from './invoiceShots.mjs';
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
 * @typedef {Record<'technician' | 'manager' | 'customer' | 'openCode' | 'openTicket' | 'invoicedTicket' | 'draftInvoice' | 'issuedInvoice' | 'invitation', string>} Ids
 * @typedef {{
 *   name: string, path: string, as?: 'owner' | 'technician', ready: string | ((hands: Hands) => Promise<unknown>),
 *   only?: 'phone' | 'desk',
 * }} Shot
 */

/** @type {Shot[]} The frame of the signed-in pages, and those with little of their own. */
const otherShots = [
  { name: 'overview', path: '/dashboard/overview', as: 'owner', ready: '[data-direction]' },
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

  { name: 'account', path: '/dashboard/account', as: 'owner', ready: 'input[autocomplete=current-password]' },
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
  { name: 'company', path: '/dashboard/company', as: 'owner', ready: 'form' },
  { name: 'company-rates', path: '/dashboard/company/rates', as: 'owner', ready: 'form' },
  { name: 'company-invoices', path: '/dashboard/company/invoices', as: 'owner', ready: 'form' },
  { name: 'dashboard-not-found', path: '/dashboard/nowhere', as: 'owner', ready: 'h1' },
];

/** @type {(ids: Ids) => Shot[]} What is taken: screens, and states of them. */
export const shots = (ids) => [
  ...publicShots(ids),
  ...otherShots,
  ...ticketShots(ids),
  ...customerShots(ids),
  ...invoiceShots(ids),
  ...peopleShots(ids),
];
