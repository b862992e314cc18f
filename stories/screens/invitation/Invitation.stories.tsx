import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { accountHandlers, oddInvitation, sparseInvitation } from '../../mocks/accounts.ts';
import { storyTokens } from '../../mocks/auth.ts';
import { adminAt, phone, spanish } from '../admin.tsx';
import { accept, fields, link, startInvited } from './invitation.ts';

const meta = preview.meta({
  ...adminAt(link),
  title: 'Screens/Invitation/Accept',
  beforeEach: startInvited,
});

export const Checking = meta.story({
  beforeEach({ msw }) {
    msw.use(...accountHandlers.invitationFails('pending'));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('progressbar', { name: 'Checking your invitation...' }),
    ).toBeVisible();
  },
});

/** The page shows the inviting user, the company and the role. */
export const Valid = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    const { submit } = await fields(canvas);
    const heading = canvas.getByRole('heading', { name: 'Join Permian Basin Co.' });
    await expect(heading).toHaveFocus();
    await expect(heading).toHaveAccessibleDescription(
      'Maya Reyes invited you as Technician. Set a password and you are in.',
    );
    await expect(canvas.getByText('Luis Ortega')).toBeVisible();
    await expect(canvas.getByText('luis.ortega@permian.example')).toBeVisible();
    await expect(canvas.getByText('(432) 555-0142')).toBeVisible();
    await expect(submit).toBeDisabled();
  },
});

/** The server returns only a part of the invitation: the page shows that part. */
export const Sparse = meta.story({
  beforeEach({ msw }) {
    msw.use(...accountHandlers.invitation(sparseInvitation));
  },
  play: async ({ canvas }) => {
    await fields(canvas);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleDescription(
      'You are invited to its workspace. Set a password and you are in.',
    );
    await expect(canvas.queryByText('Email', { selector: 'dt' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeVisible();
  },
});

export const BadInput = meta.story({
  globals: phone,
  beforeEach({ msw }) {
    msw.use(...accountHandlers.invitation(oddInvitation));
  },
  play: async ({ canvas }) => {
    await fields(canvas);
    await expect(canvas.getByText(oddInvitation.fullname)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      `Join ${oddInvitation.company}`,
    );
    await expect(document.querySelector('img[src="x"]')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Invalid = meta.story({
  tags: ['state:invalid'],
  play: async ({ canvas }) => {
    const { password, confirm, submit } = await fields(canvas);
    await userEvent.type(password, 'mast');
    await userEvent.type(confirm, 'mask');
    await userEvent.click(submit);
    await expect(password).toHaveFocus();
    await expect(password).toHaveAccessibleDescription('Password must be at least 6 characters');
    await expect(confirm).toHaveAccessibleDescription('Passwords do not match');
  },
});

/** The user accepts the invitation: the tokens are stored, and the dashboard loads. */
export const Accepted = meta.story({
  play: async ({ canvas }) => {
    await accept(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Overview' })).toBeVisible();
    await expect(localStorage.getItem('derrick.accessToken')).toBe(storyTokens.accessToken);
  },
});

export const Joining = meta.story({
  tags: ['state:pending'],
  beforeEach({ msw }) {
    msw.use(...accountHandlers.acceptInvitation('pending'));
  },
  play: async ({ canvas }) => {
    await accept(canvas);
    await expect(await canvas.findByRole('button', { name: /Joining\.\.\./ })).toBeVisible();
  },
});

export const TooShortForTheServer = meta.story({
  beforeEach({ msw }) {
    msw.use(...accountHandlers.acceptInvitation('passwordRefused'));
  },
  play: async ({ canvas }) => {
    const { password } = await accept(canvas);
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveAccessibleDescription('The password must be at least 30 characters long');
  },
});

export const AcceptFails = meta.story({
  tags: ['state:failed'],
  beforeEach({ msw }) {
    msw.use(...accountHandlers.acceptInvitation('silent'));
  },
  play: async ({ canvas }) => {
    await accept(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The invitation could not be accepted. Please try again.',
    );
  },
});

export const TooManyAttempts = meta.story({
  beforeEach({ msw }) {
    msw.use(...accountHandlers.acceptInvitation('rateLimited'));
  },
  play: async ({ canvas }) => {
    const { submit } = await accept(canvas);
    await expect(await canvas.findByText(/Try again in/, { selector: '[aria-hidden]' })).toBeVisible();
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Spanish = meta.story({
  tags: ['state:spanish', 'test-full'],
  globals: spanish,
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Contraseña');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Únase a Permian Basin Co.' })).toHaveFocus();
    await expect(
      canvas.getByText(
        'Maya Reyes le envió una invitación con el rol Técnico. Elija una contraseña para entrar.',
      ),
    ).toBeVisible();
  },
});

export const Phone = meta.story({
  tags: ['state:phone'],
  globals: phone,
  play: async ({ canvas }) => {
    await fields(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Dark = meta.story({
  tags: ['state:dark', 'test-full'],
  globals: { theme: 'dark' },
  play: ({ canvas }) => fields(canvas).then(() => {}),
});
