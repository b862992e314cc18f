import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { account, authHandlers } from '../../mocks/auth.ts';
import { signedOut } from '../../mocks/session.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';
import { pasteInto } from '../../pasteInto.ts';
import { adminAt, phone, spanish, startClean } from '../admin.tsx';
import { fields, fillIn } from './signIn.ts';

const meta = preview.meta({
  ...adminAt('/login'),
  title: 'Screens/Sign in/Failures',
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn(), ...ticketHandlers.ready());
    return startClean(signedOut);
  },
});

/** The password is wrong: the box below the form shows the server's message, and the form keeps everything typed. */
export const WrongPassword = meta.story({
  tags: ['state:invalid'],
  beforeEach({ msw }) {
    msw.use(...authHandlers.login('invalid'));
  },
  play: async ({ canvas }) => {
    const { email, password, submit } = await fillIn(canvas, { ...account, password: 'not-the-one' });
    await userEvent.click(submit);
    // Typing replaces the wrong password.
    await waitFor(() => expect(password).toHaveFocus());
    await userEvent.keyboard('x');
    await expect(password).toHaveValue('x');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Wrong email or password');
    await expect(email).toHaveValue(account.email);
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  },
});

const tops = (...elements: HTMLElement[]) =>
  elements.map((element) => Math.round(element.getBoundingClientRect().top));

/** Errors appear in reserved space, so that no control moves away from the pointer. */
export const NothingMoves = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.login('invalid'));
  },
  play: async ({ canvas }) => {
    const { email, password, submit } = await fields(canvas);
    const signUp = canvas.getByRole('link', { name: 'Sign Up' });
    const before = tops(email, password, submit, signUp);
    await pasteInto(email, 'maya@permian');
    await userEvent.type(password, 'short{Enter}');
    await expect(await canvas.findByText('Please enter a valid email address')).toBeVisible();
    await expect(canvas.getByText('Password must be at least 6 characters')).toBeVisible();
    await expect(tops(email, password, submit, signUp)).toEqual(before);
    await pasteInto(email, '.example');
    await pasteInto(password, '-password');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(tops(email, password, submit, signUp)).toEqual(before);
  },
});

export const NothingMovesOnAPhoneInSpanish = meta.story({
  tags: ['test-full'],
  globals: { ...spanish, ...phone },
  beforeEach({ msw }) {
    msw.use(...authHandlers.login('invalid'));
  },
  play: async ({ canvas }) => {
    const email = await canvas.findByRole('textbox', { name: 'Correo electrónico' });
    const password = canvas.getByLabelText('Contraseña');
    const before = tops(email, password);
    await pasteInto(email, 'maya@permian');
    await userEvent.type(password, 'corta{Enter}');
    await expect(await canvas.findByText('Ingrese un correo electrónico válido')).toBeVisible();
    await expect(tops(email, password)).toEqual(before);
    await pasteInto(email, '.example');
    await pasteInto(password, '-password');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(tops(email, password)).toEqual(before);
  },
});

/** Too many attempts: the form shows a countdown and disables the button until it ends. */
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
    // Announced once: screen readers do not get the countdown.
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
  tags: ['state:failed'],
  beforeEach({ msw }) {
    msw.use(...authHandlers.login('noReply'));
  },
  play: async ({ canvas }) => {
    const { submit } = await fillIn(canvas);
    await userEvent.click(submit);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No response from server');
  },
});

/** The error reply has no message: the page shows its own. */
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

/** The invitation was never accepted: the server's message names the next step. */
export const AccountPending = meta.story({
  tags: ['state:pending'],
  beforeEach({ msw }) {
    msw.use(...authHandlers.login('accountPending'));
  },
  play: async ({ canvas }) => {
    const { submit } = await fillIn(canvas);
    await userEvent.click(submit);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please accept your invitation first');
  },
});

export const AccountDeactivated = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.login('accountDeactivated'));
  },
  play: async ({ canvas }) => {
    const { submit } = await fillIn(canvas);
    await userEvent.click(submit);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This account is deactivated');
  },
});
