import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { auditHandlers } from '../../mocks/audit.ts';
import { authHandlers, users } from '../../mocks/auth.ts';
import { longNotifications, storyNotifications } from '../../mocks/notificationFixtures.ts';
import { notificationHandlers, type StoryStream } from '../../mocks/notifications.ts';
import { ownAccountHandlers } from '../../mocks/ownAccount.ts';
import { anotherTab, signedIn } from '../../mocks/session.ts';
import { adminAt, phone, spanish, startClean } from '../admin.tsx';
import { expectToast, page } from '../technicians/people.ts';

const meta = preview.meta({
  ...adminAt('/dashboard/audit-log'),
  title: 'Screens/Notifications/Bell',
  beforeEach({ msw }) {
    msw.use(
      ...notificationHandlers.ready(),
      ...authHandlers.signedIn(),
      ...auditHandlers.ready(),
      ...ownAccountHandlers.ready(),
    );
    return startClean(signedIn);
  },
});

type Canvas = ReturnType<typeof within>;

/** Opens the notifications and returns the queries of their content. */
async function open(canvas: Canvas, name: string | RegExp = /^Notifications/, title = 'Notifications') {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await page().findByRole('dialog', { name: title }));
}

/** The user sees unread notifications first and then all, with today's separate from earlier ones. */
export const Opened = meta.story({
  play: async ({ canvas, step }) => {
    const panel = await open(canvas, 'Notifications, 4 new');
    await step('shows unread notifications', async () => {
      const today = await panel.findByRole('list', { name: 'Today' });
      await expect(today).toHaveTextContent('Owen Brandt mentioned you on ticket TK-10481');
      await expect(today).toHaveTextContent('“@Maya Reyes can you check the travel?”');
      await expect(today).toHaveTextContent('Maria Lopez approved 8 tickets');
      await expect(panel.getAllByRole('listitem')).toHaveLength(4);
    });
    await step('shows all notifications', async () => {
      await userEvent.click(panel.getByRole('radio', { name: 'All' }));
      await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(10));
      await expect(panel.getByRole('list', { name: 'Earlier' })).toHaveTextContent(
        'Ray Cole signed ticket TK-10475; Luis Ortega recorded the signature',
      );
    });
    await step('Escape closes the list and focuses the bell', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getByRole('button', { name: /^Notifications/ })).toHaveFocus());
    });
  },
});

/** The user marks notifications as read, one by one and all visible ones at once. */
export const MarkRead = meta.story({
  play: async ({ canvas, step }) => {
    const panel = await open(canvas, 'Notifications, 4 new');
    await step('marks one notification as read', async () => {
      await userEvent.click(
        await panel.findByRole('button', { name: 'Mark as read: Maria Lopez approved 8 tickets' }),
      );
      await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(3));
    });
    await step('marks all notifications as read', async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Mark all as read' }));
      await expect(await panel.findByText('You have read everything')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(await canvas.findByRole('button', { name: 'Notifications' })).toBeVisible();
    });
  },
});

/** Following a notification marks it as read and closes the list. */
export const Followed = meta.story({
  play: async ({ canvas }) => {
    const panel = await open(canvas, 'Notifications, 4 new');
    await userEvent.click(
      await panel.findByRole('link', { name: /^Someone signed in to your account with Chrome on Windows/ }),
    );
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Notifications, 3 new' })).toBeVisible();
  },
});

let streams: StoryStream[] = [];

/** A new notification increases the number at once and is announced. */
export const Live = meta.story({
  beforeEach({ msw }) {
    streams = [];
    // A new user id, because tabs of the same user share a stream.
    msw.use(
      ...authHandlers.me({ ...users.MANAGER, id: crypto.randomUUID(), unreadNotifications: 0 }),
      ...notificationHandlers.ready([], { onOpen: (stream) => streams.push(stream) }),
    );
  },
  play: async ({ canvas, context, step }) => {
    await expect(await canvas.findByRole('button', { name: 'Notifications' })).toBeVisible();
    await waitFor(() => expect(streams).toHaveLength(1));
    await step('a notification arrives', async () => {
      context.msw.use(...notificationHandlers.ready(storyNotifications));
      streams[0]?.send('event: count\ndata: {"unread":4}\n\n');
      await expect(await canvas.findByRole('button', { name: 'Notifications, 4 new' })).toBeVisible();
      await expect(canvas.getByText('4 unread notifications')).toHaveAttribute('aria-live', 'polite');
    });
    await step('the notifications are read in another tab', async () => {
      context.msw.use(...notificationHandlers.ready([]));
      streams[0]?.send('event: count\ndata: {"unread":0}\n\n');
      await expect(await canvas.findByRole('button', { name: 'Notifications' })).toBeVisible();
    });
  },
});

/** The number arrives with the signed-in user: the bell shows it although every call about notifications fails. */
export const NumberAtFirst = meta.story({
  beforeEach({ msw }) {
    msw.use(
      ...authHandlers.me({ ...users.MANAGER, unreadNotifications: 7 }),
      ...notificationHandlers.serverError(),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Notifications, 7 new' })).toBeVisible();
  },
});

/** The bell shows "9+" for more than nine notifications. */
export const Many = meta.story({
  beforeEach({ msw }) {
    msw.use(
      ...authHandlers.me({ ...users.MANAGER, unreadNotifications: 99 }),
      ...notificationHandlers.count(99),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Notifications, 9+ new' })).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(...notificationHandlers.empty());
  },
  play: async ({ canvas }) => {
    const panel = await open(canvas);
    await expect(await panel.findByText('You have read everything')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Mark all as read' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const FirstLoad = meta.story({
  beforeEach({ msw }) {
    msw.use(...notificationHandlers.pending());
  },
  play: async ({ canvas }) => {
    const panel = await open(canvas);
    await expect(await panel.findByRole('status', { name: 'Loading notifications' })).toBeVisible();
  },
});

/** Loading the notifications fails: the rest of the page works, and Retry loads them. */
export const Recovers = meta.story({
  beforeEach({ msw }) {
    msw.use(...notificationHandlers.serverError());
  },
  play: async ({ canvas, context }) => {
    const panel = await open(canvas);
    await expect(await panel.findByText('Failed to load notifications')).toBeVisible();
    context.msw.use(...notificationHandlers.ready());
    await userEvent.click(panel.getByRole('button', { name: 'Retry' }));
    await expect(await panel.findByText(/Maria Lopez approved 8 tickets/)).toBeVisible();
  },
});

export const ChangesFail = meta.story({
  beforeEach({ msw }) {
    msw.use(...notificationHandlers.changesFail());
  },
  play: async ({ canvas }) => {
    const panel = await open(canvas);
    await userEvent.click(await panel.findByRole('button', { name: 'Mark all as read' }));
    await expectToast('Could not be marked as read');
    await expect(panel.getAllByRole('listitem')).toHaveLength(4);
  },
});

/** The user signs out in another tab: sign-in opens, and the app stops receiving notifications. */
export const SignedOutElsewhere = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Notifications, 4 new' });
    anotherTab.signsOut();
    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
  },
});

export const Spanish = meta.story({
  tags: ['test-full'],
  globals: spanish,
  play: async ({ canvas }) => {
    const panel = await open(canvas, 'Notificaciones, 4 nuevas', 'Notificaciones');
    await expect(await panel.findByText(/Maria Lopez aprobó 8 tickets/)).toBeVisible();
    await expect(panel.getByText(/«@Maya Reyes can you check the travel\?»/)).toBeVisible();
  },
});

export const Dark = meta.story({
  tags: ['test-full'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const panel = await open(canvas);
    await panel.findByText(/Maria Lopez approved 8 tickets/);
  },
});

/** On a phone the notifications cover the page. */
export const Phone = meta.story({
  globals: phone,
  beforeEach({ msw }) {
    msw.use(...notificationHandlers.ready(longNotifications));
  },
  play: async ({ canvas }) => {
    const panel = await open(canvas);
    await panel.findAllByText(/approved 8 tickets/);
    const sheet = page().getByRole('dialog');
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(panel.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument());
  },
});
