import { http } from 'msw';
import { expect, mocked, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers } from '../../mocks/auth.ts';
import { notificationHandlers } from '../../mocks/notifications.ts';
import { api } from '../../mocks/replies.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';
import { adminAt, phone, type StoryContext, spanish } from '../admin.tsx';
import { LIST, page, ready, rowOf, startSignedIn, ticketOf } from './ticketList.ts';

const meta = preview.meta({
  ...adminAt(LIST),
  title: 'Screens/Job tickets/List',
  beforeEach: startSignedIn,
});

export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    const row = await ready(canvas);
    await expect(row).toHaveTextContent('Nov 20, 2026');
    await expect(row).toHaveTextContent('Apache Ridge Energy');
    await expect(row).toHaveTextContent('Luis Ortega');
    await expect(row).toHaveTextContent('Invoiced');
    await expect(row).toHaveTextContent('7.5h');
    await expect(await rowOf(canvas, ticketOf(5))).toHaveTextContent('N/A');
    await expect(await canvas.findByText('All time, this company')).toBeVisible();
    await expect(canvas.getByText('66% of tickets')).toBeVisible();
    await expect(canvas.getByText('34% of tickets')).toBeVisible();
    await expect(await canvas.findByText('1-10')).toBeVisible();
  },
});

/** First load: skeletons have the size of rows, so nothing moves when the rows arrive. */
export const FirstLoad = meta.story({
  tags: ['state:loading'],
  beforeEach({ msw }) {
    msw.use(...ticketHandlers.pending());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: 'Search tickets' })).toBeVisible();
    await expect(canvas.queryByText(ticketOf(0))).not.toBeInTheDocument();
    await expect(await canvas.findByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  },
});

/** The next page is loading: the previous rows stay visible, dimmed. */
export const NextPageLoading = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketHandlers.nextPagePending());
  },
  play: async ({ canvas }) => {
    await ready(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Page 2' }));
    await expect(canvas.getByRole('row', { name: new RegExp(ticketOf(0)) })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true'));
  },
});

/** The company has no tickets: the list offers to create the first one. */
export const Empty = meta.story({
  tags: ['state:empty'],
  beforeEach({ msw }) {
    msw.use(...ticketHandlers.empty());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tickets found')).toBeVisible();
    await expect(
      canvas.getByText('Tickets record the jobs of your company. Create the first one.'),
    ).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Create Job Ticket' })).toHaveLength(2);
  },
});

/** No ticket matches: the user can clear the search from the message. */
export const NoResult = meta.story({
  tags: ['state:no-result'],
  args: { location: `${LIST}?search=helicopter` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tickets found')).toBeVisible();
    await expect(canvas.getByText(/Nothing matches “helicopter”/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await ready(canvas);
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
});

/** Loading fails: the table and toasts show the server's message, and the counters show 0. */
export const ServerError = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketHandlers.serverError());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getAllByText('The database is being moved. Try again in a minute.')[0]).toBeVisible();
    await expect(await page().findByText('Failed to load tickets')).toBeVisible();
    await expect(await page().findByText('Failed to load statistics')).toBeVisible();
    await expect(canvas.getAllByText('0% of tickets')).toHaveLength(2);
  },
});

/** Loading fails once: Retry loads the list. */
export const Recovers = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketHandlers.recovers());
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await ready(canvas);
  },
});

export const StatisticsFail = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketHandlers.statisticsFail());
  },
  play: async ({ canvas }) => {
    await ready(canvas);
    await expect(await page().findByText('Failed to load statistics')).toBeVisible();
    await expect(page().getByText('Statistics are being rebuilt')).toBeVisible();
    await expect(canvas.getAllByText('0% of tickets')).toHaveLength(2);
  },
});

export const NoReply = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketHandlers.noReply());
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('No response from server'))[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

/** A proxy replies with an HTML page: the list shows an error, as for any failed request. */
export const Garbage = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketHandlers.garbage());
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('An unexpected error occurred'))[0]).toBeVisible();
  },
});

function sendMalformedRow({ msw }: StoryContext) {
  msw.use(...ticketHandlers.malformedRow());
  const log = spyOn(console, 'error').mockImplementation(() => {});
  return () => log.mockRestore();
}

/** A row of the reply is malformed: the list leaves it out, shows the others, reports it to the user and logs it. */
export const MalformedRow = meta.story({
  beforeEach: sendMalformedRow,
  play: async ({ canvas }) => {
    await ready(canvas);
    await expect(canvas.queryByRole('row', { name: new RegExp(ticketOf(1)) })).toBeNull();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(9);
    await expect(await page().findByText("1 row can't be shown because its data is damaged")).toBeVisible();
    await expect(console.error).toHaveBeenCalledWith(
      'Rows of a list were malformed and left out:',
      expect.stringContaining('row 1: At path: createdAt'),
    );
  },
});

/** More messages and another language load after the page: the malformed row is still reported only once. */
export const MalformedRowReportedOnce = meta.story({
  beforeEach(context) {
    context.msw.use(...notificationHandlers.ready());
    return sendMalformedRow(context);
  },
  play: async ({ canvas }) => {
    const reports = () =>
      mocked(console.error).mock.calls.filter(([text]) => `${text}`.startsWith('Rows of a list'));
    await ready(canvas);
    await waitFor(() => expect(reports()).toHaveLength(1));
    await userEvent.click(await canvas.findByRole('button', { name: /^Notifications/ }));
    await page().findByRole('dialog', { name: 'Notifications' });
    await expect(reports()).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Language' }), 'es');
    await canvas.findByRole('button', { name: /^Notificaciones/ });
    await expect(reports()).toHaveLength(1);
  },
});

/** The access token has expired but the session has not: the app refreshes the token, and the user notices nothing. */
export const TokenRenewed = meta.story({
  beforeEach({ msw }) {
    let isExpired = true;
    msw.use(
      http.get(api('ticket'), () => {
        if (!isExpired) return undefined;
        isExpired = false;
        return Response.json({ success: false, message: 'Expired', code: 'UNAUTHORIZED' }, { status: 401 });
      }),
    );
  },
  play: async ({ canvas }) => {
    await ready(canvas);
  },
});

/** The session ends while the list loads: a dialog above the list lets the user sign in again. */
export const SignedOut = meta.story({
  args: { location: `${LIST}?page=3` },
  beforeEach({ msw }) {
    msw.use(...ticketHandlers.unauthorized(), ...authHandlers.refresh('refused'));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Job Tickets' });
    await expect(await page().findByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  },
});

export const LongTexts = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketHandlers.longTexts());
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('rowheader'))[0]).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Spanish = meta.story({
  tags: ['test-full'],
  globals: spanish,
  play: async ({ canvas }) => {
    const row = await ready(canvas);
    await expect(row).toHaveTextContent('20 nov 2026');
    await expect(row).toHaveTextContent('Facturado');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Tickets de trabajo');
  },
});

export const Dark = meta.story({
  tags: ['test-full'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await ready(canvas);
  },
});

/** On a phone rows become cards with the same actions. */
export const Phone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    await ready(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(await canvas.findByText('1 / 25')).toBeVisible();
    // Selecting a row or all rows moves nothing.
    const row = await ready(canvas);
    const { top } = row.getBoundingClientRect();
    await userEvent.click(within(row).getByRole('checkbox'));
    await expect(await canvas.findByText('1 selected')).toBeVisible();
    await expect(row.getBoundingClientRect().top).toBe(top);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(await canvas.findByText('All 10 on this page are selected')).toBeVisible();
    await expect(row.getBoundingClientRect().top).toBe(top);
  },
});

export const SpanishOnPhone = meta.story({
  globals: { ...spanish, ...phone },
  beforeEach({ msw }) {
    msw.use(...ticketHandlers.longTexts());
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('rowheader'))[0]).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
