import { http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AdminApp } from '../../../apps/admin/src/app/AdminApp.tsx';
import { account, authHandlers, sparseUser, users } from '../../mocks/auth.ts';
import { fileHandlers } from '../../mocks/files.ts';
import { api, failure, unauthorized } from '../../mocks/replies.ts';
import { anotherTab, signedIn } from '../../mocks/session.ts';
import { ticketFormHandlers } from '../../mocks/ticketForm.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';
import { forgetChoices, phone, renderAdmin, spanish } from '../admin.tsx';
import { expectCreated, field, fillRequired, NEW, submit } from '../ticket-form/form.ts';

const meta = preview.meta({
  component: AdminApp,
  title: 'Screens/Session/Sign in again',
  args: { location: '/dashboard/job-tickets' },
  render: (args, context) => renderAdmin({ location: args.location ?? '/dashboard/job-tickets' }, context),
  parameters: { layout: 'fullscreen' },
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn(), ...ticketHandlers.ready());
    const end = [signedIn(), forgetChoices()];
    return () => {
      for (const undo of end) undo();
    };
  },
});

type Canvas = ReturnType<typeof within>;
type Msw = { use: (...handlers: ReturnType<typeof http.get>[]) => void };

/** Types into the page, then lets a call find out that the session is over. */
async function typeUntilTheEnd(canvas: Canvas, msw: Msw) {
  await expect(await canvas.findByText('#TK-10482')).toBeVisible();
  const search = canvas.getByRole('searchbox');
  await userEvent.type(search, 'pump at the old well');
  msw.use(
    ...authHandlers.meUnauthorized(),
    ...ticketHandlers.unauthorized(),
    ...authHandlers.refresh('refused'),
  );
  await userEvent.keyboard('{Enter}');
  return search;
}

const findDialog = async (name = 'Sign in again') => within(await screen.findByRole('dialog', { name }));

/** The server takes the person back. */
const allIsWell = (msw: Msw) => msw.use(...authHandlers.signedIn(), ...ticketHandlers.ready());

/** The password alone is asked for, above the page, which stays with what was typed. */
export const Ended = meta.story({
  play: async ({ canvas, context, step }) => {
    const search = await typeUntilTheEnd(canvas, context.msw);
    const dialog = await findDialog();
    await step('knows who it is', async () => {
      await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(account.email);
      await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
      await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus());
      await expect(dialog.getByRole('button', { name: 'Sign In' })).toBeDisabled();
      await expect(
        screen.getByText('Your session has ended. Enter your password to go on; nothing you typed is lost.'),
      ).toBeVisible();
    });
    await step('keeps the page and tells of no failure', async () => {
      await expect(search).toHaveValue('pump at the old well');
      await expect(canvas.getByText('#TK-10482')).toBeVisible();
      await expect(screen.queryByText('Failed to load tickets')).not.toBeInTheDocument();
      await expect(localStorage.getItem('derrick.refreshToken')).toBeNull();
    });
    await step('has to be answered', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeVisible();
      await expect(dialog.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    });
  },
});

/** The page goes on where it was: what failed is loaded, the focus is back. */
export const Resumes = meta.story({
  play: async ({ canvas, context }) => {
    const search = await typeUntilTheEnd(canvas, context.msw);
    const dialog = await findDialog();
    allIsWell(context.msw);
    await userEvent.type(dialog.getByLabelText('Password'), `${account.password}{Enter}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await screen.findByText('You are signed in again')).toBeVisible();
    await expect(search).toHaveValue('pump at the old well');
    await waitFor(() => expect(search).toHaveFocus());
    // The search that met the end has been repeated.
    await expect(await canvas.findByText(/Nothing matches “pump at the old well”/)).toBeVisible();
  },
});

/** Submitting a form finds the end: nothing typed is lost, and submitting again goes through. */
export const OverAForm = meta.story({
  args: { location: NEW },
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.ready(), ...fileHandlers.ready());
  },
  play: async ({ canvas, context }) => {
    await fillRequired(canvas);
    context.msw.use(http.post(api('ticket'), unauthorized), ...authHandlers.refresh('refused'));
    await submit(canvas);
    const dialog = await findDialog();
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus());
    context.msw.use(
      ...authHandlers.signedIn(),
      ...ticketHandlers.ready(),
      ...ticketFormHandlers.ready(),
      ...fileHandlers.ready(),
    );
    await userEvent.type(dialog.getByLabelText('Password'), `${account.password}{Enter}`);
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Sign in again' })).not.toBeInTheDocument(),
    );
    await expect(field(canvas, /^Well name/)).toHaveValue('Ridgeback 14-2H');
    await expect(field(canvas, /^Description/)).toHaveValue('Replaced seal on injection pump 3.');
    await submit(canvas);
    await expectCreated();
  },
});

export const WrongPassword = meta.story({
  play: async ({ canvas, context }) => {
    await typeUntilTheEnd(canvas, context.msw);
    const dialog = await findDialog();
    await userEvent.type(dialog.getByLabelText('Password'), 'not-the-one{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Wrong email or password');
    await expect(dialog.getByLabelText('Password')).toHaveFocus();
    await expect(dialog.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  },
});

/** Waits as long as the server asks for, and says how long that is. */
export const TooManyAttempts = meta.story({
  play: async ({ canvas, context }) => {
    await typeUntilTheEnd(canvas, context.msw);
    context.msw.use(
      http.post(api('auth/login'), () => {
        const reply = failure(429, 'RATE_LIMITED', 'Too many attempts.');
        reply.headers.set('retry-after', '2');
        return reply;
      }),
    );
    const dialog = await findDialog();
    await userEvent.type(dialog.getByLabelText('Password'), 'not-the-one{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Too many attempts.');
    await expect(await dialog.findAllByText(/Try again in [12] seconds?\./)).toHaveLength(2);
    await expect(dialog.getByRole('button', { name: 'Sign In' })).toBeDisabled();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Sign In' })).toBeEnabled());
    await expect(dialog.queryByText(/Try again in/)).not.toBeInTheDocument();
  },
});

export const NoReply = meta.story({
  play: async ({ canvas, context }) => {
    await typeUntilTheEnd(canvas, context.msw);
    context.msw.use(...authHandlers.login('noReply'));
    const dialog = await findDialog();
    await userEvent.type(dialog.getByLabelText('Password'), `${account.password}{Enter}`);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('No response from server');
  },
});

export const SigningIn = meta.story({
  play: async ({ canvas, context }) => {
    await typeUntilTheEnd(canvas, context.msw);
    context.msw.use(...authHandlers.login('pending'));
    const dialog = await findDialog();
    await userEvent.type(dialog.getByLabelText('Password'), `${account.password}{Enter}`);
    await expect(await dialog.findByRole('button', { name: /Signing In\.\.\./ })).toBeVisible();
  },
});

/** Whoever is someone else leaves for sign-in; nothing of the owner stays. */
export const SomeoneElse = meta.story({
  play: async ({ canvas, context }) => {
    await typeUntilTheEnd(canvas, context.msw);
    const dialog = await findDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in as someone else' }));
    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
    await expect(canvas.queryByText('#TK-10482')).not.toBeInTheDocument();
  },
});

/** The address leads to another person by now: the page is loaded afresh, as theirs. */
export const AnotherAccount = meta.story({
  play: async ({ canvas, context }) => {
    await typeUntilTheEnd(canvas, context.msw);
    const dialog = await findDialog();
    allIsWell(context.msw);
    context.msw.use(...authHandlers.me(users.MANAGER));
    await userEvent.type(dialog.getByLabelText('Password'), `${account.password}{Enter}`);
    await expect(await canvas.findByText('Lena Fischer')).toBeVisible();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(canvas.getByRole('searchbox')).not.toHaveValue('pump at the old well and more');
  },
});

/** A server that does not say who is signed in leaves the address to be typed. */
export const UnknownEmail = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.me(sparseUser));
  },
  play: async ({ canvas, context }) => {
    await typeUntilTheEnd(canvas, context.msw);
    const dialog = await findDialog();
    const email = dialog.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveValue('');
    allIsWell(context.msw);
    context.msw.use(...authHandlers.me(sparseUser));
    await userEvent.type(email, account.email);
    await userEvent.type(dialog.getByLabelText('Password'), `${account.password}{Enter}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

/** Signing in again in one tab is enough for all of them. */
export const ResumedInAnotherTab = meta.story({
  play: async ({ canvas, context }) => {
    const search = await typeUntilTheEnd(canvas, context.msw);
    await findDialog();
    allIsWell(context.msw);
    anotherTab.signsIn();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(search).toHaveValue('pump at the old well');
  },
});

/** A session that another tab finds to be over is asked for here, too: nobody signed out. */
export const EndFoundInAnotherTab = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('#TK-10482')).toBeVisible();
    anotherTab.findsTheEnd();
    const dialog = await findDialog();
    await expect(dialog.getByLabelText('Password')).toBeVisible();
    await expect(canvas.getByText('#TK-10482')).toBeVisible();
  },
});

/** Over a dialog of the page: both are there, and the focus is back in the first. */
export const OverADialog = meta.story({
  play: async ({ canvas, context }) => {
    await expect(await canvas.findByText('#TK-10482')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for ticket #TK-10482' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const first = await screen.findByRole('alertdialog', { name: 'Delete Ticket' });
    await waitFor(() => expect(within(first).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    anotherTab.findsTheEnd();
    const dialog = await findDialog();
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus());
    await expect(first).toBeVisible();
    allIsWell(context.msw);
    await userEvent.type(dialog.getByLabelText('Password'), `${account.password}{Enter}`);
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Sign in again' })).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(within(first).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
});

export const Spanish = meta.story({
  globals: spanish,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('#TK-10482')).toBeVisible();
    anotherTab.findsTheEnd();
    const dialog = await findDialog('Inicie sesión de nuevo');
    await expect(dialog.getByText(/^Su sesión terminó\./)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Entrar con otra cuenta' })).toBeVisible();
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('#TK-10482')).toBeVisible();
    anotherTab.findsTheEnd();
    await findDialog();
  },
});

export const Phone = meta.story({
  globals: { ...phone, ...spanish },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('#TK-10482')).toBeVisible();
    anotherTab.findsTheEnd();
    await findDialog('Inicie sesión de nuevo');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
