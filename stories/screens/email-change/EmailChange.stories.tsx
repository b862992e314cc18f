import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { linkToken } from '../../mocks/accounts.ts';
import {
  emailChange,
  emailChangeHandlers,
  emailChangePassword,
  registration,
} from '../../mocks/emailChange.ts';
import { signedOut } from '../../mocks/session.ts';
import { pasteInto } from '../../pasteInto.ts';
import { adminAt, phone, type StoryContext, spanish, startClean } from '../admin.tsx';
import type { Canvas } from '../technicians/people.ts';

const confirm = `/confirm-email?token=${linkToken}`;
const undo = `/undo-email?token=${linkToken}`;

const meta = preview.meta({
  ...adminAt(confirm),
  title: 'Screens/Account/Email links',
  beforeEach({ msw }) {
    msw.use(...emailChangeHandlers.ready());
    return startClean(signedOut);
  },
});

export const Confirmed = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You will sign in with luis.ortega@new.example/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm address' }));
    await expect(await canvas.findByRole('heading', { name: 'Address confirmed' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  },
});

/** Another user requested the change: confirming it requires the password. */
export const ConfirmedWithPassword = meta.story({
  beforeEach({ msw }) {
    msw.use(...emailChangeHandlers.ready({ ...emailChange, needsPassword: true }));
  },
  play: async ({ canvas }) => {
    const password = await canvas.findByLabelText('Password');
    const submit = canvas.getByRole('button', { name: 'Confirm address' });
    await expect(submit).toBeDisabled();
    await pasteInto(password, 'a wrong guess');
    await userEvent.click(submit);
    await expect(await canvas.findByText('This is not your password')).toBeVisible();
    await userEvent.clear(password);
    await pasteInto(password, emailChangePassword);
    await userEvent.click(submit);
    await expect(await canvas.findByRole('heading', { name: 'Address confirmed' })).toBeVisible();
  },
});

export const ConfirmOnPhone = meta.story({
  tags: ['state:phone'],
  globals: { ...spanish, viewport: phone.viewport },
  beforeEach({ msw }) {
    msw.use(...emailChangeHandlers.ready({ ...emailChange, needsPassword: true }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Confirmar la dirección' })).toBeVisible();
  },
});

export const ConfirmInTheDark = meta.story({
  tags: ['state:dark', 'test-full'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Confirm address' })).toBeVisible();
  },
});

/**
 * The address of the user who registered the company is already in use for sign-in: confirming it allows inviting team
 * members.
 */
export const Registration = meta.story({
  beforeEach({ msw }) {
    msw.use(...emailChangeHandlers.ready(registration));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Confirm that olga@permian.example is yours/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm address' }));
    await expect(await canvas.findByText(/^Thank you\. Your company can now invite its team/)).toBeVisible();
  },
});

export const RegistrationOnPhoneInSpanish = meta.story({
  tags: ['state:spanish'],
  globals: { ...spanish, viewport: phone.viewport },
  beforeEach({ msw }) {
    msw.use(...emailChangeHandlers.ready(registration));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Confirme que olga@permian.example es su dirección/)).toBeVisible();
  },
});

export const TakenMeanwhile = meta.story({
  beforeEach({ msw }) {
    msw.use(...emailChangeHandlers.confirmFails('taken'));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm address' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This email address is already in use');
  },
});

const seesProblem = (state: 'expired' | 'used' | 'replaced' | 'unknown', title: string) => ({
  beforeEach({ msw }: StoryContext) {
    msw.use(...emailChangeHandlers.linkFails(state));
  },
  play: async ({ canvas }: { canvas: Canvas }) => {
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
  },
});

export const Expired = meta.story({
  ...seesProblem('expired', 'This link has expired'),
  tags: ['state:expired'],
});
export const Used = meta.story({
  ...seesProblem('used', 'This address was already confirmed'),
  tags: ['state:used'],
});
export const Replaced = meta.story({
  ...seesProblem('replaced', 'This link no longer works'),
  tags: ['state:replaced'],
});
export const Unknown = meta.story({
  ...seesProblem('unknown', 'This link is not valid'),
  tags: ['state:unknown'],
});

export const Missing = meta.story({
  tags: ['state:missing'],
  args: { location: '/confirm-email' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
  },
});

export const Recovers = meta.story({
  tags: ['state:failed'],
  beforeEach({ msw }) {
    msw.use(...emailChangeHandlers.linkRecovers());
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('button', { name: 'Confirm address' })).toBeVisible();
  },
});

export const Undone = meta.story({
  args: { location: undo },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo the change' }));
    await expect(await canvas.findByRole('heading', { name: 'Your address is kept' })).toHaveFocus();
    await expect(canvas.getByText(/we sent you a link to choose a new password/)).toBeVisible();
  },
});

export const UndoneInTime = meta.story({
  tags: ['test-full'],
  args: { location: undo },
  globals: { theme: 'dark' },
  beforeEach({ msw }) {
    msw.use(...emailChangeHandlers.undoneInTime());
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo the change' }));
    await expect(await canvas.findByText(/Nothing else has changed/)).toBeVisible();
  },
});

export const UndoExpired = meta.story({
  args: { location: undo },
  beforeEach({ msw }) {
    msw.use(...emailChangeHandlers.undoFails('expired'));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo the change' }));
    await expect(await canvas.findByRole('heading', { name: 'This link has expired' })).toBeVisible();
  },
});
