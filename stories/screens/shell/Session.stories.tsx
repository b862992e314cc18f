import { type AccountChanges, updateAccount } from '@derrick/domain/account';
import { getCurrentUser } from '@derrick/domain/auth';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers, users } from '../../mocks/auth.ts';
import { mock } from '../../mocks/mock.ts';
import { ownAccount } from '../../mocks/ownAccountFixtures.ts';
import { signedIn } from '../../mocks/session.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';
import { adminAt, startAfresh } from '../admin.tsx';
import { shellHandlers } from './shell.ts';

const meta = preview.meta({
  ...adminAt('/dashboard'),
  title: 'Screens/Shell/Session',
  beforeEach({ msw }) {
    msw.use(...shellHandlers());
    return startAfresh(signedIn);
  },
});

/** A spinner is shown until the signed-in user is known. */
export const SessionLoading = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.mePending());
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('progressbar', { name: 'Loading' }))[0]).toBeVisible();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});

/** Loading the user fails: the page shows the server's message, Retry and Sign out. */
export const SessionFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.meFails());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Failed to fetch user data' })).toBeVisible();
    await expect(canvas.getByText('The database is being moved. Try again in a minute.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible();
  },
});

/** Retry shows the dashboard once the server replies. */
export const SessionRecovers = meta.story({
  play: async ({ canvas, context }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    context.msw.use(...authHandlers.me());
    await userEvent.click(retry);
    await expect(await canvas.findByRole('navigation', { name: 'Main menu' })).toBeVisible();
  },
  beforeEach({ msw }) {
    msw.use(...authHandlers.meNoReply());
  },
});

/** The session has ended: sign-in opens and remembers the requested page. */
export const SignedOutBy401 = meta.story({
  args: { location: '/dashboard/job-tickets?page=2' },
  beforeEach({ msw }) {
    msw.use(
      ...authHandlers.meUnauthorized(),
      ...ticketHandlers.unauthorized(),
      ...authHandlers.refresh('refused'),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
    await expect(localStorage.getItem('derrick.accessToken')).toBeNull();
    await expect(localStorage.getItem('derrick.refreshToken')).toBeNull();
  },
});

/** The user signs out in another tab: this tab signs out too. */
export const SignedOutElsewhere = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: 'Main menu' });
    localStorage.clear();
    // The browser sends the event to other tabs only; this line simulates it.
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
  },
});

/** The app uses the language of the account in a browser without a stored language. */
export const LanguageOfTheAccount = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.me({ ...users.SUPER_ADMIN, language: 'es' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Menú principal' })).toBeVisible();
    await expect(localStorage.getItem('derrick.language')).toBe('es');
  },
});

const saved = fn<(changes: AccountChanges) => void>();

/** The language chosen before or after sign-in becomes the language of the account. */
export const LanguageChosen = meta.story({
  beforeEach({ msw }) {
    saved.mockClear();
    sessionStorage.setItem('derrick.languageChosen', 'en');
    msw.use(
      mock(getCurrentUser, () => ({
        ...users.SUPER_ADMIN,
        language: saved.mock.lastCall?.[0].language ?? 'es',
      })),
      mock(updateAccount, ({ body }) => {
        saved(body);
        return ownAccount;
      }),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: 'Main menu' });
    await waitFor(() => expect(saved.mock.calls).toEqual([[{ language: 'en' }]]));
    await waitFor(() => expect(sessionStorage.getItem('derrick.languageChosen')).toBeNull());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'es');
    await expect(await canvas.findByRole('navigation', { name: 'Menú principal' })).toBeVisible();
    await waitFor(() => expect(saved.mock.calls).toEqual([[{ language: 'en' }], [{ language: 'es' }]]));
  },
});
