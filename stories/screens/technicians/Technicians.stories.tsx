import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers, users } from '../../mocks/auth.ts';
import { oddPeople } from '../../mocks/peopleFixtures.ts';
import { technicianHandlers } from '../../mocks/peopleHandlers.ts';
import { adminAt, phone, spanish } from '../admin.tsx';
import { expectToast, rowOf } from './people.ts';
import { LIST, ready, search, startSignedIn } from './technicianList.ts';

const meta = preview.meta({
  ...adminAt(LIST),
  title: 'Screens/Technicians/List',
  beforeEach: startSignedIn,
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    const row = await ready(canvas);
    await expect(row).toHaveTextContent('abigail.stone@permian.test');
    await expect(row).toHaveTextContent('+1 (432) 555-0105');
    await expect(canvas.getByRole('columnheader', { name: 'Level and role' })).toBeVisible();
    // The email address is not cut off.
    const email = within(row).getByText('abigail.stone@permian.test');
    await expect(email.scrollWidth).toBeLessThanOrEqual(email.clientWidth);
    await expect(row).toHaveTextContent('Active');
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Total Technicians' })).toHaveTextContent('26'),
    );
    await expect(canvas.getByRole('group', { name: 'Active Technicians' })).toHaveTextContent('21');
    await expect(canvas.getByRole('group', { name: 'Pending Invitations' })).toHaveTextContent('3');
    await expect(canvas.getByText('1-10')).toBeVisible();
    await expect(canvas.getByPlaceholderText('Search technicians...')).toBeVisible();
  },
});

/** First load: skeletons have the size of rows, so nothing moves when the rows arrive. */
export const FirstLoad = meta.story({
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.pending());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: 'Search technicians' })).toBeVisible();
    await expect(await canvas.findByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  },
});

/** The next page is loading: the previous rows stay visible, dimmed. */
export const NextPageLoading = meta.story({
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.nextPagePending());
  },
  play: async ({ canvas }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await ready(canvas);
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true'));
  },
});

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.empty());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No technicians found')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Invite Technician' })).toHaveLength(2);
  },
});

/** No technician matches: the user can clear the search from the message. */
export const NoResult = meta.story({
  tags: ['state:no-result'],
  args: { location: `${LIST}?search=helicopter` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No technicians found')).toBeVisible();
    await expect(canvas.getByText(/No technician matches “helicopter”/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await ready(canvas);
  },
});

export const ServerError = meta.story({
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.serverError());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expectToast('Failed to load technicians');
    await expectToast('Failed to load technician stats');
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Total Technicians' })).toHaveTextContent('0'),
    );
  },
});

export const Recovers = meta.story({
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.recovers());
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await ready(canvas);
  },
});

export const StatisticsFail = meta.story({
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.statisticsFail());
  },
  play: async ({ canvas }) => {
    await ready(canvas);
    await expectToast('Failed to load technician stats', 'Statistics are being rebuilt');
  },
});

export const NoReply = meta.story({
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.noReply());
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('No response from server'))[0]).toBeVisible();
  },
});

/** Names too long for any column, and technicians without name, address or number. */
export const OddPeople = meta.story({
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.ready({ all: oddPeople }));
  },
  play: async ({ canvas }) => {
    await expect(await rowOf(canvas, 'Unknown')).toHaveTextContent('N/A');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Spanish = meta.story({
  tags: ['test-full'],
  globals: spanish,
  play: async ({ canvas }) => {
    await expect(await ready(canvas)).toHaveTextContent('Activo');
    await expect(canvas.getByRole('button', { name: 'Invitar técnico' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Invitaciones pendientes' })).toHaveTextContent('3'),
    );
  },
});

export const Dark = meta.story({
  tags: ['test-full'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await ready(canvas);
  },
});

/** On a phone rows become cards with the same actions. The level and the role have a line to themselves. */
export const Phone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    await ready(canvas);
    const phoneNumber = canvas.getAllByText(/^\+1 \(432\)/)[0];
    const role = canvas.getAllByText('Lead hand')[0];
    await expect(role?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      phoneNumber?.getBoundingClientRect().bottom ?? 0,
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getByText('1 / 3')).toBeVisible();
  },
});

export const SpanishOnPhone = meta.story({
  tags: ['test-full'],
  globals: { ...spanish, ...phone },
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.ready({ all: oddPeople }));
  },
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Sin nombre');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The user changes page and page size. Another size returns to page 1. */
export const Paging = meta.story({
  play: async ({ canvas }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
    await expect(await canvas.findByText('21-26')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /per page/i }), '20');
    await expect(await canvas.findByText('1-20')).toBeVisible();
  },
});

/**
 * The address stores the state of the list. Invalid parameters are ignored, and a page after the last one opens the last
 * page.
 */
export const FromTheAddress = meta.story({
  args: { location: `${LIST}?page=900&size=17&sort=name` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('21-26')).toBeVisible();
  },
});

export const Searching = meta.story({
  args: { location: `${LIST}?page=2` },
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByText('11-20')).toBeVisible();
    await step('finds a name without its accents', async () => {
      await search(canvas, 'beltran{Enter}');
      await waitFor(() => expect(canvas.getByRole('rowheader')).toHaveTextContent('Tomás Beltrán'));
    });
    await step('finds a phone number', async () => {
      await search(canvas, '(432) 555-0103');
      await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
      await waitFor(() => expect(canvas.getByRole('rowheader')).toHaveTextContent('Priya Nair'));
    });
  },
});

/** The header sorts by status, in both directions. */
export const Sorting = meta.story({
  play: async ({ canvas }) => {
    await ready(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /Status/ }));
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: /Status/ })).toHaveAttribute('aria-sort', 'ascending'),
    );
    await userEvent.click(canvas.getByRole('button', { name: /Status/ }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Grace Kim'));
  },
});

/** A user with read access can neither invite nor edit. */
export const ReadOnly = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.me(users.TECHNICIAN));
  },
  play: async ({ canvas }) => {
    const row = await ready(canvas);
    await expect(within(row).queryByRole('checkbox')).not.toBeInTheDocument();
    await expect(within(row).queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Invite Technician' })).not.toBeInTheDocument();
  },
});

/** A user without read access opens the address of the list. */
export const Forbidden = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.me({ ...users.TECHNICIAN, permissions: ['overview:read'] }));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'You do not have access to this page' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Go to Overview' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  },
});

export const ForbiddenInSpanish = meta.story({
  tags: ['test-full'],
  globals: spanish,
  beforeEach({ msw }) {
    msw.use(...authHandlers.me({ ...users.TECHNICIAN, permissions: ['overview:read'] }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No tiene acceso a esta página' })).toBeVisible();
  },
});
