import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { accountHandlers, linkToken } from '../../mocks/accounts.ts';
import { signedOut } from '../../mocks/session.ts';
import { adminAt, startAfresh } from '../admin.tsx';
import { apply, type Canvas, fields, link } from './resetPassword.ts';

/** Storage key of the token. */
const KEPT = 'derrick.link./reset-password';

const meta = preview.meta({
  ...adminAt(link),
  title: 'Screens/Password/Reset links',
  beforeEach({ msw }) {
    msw.use(...accountHandlers.resetPassword());
    return startAfresh(signedOut);
  },
});

export const TokenMissing = meta.story({
  tags: ['state:missing'],
  args: { location: '/reset-password' },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Reset Password' });
    await expect(heading).toHaveAccessibleDescription(
      'Reset token is missing. Please check your email link.',
    );
    await expect(canvas.getByRole('link', { name: 'Send a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  },
});

/** The tab stores the token for a reload until the token is used. */
export const Reloaded = meta.story({
  args: { location: '/reset-password' },
  beforeEach() {
    sessionStorage.setItem(KEPT, linkToken);
  },
  play: async ({ canvas }) => {
    await apply(canvas);
    await expect(await canvas.findByText('Your password has been successfully changed.')).toBeVisible();
    await expect(sessionStorage.getItem(KEPT)).toBeNull();
  },
});

/** A newer link in the same tab replaces the stored token. */
export const NewerLink = meta.story({
  tags: ['state:replaced'],
  beforeEach() {
    sessionStorage.setItem(KEPT, 'older');
  },
  play: async ({ canvas }) => {
    await fields(canvas);
    await expect(sessionStorage.getItem(KEPT)).toBe(linkToken);
  },
});

async function seesProblem(canvas: Canvas, title: string) {
  await expect(await canvas.findByRole('heading', { name: title })).toHaveFocus();
  await expect(canvas.getByRole('link', { name: 'Send a new link' })).toBeVisible();
  await expect(canvas.queryByLabelText('New Password')).not.toBeInTheDocument();
}

export const TokenExpired = meta.story({
  tags: ['state:expired'],
  beforeEach({ msw }) {
    msw.use(...accountHandlers.resetPassword('expired'));
  },
  play: async ({ canvas }) => {
    await apply(canvas);
    await seesProblem(canvas, 'This link has expired');
  },
});

export const TokenUsed = meta.story({
  tags: ['state:used'],
  beforeEach({ msw }) {
    msw.use(...accountHandlers.resetPassword('used'));
  },
  play: async ({ canvas }) => {
    await apply(canvas);
    await seesProblem(canvas, 'This link was already used');
  },
});

export const TokenReplaced = meta.story({
  beforeEach({ msw }) {
    msw.use(...accountHandlers.resetPassword('replaced'));
  },
  play: async ({ canvas }) => {
    await apply(canvas);
    await seesProblem(canvas, 'There is a newer link');
  },
});

export const TokenUnknown = meta.story({
  tags: ['state:unknown'],
  beforeEach({ msw }) {
    msw.use(...accountHandlers.resetPassword('unknown'));
  },
  play: async ({ canvas }) => {
    await apply(canvas);
    await seesProblem(canvas, 'This link is not valid');
  },
});

/** A token of 10,000 characters is invalid: no request is sent. */
export const TokenTooLong = meta.story({
  args: { location: `/reset-password?token=${'x'.repeat(10_000)}` },
  play: ({ canvas }) => seesProblem(canvas, 'This link is not valid'),
});
