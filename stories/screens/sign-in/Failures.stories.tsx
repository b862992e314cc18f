import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { account, authHandlers } from '../../mocks/auth.ts';
import { signedOut } from '../../mocks/session.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';
import { adminAt, startAfresh } from '../admin.tsx';
import { fillIn } from './signIn.ts';

const meta = preview.meta({
  ...adminAt('/login'),
  title: 'Screens/Sign in/Failures',
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn(), ...ticketHandlers.ready());
    return startAfresh(signedOut);
  },
});

/** The server's words in the box under the form; what was typed stays. */
export const WrongPassword = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.login('invalid'));
  },
  play: async ({ canvas }) => {
    const { email, submit } = await fillIn(canvas, { ...account, password: 'not-the-one' });
    await userEvent.click(submit);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Wrong email or password');
    await expect(email).toHaveValue(account.email);
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  },
});

/** Says when one may try again, ticking for the eye, and holds the button until then. */
export const TooManyAttempts = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.login('rateLimited'));
  },
  play: async ({ canvas }) => {
    const { submit } = await fillIn(canvas);
    await userEvent.click(submit);
    const ticking = await canvas.findByText(/Try again in 1 minute/, { selector: '[aria-hidden]' });
    await expect(ticking).toBeVisible();
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Too many attempts.');
    // Read out once: what ticks is kept from screen readers.
    await expect(alert).toHaveTextContent('Try again in 1 minute and 15 seconds.');
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await expect(submit).toHaveFocus();
  },
});

export const TooManyAttemptsForAWhile = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.login('rateLimitedForAWhile'));
  },
  play: async ({ canvas }) => {
    const { submit } = await fillIn(canvas);
    await userEvent.click(submit);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Too many attempts. Try again in 5 minutes.',
    );
  },
});

export const NoReply = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.login('noReply'));
  },
  play: async ({ canvas }) => {
    const { submit } = await fillIn(canvas);
    await userEvent.click(submit);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No response from server');
  },
});

/** The server fails without a word: the screen has its own. */
export const FailedSilently = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.login('silent'));
  },
  play: async ({ canvas }) => {
    const { submit } = await fillIn(canvas);
    await userEvent.click(submit);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Login failed. Please try again.');
  },
});
