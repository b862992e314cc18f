import { listReady } from './listReady.mjs';

/** @typedef {import('./shots.mjs').Shot} Shot */
/** @typedef {import('./shots.mjs').Ids} Ids */

/** @type {(hands: import('./shots.mjs').Hands) => Promise<unknown>} */
const formReady = ({ page, t }) => page.getByRole('textbox', { name: t('ticketForm.location') }).waitFor();

/** @type {(ids: Ids) => Shot[]} Job tickets. */
export const ticketShots = (ids) => [
  { name: 'job-tickets', path: '/dashboard/job-tickets', as: 'owner', ready: listReady },
  { name: 'job-tickets-technician', path: '/dashboard/job-tickets', as: 'technician', ready: listReady },
  {
    name: 'job-tickets-filtered',
    path: '/dashboard/job-tickets?from=2026-01-01&to=2030-01-01&invoice=notInvoiced&search=pump',
    as: 'owner',
    ready: listReady,
  },
  {
    name: 'job-tickets-none',
    path: '/dashboard/job-tickets?search=nothing-like-it',
    as: 'owner',
    async ready({ page, t }) {
      await page.getByText(t('tickets.empty')).first().waitFor();
    },
  },
  {
    name: 'job-tickets-selected',
    path: '/dashboard/job-tickets',
    as: 'owner',
    async ready(hands) {
      await listReady(hands);
      await hands.page.locator('tbody tr').nth(0).getByRole('checkbox').click();
      await hands.page.locator('tbody tr').nth(2).getByRole('checkbox').click();
    },
  },
  {
    name: 'filters',
    path: '/dashboard/job-tickets',
    as: 'owner',
    async ready(hands) {
      await listReady(hands);
      await hands.press('list.filters');
      await hands.dialog().getByRole('spinbutton').first().waitFor();
    },
  },
  {
    name: 'columns',
    path: '/dashboard/job-tickets',
    as: 'owner',
    only: 'desk',
    async ready(hands) {
      await listReady(hands);
      await hands.press('list.columns');
      await hands.dialog().waitFor();
    },
  },
  {
    name: 'row-menu',
    path: '/dashboard/job-tickets',
    as: 'owner',
    async ready(hands) {
      await listReady(hands);
      await hands.page
        .getByRole('button', { name: hands.t('tickets.actionsOf') })
        .nth(1)
        .click();
      await hands.page.getByRole('menuitem').first().waitFor();
    },
  },
  {
    name: 'delete-ticket',
    path: `/dashboard/job-tickets?search=${ids.openCode}`,
    as: 'owner',
    async ready(hands) {
      await listReady(hands);
      await hands.page
        .getByRole('button', { name: hands.t('tickets.actionsOf') })
        .first()
        .click();
      await hands.page.getByRole('menuitem', { name: hands.t('list.delete') }).click();
      await hands.page.getByRole('alertdialog').waitFor();
    },
  },

  {
    name: 'job-ticket-page',
    path: `/dashboard/job-tickets/${ids.openTicket}`,
    as: 'owner',
    ready: 'main ol',
  },
  {
    name: 'job-ticket-page-invoiced',
    path: `/dashboard/job-tickets/${ids.invoicedTicket}`,
    as: 'owner',
    ready: 'main ol',
  },
  {
    name: 'job-ticket-page-technician',
    path: `/dashboard/job-tickets/${ids.invoicedTicket}`,
    as: 'technician',
    ready: 'main ol',
  },
  {
    name: 'ask-signature',
    path: `/dashboard/job-tickets/${ids.openTicket}`,
    as: 'owner',
    async ready({ press, dialog }) {
      await press('sign.ask.open');
      await dialog().getByRole('textbox').first().waitFor();
    },
  },
  {
    name: 'sign-here',
    path: `/dashboard/job-tickets/${ids.openTicket}`,
    as: 'owner',
    async ready({ press, dialog }) {
      await press('sign.here');
      await dialog().getByRole('textbox').first().waitFor();
    },
  },
  {
    name: 'approve-refused',
    path: '/dashboard/job-tickets?review=SUBMITTED&signature=unsigned',
    as: 'owner',
    only: 'desk',
    async ready(hands) {
      await listReady(hands);
      await hands.page.getByRole('checkbox').first().click();
      await hands.page
        .getByRole('button', { name: hands.t('tickets.bulk.approve') })
        .first()
        .click();
      await hands.page.getByRole('dialog').or(hands.page.getByRole('alertdialog')).first().waitFor();
    },
  },
  {
    name: 'hours-by-technician',
    path: '/dashboard/job-tickets',
    as: 'owner',
    async ready(hands) {
      await listReady(hands);
      await hands.press('ticketTotals.byTechnician');
      await hands.dialog().getByRole('table').waitFor();
    },
  },
  { name: 'review', path: '/dashboard/job-tickets/review', as: 'owner', ready: 'main ol' },
  {
    name: 'review-request-changes',
    path: '/dashboard/job-tickets/review',
    as: 'owner',
    async ready({ page, press, dialog }) {
      await page.locator('main ol').first().waitFor();
      await press('ticketLife.requestChanges.submit');
      await dialog().getByRole('textbox').first().waitFor();
    },
  },
  { name: 'review-empty', path: '/dashboard/job-tickets/review', as: 'newOwner', ready: 'main h2, main h3' },
  { name: 'job-ticket', path: '/dashboard/job-ticket', as: 'owner', ready: formReady },
  { name: 'job-ticket-technician', path: '/dashboard/job-ticket', as: 'technician', ready: formReady },
  {
    name: 'describe-work',
    path: '/dashboard/job-ticket',
    as: 'owner',
    async ready(hands) {
      await formReady(hands);
      await hands.press('ticketForm.voice');
      await hands.dialog().getByRole('textbox').first().waitFor();
    },
  },
  {
    name: 'job-ticket-problems',
    path: '/dashboard/job-ticket',
    as: 'owner',
    async ready(hands) {
      await formReady(hands);
      await hands.press('ticketForm.create');
      await hands.page.getByRole('group', { name: hands.t('form.problems') }).waitFor();
    },
  },
  {
    name: 'job-ticket-edit',
    path: `/dashboard/job-ticket/${ids.openTicket}`,
    as: 'owner',
    ready: formReady,
  },
  {
    name: 'job-ticket-invoiced',
    path: `/dashboard/job-ticket/${ids.invoicedTicket}`,
    as: 'owner',
    ready: formReady,
  },
  {
    name: 'leave-ticket',
    path: '/dashboard/job-ticket',
    as: 'owner',
    async ready(hands) {
      await formReady(hands);
      await hands.fill('ticketForm.location', 'Lease road 7, gate B');
      await hands.fill('ticketForm.wellName', 'Ridgeback 14-2H');
      await hands.page.getByRole('textbox', { name: hands.t('ticketForm.workStart') }).fill('22:00');
      await hands.page.getByRole('textbox', { name: hands.t('ticketForm.workEnd') }).fill('05:30');
      await hands.press('common.cancel');
      await hands.page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'ticket-missing',
    path: '/dashboard/job-ticket/none',
    as: 'owner',
    ready: 'main a[href="/dashboard/job-tickets"]',
  },
];
