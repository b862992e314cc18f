import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AdminApp } from '../../../apps/admin/src/main/AdminApp.tsx';
import { account, authHandlers, users } from '../../mocks/auth.ts';
import { anotherTab, signedIn, signedOut } from '../../mocks/session.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';
import { pasteInto } from '../../pasteInto.ts';
import { renderAdmin, startClean } from '../admin.tsx';

const meta = preview.meta({
  component: AdminApp,
  title: 'Screens/Session/Tabs and pages',
  args: { location: '/dashboard/job-tickets?page=2' },
  render: (args, context) => renderAdmin({ location: args.location ?? '/dashboard' }, context),
  parameters: { layout: 'fullscreen' },
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn(), ...ticketHandlers.ready());
    return startClean(signedIn);
  },
});

/** Signing out in one tab signs out all tabs. */
export const SignedOutElsewhere = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('#TK-10472')).toBeVisible();
    anotherTab.signsOut();
    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
    await expect(canvas.queryByText('#TK-10472')).not.toBeInTheDocument();
  },
});

/** Clearing the browser's storage signs the user out. */
export const StorageCleared = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('#TK-10472')).toBeVisible();
    anotherTab.clearsStorage();
    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
  },
});

/** Another user signs in in another tab: this tab reloads the same page with that user's data. */
export const SomeoneElseElsewhere = meta.story({
  play: async ({ canvas, context }) => {
    await expect(await canvas.findByText('Maya Reyes')).toBeVisible();
    await expect(await canvas.findByText('#TK-10472')).toBeVisible();
    context.msw.use(...authHandlers.me(users.MANAGER));
    anotherTab.signsIn();
    await expect(await canvas.findByText('Lena Fischer')).toBeVisible();
    await expect(canvas.queryByText('Maya Reyes')).not.toBeInTheDocument();
    await expect(await canvas.findByText('#TK-10472')).toBeVisible();
  },
});

/** The same user signs in or refreshes the session in another tab: this tab does not change. */
export const SamePersonElsewhere = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('#TK-10472')).toBeVisible();
    const search = canvas.getByRole('searchbox');
    await userEvent.type(search, 'pump');
    anotherTab.renews();
    anotherTab.signsIn();
    await waitFor(() => expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument());
    await expect(search).toHaveValue('pump');
  },
});

/** A signed-out user opens a page: sign-in appears first and then opens that page. */
export const WantedPage = meta.story({
  beforeEach: () => signedOut(),
  play: async ({ canvas }) => {
    await pasteInto(await canvas.findByRole('textbox', { name: 'Email' }), account.email);
    await pasteInto(canvas.getByLabelText('Password'), account.password);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('#TK-10472')).toBeVisible();
  },
});

/** The session has ended before the first load: the sign-in page opens, because no typed text could be lost. */
export const EndedBeforeTheFirstLoad = meta.story({
  beforeEach({ msw }) {
    msw.use(
      ...authHandlers.meUnauthorized(),
      ...ticketHandlers.unauthorized(),
      ...authHandlers.refresh('refused'),
    );
  },
  play: async ({ canvas, context }) => {
    await pasteInto(await canvas.findByRole('textbox', { name: 'Email' }), account.email);
    context.msw.use(...authHandlers.signedIn(), ...ticketHandlers.ready());
    await pasteInto(canvas.getByLabelText('Password'), account.password);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('#TK-10472')).toBeVisible();
  },
});
