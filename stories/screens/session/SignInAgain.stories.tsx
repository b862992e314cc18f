import { http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { account, appCode, authHandlers } from '../../mocks/auth.ts';
import { fileHandlers } from '../../mocks/files.ts';
import { passkeyDialog } from '../../mocks/passkey.ts';
import { api, unauthorized } from '../../mocks/replies.ts';
import { anotherTab, signedIn } from '../../mocks/session.ts';
import { ticketFormHandlers } from '../../mocks/ticketForm.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';
import { pasteInto } from '../../pasteInto.ts';
import { adminAt, phone, spanish, startClean } from '../admin.tsx';
import { expectCreated, field, fillRequired, NEW, submit } from '../ticket-form/form.ts';
import { acceptSession, findDialog, typeUntilSessionEnds } from './signInAgain.ts';

const meta = preview.meta({
  ...adminAt('/dashboard/job-tickets'),
  title: 'Screens/Session/Sign in again',
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn(), ...ticketHandlers.ready());
    return startClean(signedIn);
  },
});

/** The session ends: a dialog above the page requires only the password, and the page keeps everything typed. */
export const Ended = meta.story({
  play: async ({ canvas, context, step }) => {
    const search = await typeUntilSessionEnds(canvas, context.msw);
    const dialog = await findDialog();
    await step('the email address is already filled in', async () => {
      await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(account.email);
      await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
      await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus());
      await expect(dialog.getByRole('button', { name: 'Sign In' })).toBeDisabled();
      await expect(
        screen.getByText(
          'Your session has ended. Enter your password to continue; nothing you typed is lost.',
        ),
      ).toBeVisible();
    });
    await step('keeps the page and shows no failure', async () => {
      await expect(search).toHaveValue('pump at the old well');
      await expect(canvas.getByText('#TK-10482')).toBeVisible();
      await expect(screen.queryByText('Failed to load tickets')).not.toBeInTheDocument();
      await expect(localStorage.getItem('derrick.refreshToken')).toBeNull();
    });
    await step('cannot be closed without signing in', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeVisible();
      await expect(dialog.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    });
  },
});

/** After sign-in the page continues: failed requests are repeated, and the focus returns. */
export const Resumes = meta.story({
  play: async ({ canvas, context }) => {
    const search = await typeUntilSessionEnds(canvas, context.msw);
    const dialog = await findDialog();
    acceptSession(context.msw);
    await pasteInto(dialog.getByLabelText('Password'), account.password);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await screen.findByText('You are signed in again')).toBeVisible();
    await expect(search).toHaveValue('pump at the old well');
    await waitFor(() => expect(search).toHaveFocus());
    // The search that failed at the end of the session was repeated.
    await expect(await canvas.findByText(/Nothing matches “pump at the old well”/)).toBeVisible();
  },
});

/** A user with a second factor: after canceling the passkey the user can retry it or enter a code. */
export const WithAPasskey = meta.story({
  play: async ({ canvas, context, step }) => {
    const search = await typeUntilSessionEnds(canvas, context.msw);
    const dialog = await findDialog();
    acceptSession(context.msw);
    context.msw.use(...authHandlers.login('secondFactor'));
    await pasteInto(dialog.getByLabelText('Password'), account.password);
    await userEvent.keyboard('{Enter}');
    const code = await dialog.findByLabelText('Code');
    await waitFor(() => expect(code).toHaveFocus());
    await step('the user cancels the passkey', async () => {
      passkeyDialog('givenUp');
      await userEvent.click(dialog.getByRole('button', { name: 'Use a passkey' }));
      await expect(await dialog.findByRole('alert')).toHaveTextContent('The passkey could not be used.');
    });
    await step('the user confirms the passkey', async () => {
      passkeyDialog('confirmed');
      await userEvent.click(dialog.getByRole('button', { name: 'Use a passkey' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(search).toHaveValue('pump at the old well');
    });
  },
});

/** A user enters the code of the second factor in Spanish, on a phone. */
export const CodeOnPhoneInSpanish = meta.story({
  tags: ['test-full'],
  globals: { ...spanish, ...phone },
  beforeEach({ msw }) {
    msw.use(...authHandlers.login('secondFactor'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('#TK-10482')).toBeVisible();
    anotherTab.findsTheEnd();
    const dialog = await findDialog('Inicie sesión de nuevo');
    await pasteInto(dialog.getByLabelText('Contraseña'), account.password);
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByRole('button', { name: 'Usar una llave de acceso' })).toBeVisible();
    await pasteInto(dialog.getByLabelText('Código'), appCode);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

/**
 * Submitting a form reveals that the session has ended: the form keeps everything typed, and submitting again succeeds.
 */
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
    await pasteInto(dialog.getByLabelText('Password'), account.password);
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Sign in again' })).not.toBeInTheDocument(),
    );
    await expect(field(canvas, /^Well name/)).toHaveValue('Ridgeback 14-2H');
    await expect(field(canvas, /^Description/)).toHaveValue('Replaced seal on injection pump 3.');
    await submit(canvas);
    await expectCreated();
  },
});

/** Signing in again in one tab resumes the session in all tabs. */
export const ResumedInAnotherTab = meta.story({
  play: async ({ canvas, context }) => {
    const search = await typeUntilSessionEnds(canvas, context.msw);
    await findDialog();
    acceptSession(context.msw);
    anotherTab.signsIn();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(search).toHaveValue('pump at the old well');
  },
});

/**
 * Another tab finds that the session has ended: this tab also shows the sign-in dialog, because the user did not sign
 * out.
 */
export const EndFoundInAnotherTab = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('#TK-10482')).toBeVisible();
    anotherTab.findsTheEnd();
    const dialog = await findDialog();
    await expect(dialog.getByLabelText('Password')).toBeVisible();
    await expect(canvas.getByText('#TK-10482')).toBeVisible();
  },
});

/**
 * The session ends while a dialog is open: sign-in appears above it, and afterwards the focus returns to the first
 * dialog.
 */
export const OverADialog = meta.story({
  play: async ({ canvas, context }) => {
    await expect(await canvas.findByText('#TK-10482')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for ticket #TK-10481' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const first = await screen.findByRole('alertdialog', { name: 'Delete Ticket' });
    await waitFor(() => expect(within(first).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    anotherTab.findsTheEnd();
    const dialog = await findDialog();
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus());
    await expect(first).toBeVisible();
    acceptSession(context.msw);
    await pasteInto(dialog.getByLabelText('Password'), account.password);
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Sign in again' })).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(within(first).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
});

export const Spanish = meta.story({
  tags: ['test-full'],
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
  tags: ['test-full'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('#TK-10482')).toBeVisible();
    anotherTab.findsTheEnd();
    await findDialog();
  },
});

export const Phone = meta.story({
  tags: ['test-full'],
  globals: { ...phone, ...spanish },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('#TK-10482')).toBeVisible();
    anotherTab.findsTheEnd();
    await findDialog('Inicie sesión de nuevo');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
