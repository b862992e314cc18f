import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers, users } from '../../mocks/auth.ts';
import { levelHandlers } from '../../mocks/levels.ts';
import { overviewHandlers } from '../../mocks/overview.ts';
import { signedIn } from '../../mocks/session.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';
import { adminAt, startClean } from '../admin.tsx';
import { cardOf, desktop, OVERVIEW, ready } from './overview.ts';

const meta = preview.meta({
  ...adminAt(OVERVIEW),
  title: 'Screens/Overview/Readers',
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn(), ...overviewHandlers.ready(), ...ticketHandlers.ready());
    return startClean(signedIn);
  },
});

export const NoData = meta.story({
  beforeEach({ msw }) {
    msw.use(...overviewHandlers.noData());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No data available')).toBeVisible();
    await expect(await canvas.findByRole('figure')).toBeVisible();
  },
});

/** The user may not see prices: three cards in one row, without amounts. */
export const WithoutPrices = meta.story({
  globals: desktop,
  beforeEach({ msw }) {
    msw.use(...authHandlers.me(users.MANAGER), ...overviewHandlers.withoutPrices());
  },
  play: async ({ canvas }) => {
    await ready(canvas);
    await expect(canvas.queryByRole('group', { name: 'Billable' })).not.toBeInTheDocument();
    const [first, ...otherCards] = await Promise.all(
      ['Job Tickets', 'Working Hours', 'Invoices'].map((name) => cardOf(canvas, name)),
    );
    for (const card of otherCards)
      await expect(card.getBoundingClientRect().top).toBe(first?.getBoundingClientRect().top);
  },
});

/** A manager who cannot read invoices: the card has no link, and the approved tickets lead to the list of tickets. */
export const WithoutInvoices = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.me(users.MANAGER), ...overviewHandlers.withoutPrices());
  },
  play: async ({ canvas }) => {
    await ready(canvas);
    await expect(within(await cardOf(canvas, 'Invoices')).queryByRole('link')).not.toBeInTheDocument();
    await expect(within(await cardOf(canvas, 'Job Tickets')).getByRole('link')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: '19 of them approved' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/dashboard\/job-tickets\?customers=.+&invoice=notInvoiced&review=APPROVED$/),
    );
  },
});

/** The panels fail to load: the cards are shown without waiting for them. */
export const PanelsFail = meta.story({
  beforeEach({ msw }) {
    msw.use(...overviewHandlers.panelsFail());
  },
  play: async ({ canvas }) => {
    await ready(canvas);
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(2));
  },
});

/** No hours this week, and every ticket is invoiced. */
export const QuietWeek = meta.story({
  beforeEach({ msw }) {
    msw.use(...overviewHandlers.quietWeek());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No hours yet this week' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Nothing to invoice' })).toBeVisible();
  },
});

/** A new workspace: the counters show 0, and the page lists the first steps. */
export const NewWorkspace = meta.story({
  beforeEach({ msw }) {
    msw.use(...overviewHandlers.newCompany(), ...levelHandlers.ready());
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Start with the first job ticket' }),
    ).toBeVisible();
    await expect(await cardOf(canvas, 'Billable')).toHaveTextContent('$0.00');
    // There is nothing to compare, so no card shows a trend.
    await expect(canvas.getByRole('main').querySelector('[data-direction]')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Create Job Ticket' })).toHaveAttribute(
      'href',
      '/dashboard/job-ticket',
    );
    await expect(canvas.getByRole('link', { name: 'Invite technicians' })).toHaveAttribute(
      'href',
      '/dashboard/technicians',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Set levels and rates' }));
    const levels = within(await within(document.body).findByRole('dialog', { name: 'Levels and roles' }));
    await expect((await levels.findAllByText('$85.00 an hour'))[0]).toBeVisible();
  },
});

/** New workspace of a manager: setting rates is not among the first steps. */
export const NewManager = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.me(users.MANAGER), ...overviewHandlers.newCompany());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Invite technicians' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Set levels and rates' })).not.toBeInTheDocument();
  },
});

/** New workspace of a technician: creating tickets is a first step, inviting team members is not. */
export const NewTechnician = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.me(users.TECHNICIAN), ...overviewHandlers.newCompany());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Create Job Ticket' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Invite technicians' })).not.toBeInTheDocument();
  },
});

/** New workspace of a user with read access: no first step is offered. */
export const NewReader = meta.story({
  beforeEach({ msw }) {
    msw.use(
      ...authHandlers.me({ ...users.MANAGER, permissions: ['tickets:read', 'overview:read'] }),
      ...overviewHandlers.newCompany(),
    );
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Start with the first job ticket' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Create Job Ticket' })).not.toBeInTheDocument();
  },
});
