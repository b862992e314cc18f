import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { accountHandlers } from '../../mocks/accounts.ts';
import { adminAt } from '../admin.tsx';
import { accept, type Canvas, link, startInvited } from './invitation.ts';

const meta = preview.meta({
  ...adminAt(link),
  title: 'Screens/Invitation/Links',
  beforeEach: startInvited,
});

async function seesProblem(canvas: Canvas, title: string, text: string) {
  const heading = await canvas.findByRole('heading', { name: title });
  await expect(heading).toHaveFocus();
  await expect(heading).toHaveAccessibleDescription(text);
  await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
}

export const Expired = meta.story({
  tags: ['state:expired'],
  beforeEach({ msw }) {
    msw.use(...accountHandlers.invitationFails('expired'));
  },
  play: ({ canvas }) =>
    seesProblem(
      canvas,
      'This invitation has expired',
      'Invitations work for seven days. Ask the person who invited you for a new one.',
    ),
});

export const Used = meta.story({
  tags: ['state:used'],
  beforeEach({ msw }) {
    msw.use(...accountHandlers.invitationFails('used'));
  },
  play: ({ canvas }) =>
    seesProblem(
      canvas,
      'This invitation was already accepted',
      'Sign in with the password that you set then.',
    ),
});

export const Replaced = meta.story({
  tags: ['state:replaced'],
  beforeEach({ msw }) {
    msw.use(...accountHandlers.invitationFails('replaced'));
  },
  play: ({ canvas }) =>
    seesProblem(
      canvas,
      'There is a newer invitation',
      'Only the newest invitation works. Open the link in the last message you received.',
    ),
});

const unknownText = 'Open the whole link from the message, or ask the person who invited you for a new one.';

export const Unknown = meta.story({
  tags: ['state:unknown'],
  beforeEach({ msw }) {
    msw.use(...accountHandlers.invitationFails('unknown'));
  },
  play: ({ canvas }) => seesProblem(canvas, 'This invitation is not valid', unknownText),
});

/** A token of 10,000 characters is invalid: no request is sent. */
export const TokenTooLong = meta.story({
  args: { location: `/verify?token=${'x'.repeat(10_000)}` },
  play: ({ canvas }) => seesProblem(canvas, 'This invitation is not valid', unknownText),
});

export const TokenMissing = meta.story({
  tags: ['state:missing'],
  args: { location: '/verify' },
  play: ({ canvas }) =>
    seesProblem(canvas, 'This link is incomplete', 'Open the full link from the message you received.'),
});

/** The first request fails without network: Retry sends the token again, although the address no longer contains it. */
export const NoNetwork = meta.story({
  beforeEach({ msw }) {
    msw.use(...accountHandlers.invitationRecovers());
  },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Your invitation could not be loaded' });
    await expect(heading).toHaveAccessibleDescription('No response from server');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('heading', { name: 'Join Permian Basin Co.' })).toBeVisible();
  },
});

export const FailedSilently = meta.story({
  beforeEach({ msw }) {
    msw.use(...accountHandlers.invitationFails('silent'));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The invitation could not be checked. Please try again.'),
    ).toBeVisible();
  },
});

export const TooManyRequests = meta.story({
  beforeEach({ msw }) {
    msw.use(...accountHandlers.invitationFails('rateLimited'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Try again in/, { selector: '[aria-hidden]' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** The invitation was accepted elsewhere while this page was open. */
export const UsedMeanwhile = meta.story({
  beforeEach({ msw }) {
    msw.use(...accountHandlers.acceptInvitation('used'));
  },
  play: async ({ canvas }) => {
    await accept(canvas);
    await seesProblem(
      canvas,
      'This invitation was already accepted',
      'Sign in with the password that you set then.',
    );
  },
});
