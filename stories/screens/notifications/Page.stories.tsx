import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers } from '../../mocks/auth.ts';
import { longNotifications, manyNotifications } from '../../mocks/notificationFixtures.ts';
import { notificationHandlers } from '../../mocks/notifications.ts';
import { signedIn } from '../../mocks/session.ts';
import { adminAt, phone, spanish, startAfresh } from '../admin.tsx';

const PAGE = '/dashboard/notifications';

const meta = preview.meta({
  ...adminAt(PAGE),
  title: 'Screens/Notifications/Page',
  beforeEach({ msw }) {
    msw.use(...notificationHandlers.ready(), ...authHandlers.signedIn());
    return startAfresh(signedIn);
  },
});

/** Each type of notification has its own sentence. */
export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    for (const sentence of [
      'Owen Brandt mentioned you on ticket TK-10481',
      'Somebody signed in to your account with Chrome on Windows',
      'The customer says that something is wrong with ticket TK-10480',
      'Lena Fischer requested changes to ticket TK-10479',
      'Lena Fischer assigned ticket TK-10478 to you',
      'The customer has not signed ticket TK-10476 for 24 hours',
      'Invoice INV-01042 is past due',
      'The customer opened invoice INV-01042',
      'Dana Whitfield accepted your invitation',
      'Your invitation to Dana Whitfield could not be delivered',
      'The export of your company is ready',
    ]) {
      await expect(await canvas.findByRole('link', { name: new RegExp(`^${sentence}`) })).toBeVisible();
    }
  },
});

/** The filter is stored in the address. */
export const Unread = meta.story({
  args: { location: `${PAGE}?state=unread` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Unread' })).toBeChecked();
    await canvas.findByText(/Maria Lopez approved 8 tickets/);
    await expect(canvas.queryByRole('link', { name: /Invoice INV-01042 is paid/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await expect(await canvas.findByText('You have read everything')).toBeVisible();
  },
});

/** "Show more" appends notifications. A group that continues keeps a single title. */
export const ShowMore = meta.story({
  beforeEach({ msw }) {
    msw.use(...notificationHandlers.ready(manyNotifications));
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/TK-19981\b/);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await canvas.findByText(/TK-19961\b/);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await canvas.findByText(/TK-19956\b/);
    await expect(canvas.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('heading', { name: 'Today' })).toHaveLength(1);
    await expect(canvas.getAllByRole('heading', { name: 'Earlier' })).toHaveLength(1);
  },
});

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(...notificationHandlers.empty());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No notifications yet')).toBeVisible();
  },
});

export const FirstLoad = meta.story({
  tags: ['state:loading'],
  beforeEach({ msw }) {
    msw.use(...notificationHandlers.pending());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading notifications' })).toBeVisible();
  },
});

export const ServerError = meta.story({
  tags: ['state:failed'],
  beforeEach({ msw }) {
    msw.use(...notificationHandlers.serverError());
  },
  play: async ({ canvas, context }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    context.msw.use(...notificationHandlers.ready());
    await userEvent.click(retry);
    await canvas.findByText(/Maria Lopez approved 8 tickets/);
  },
});

export const Spanish = meta.story({
  tags: ['state:spanish', 'test-full'],
  globals: spanish,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Notificaciones' })).toBeVisible();
    await canvas.findByRole('link', { name: /La factura INV-01042 está vencida/ });
    await expect(canvas.getByRole('heading', { name: 'Hoy' })).toBeVisible();
  },
});

export const Dark = meta.story({
  tags: ['state:dark', 'test-full'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByText(/Maria Lopez approved 8 tickets/);
  },
});

export const Phone = meta.story({
  tags: ['state:phone'],
  globals: phone,
  beforeEach({ msw }) {
    msw.use(...notificationHandlers.ready(longNotifications));
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText(/approved 8 tickets/);
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
});
