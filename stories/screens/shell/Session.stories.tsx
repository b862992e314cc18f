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

/** A spinner while it is not known who is signed in. */
export const SessionLoading = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.mePending());
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('progressbar', { name: 'Loading' }))[0]).toBeVisible();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});

/** The server's message, another try and the way out. */
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

/** Retry brings the dashboard once the server answers again. */
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

/** The session is over: back to sign-in, and the wanted page is remembered. */
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

/** Another tab signs out: this one follows. */
export const SignedOutElsewhere = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: 'Main menu' });
    localStorage.clear();
    // The event of the browser reaches other tabs only; here it stands for theirs.
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
  },
});

/** The language of the account, in a browser that knows nothing of it. */
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

/** What was chosen on the way in, or is chosen now, becomes the language of the account. */
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
