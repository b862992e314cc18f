import { http } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { account, authHandlers, users } from '../../mocks/auth.ts';
import { api, failure } from '../../mocks/replies.ts';
import { signedIn } from '../../mocks/session.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';
import { pasteInto } from '../../pasteInto.ts';
import { adminAt, startClean } from '../admin.tsx';
import { acceptSession, findDialog, typeUntilSessionEnds } from './signInAgain.ts';

const meta = preview.meta({
  ...adminAt('/dashboard/job-tickets'),
  title: 'Screens/Session/Sign in again, failures',
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn(), ...ticketHandlers.ready());
    return startClean(signedIn);
  },
});

export const WrongPassword = meta.story({
  play: async ({ canvas, context }) => {
    await typeUntilSessionEnds(canvas, context.msw);
    const dialog = await findDialog();
    await pasteInto(dialog.getByLabelText('Password'), 'not-the-one');
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Wrong email or password');
    await expect(dialog.getByLabelText('Password')).toHaveFocus();
    await expect(dialog.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  },
});

/** Too many attempts: the dialog shows the waiting time of the server and waits. */
export const TooManyAttempts = meta.story({
  play: async ({ canvas, context }) => {
    await typeUntilSessionEnds(canvas, context.msw);
    context.msw.use(
      http.post(api('auth/login'), () => {
        const reply = failure(429, 'RATE_LIMITED', 'Too many attempts.');
        reply.headers.set('retry-after', '2');
        return reply;
      }),
    );
    const dialog = await findDialog();
    await pasteInto(dialog.getByLabelText('Password'), 'not-the-one');
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Too many attempts.');
    await expect(await dialog.findAllByText(/Try again in [12] seconds?\./)).toHaveLength(2);
    await expect(dialog.getByRole('button', { name: 'Sign In' })).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Sign In' })).not.toHaveAttribute('aria-disabled', 'true'),
    );
    await expect(dialog.queryByText(/Try again in/)).not.toBeInTheDocument();
  },
});

export const NoReply = meta.story({
  play: async ({ canvas, context }) => {
    await typeUntilSessionEnds(canvas, context.msw);
    context.msw.use(...authHandlers.login('noReply'));
    const dialog = await findDialog();
    await pasteInto(dialog.getByLabelText('Password'), account.password);
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('No response from server');
  },
});

export const SigningIn = meta.story({
  play: async ({ canvas, context }) => {
    await typeUntilSessionEnds(canvas, context.msw);
    context.msw.use(...authHandlers.login('pending'));
    const dialog = await findDialog();
    await pasteInto(dialog.getByLabelText('Password'), account.password);
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByRole('button', { name: /Signing In\.\.\./ })).toBeVisible();
  },
});

/** "Sign in as someone else" opens the sign-in page and removes the data of the previous user. */
export const SomeoneElse = meta.story({
  play: async ({ canvas, context }) => {
    await typeUntilSessionEnds(canvas, context.msw);
    const dialog = await findDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in as someone else' }));
    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
    await expect(canvas.queryByText('#TK-10482')).not.toBeInTheDocument();
  },
});

/** The email address belongs to another account by now: the page reloads with the data of that account. */
export const AnotherAccount = meta.story({
  play: async ({ canvas, context }) => {
    await typeUntilSessionEnds(canvas, context.msw);
    const dialog = await findDialog();
    acceptSession(context.msw);
    context.msw.use(...authHandlers.me(users.MANAGER));
    await pasteInto(dialog.getByLabelText('Password'), account.password);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Lena Fischer')).toBeVisible();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(canvas.getByRole('searchbox')).not.toHaveValue('pump at the old well and more');
  },
});
