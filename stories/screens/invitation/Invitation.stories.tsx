import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AdminApp } from '../../../apps/admin/src/app/AdminApp.tsx';
import {
  accountHandlers,
  linkToken,
  oddInvitation,
  smsInvitation,
  sparseInvitation,
} from '../../mocks/accounts.ts';
import { authHandlers, storyTokens } from '../../mocks/auth.ts';
import { overviewHandlers } from '../../mocks/overview.ts';
import { signedOut } from '../../mocks/session.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';
import { forgetChoices, phone, renderAdmin, spanish } from '../admin.tsx';

const link = `/verify?token=${linkToken}`;

const meta = preview.meta({
  component: AdminApp,
  title: 'Screens/Invitation/Accept',
  args: { location: link },
  render: (args, context) => renderAdmin({ location: args.location ?? link }, context),
  parameters: { layout: 'fullscreen' },
  beforeEach({ msw }) {
    msw.use(
      ...accountHandlers.invitation(),
      ...accountHandlers.acceptInvitation(),
      ...authHandlers.signedIn(),
      ...overviewHandlers.ready(),
      ...ticketHandlers.ready(),
    );
    const end = [signedOut(), forgetChoices()];
    return () => {
      for (const undo of end) undo();
    };
  },
});

type Canvas = ReturnType<typeof within>;

const fields = async (canvas: Canvas) => ({
  password: await canvas.findByLabelText('Password'),
  confirm: canvas.getByLabelText('Confirm Password'),
  submit: canvas.getByRole('button', { name: 'Accept Invitation' }),
});

async function accept(canvas: Canvas, password = 'mast over the basin') {
  const form = await fields(canvas);
  await userEvent.type(form.password, password);
  await userEvent.type(form.confirm, `${password}{Enter}`);
  return form;
}

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

/** Says who invites whom to what, and as what. */
export const Valid = meta.story({
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

/** As far as the server told. */
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

/** Tokens are stored, and the dashboard is loaded. */
export const Accepted = meta.story({
  play: async ({ canvas }) => {
    await accept(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Overview' })).toBeVisible();
    await expect(localStorage.getItem('derrick.accessToken')).toBe(storyTokens.accessToken);
  },
});

export const Joining = meta.story({
  beforeEach({ msw }) {
    msw.use(...accountHandlers.acceptInvitation('pending'));
  },
  play: async ({ canvas }) => {
    await accept(canvas);
    await expect(await canvas.findByRole('button', { name: /Joining\.\.\./ })).toBeVisible();
  },
});

async function seesProblem(canvas: Canvas, title: string, text: string) {
  const heading = await canvas.findByRole('heading', { name: title });
  await expect(heading).toHaveFocus();
  await expect(heading).toHaveAccessibleDescription(text);
  await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
}

export const Expired = meta.story({
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
  beforeEach({ msw }) {
    msw.use(...accountHandlers.invitationFails('used'));
  },
  play: ({ canvas }) =>
    seesProblem(
      canvas,
      'This invitation was already accepted',
      'Sign in with the password that was set with it.',
    ),
});

export const Replaced = meta.story({
  beforeEach({ msw }) {
    msw.use(...accountHandlers.invitationFails('replaced'));
  },
  play: ({ canvas }) =>
    seesProblem(
      canvas,
      'There is a newer invitation',
      'Only the newest one works. Open the link in the last message that you got.',
    ),
});

const unknownText = 'Open the whole link from the message, or ask the person who invited you for a new one.';

export const Unknown = meta.story({
  beforeEach({ msw }) {
    msw.use(...accountHandlers.invitationFails('unknown'));
  },
  play: ({ canvas }) => seesProblem(canvas, 'This invitation is not valid', unknownText),
});

/** 10,000 characters are no token: nobody is asked. */
export const TokenTooLong = meta.story({
  args: { location: `/verify?token=${'x'.repeat(10_000)}` },
  play: ({ canvas }) => seesProblem(canvas, 'This invitation is not valid', unknownText),
});

export const TokenMissing = meta.story({
  args: { location: '/verify' },
  play: ({ canvas }) =>
    seesProblem(
      canvas,
      'This link is incomplete',
      'The invitation is missing in it. Open the whole link from the message that you got.',
    ),
});

/** Retry asks again with the token that is no longer in the address. */
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

export const TooManyLooks = meta.story({
  beforeEach({ msw }) {
    msw.use(...accountHandlers.invitationFails('rateLimited'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Try again in/, { selector: '[aria-hidden]' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeDisabled();
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

/** Accepted elsewhere while this page stood open. */
export const UsedMeanwhile = meta.story({
  beforeEach({ msw }) {
    msw.use(...accountHandlers.acceptInvitation('used'));
  },
  play: async ({ canvas }) => {
    await accept(canvas);
    await seesProblem(
      canvas,
      'This invitation was already accepted',
      'Sign in with the password that was set with it.',
    );
  },
});

export const AcceptFails = meta.story({
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
    await expect(submit).toBeDisabled();
  },
});

const ADDRESS = 'Luis@Ortega.example';

/** Fills the form of somebody whose invitation has no address. */
async function acceptWith(canvas: Canvas, address: string, label = 'Email') {
  const email = await canvas.findByRole('textbox', { name: label });
  await userEvent.type(email, address);
  const [password, confirm] = document.querySelectorAll<HTMLInputElement>('input[autocomplete=new-password]');
  if (!password || !confirm) throw new Error('There is no password to set');
  await userEvent.type(password, 'mast over the basin');
  await userEvent.type(confirm, 'mast over the basin{Enter}');
  return { email, password, confirm };
}

/** Somebody invited by SMS is asked for the address that they will sign in with. */
export const WithoutEmail = meta.story({
  beforeEach({ msw }) {
    msw.use(...accountHandlers.invitation(smsInvitation));
  },
  play: async ({ canvas, step, msw }) => {
    const email = await canvas.findByRole('textbox', { name: 'Email' });
    const { password, confirm, submit } = await fields(canvas);
    await expect(email).toHaveAccessibleDescription('You sign in with this address from now on.');
    await step('the password alone does not do', async () => {
      await userEvent.type(password, 'mast over the basin');
      await userEvent.type(confirm, 'mast over the basin');
      await expect(submit).toBeDisabled();
    });
    await step('nor with half an address', async () => {
      await userEvent.type(email, 'luis@');
      await userEvent.click(submit);
      await expect(email).toHaveFocus();
      await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    });
    await step('with one they are in', async () => {
      const told = fn();
      msw.use(...accountHandlers.acceptInvitationTold(told));
      await userEvent.clear(email);
      await userEvent.type(email, ` ${ADDRESS}{Enter}`);
      await expect(await canvas.findByRole('heading', { name: 'Overview' })).toBeVisible();
      await expect(told).toHaveBeenCalledWith({
        token: linkToken,
        email: ADDRESS,
        password: 'mast over the basin',
        confirmPassword: 'mast over the basin',
      });
    });
  },
});

/** As it stands before anything is typed. */
export const WithoutEmailEmpty = meta.story({
  globals: phone,
  beforeEach({ msw }) {
    msw.use(...accountHandlers.invitation(smsInvitation));
  },
  play: async ({ canvas }) => {
    const email = await canvas.findByRole('textbox', { name: 'Email' });
    await userEvent.click(email);
    await userEvent.tab();
    await expect(email).toHaveAccessibleDescription('Please enter your email address');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Said at its field; the link still works, and what was typed stays. */
export const AddressTaken = meta.story({
  beforeEach({ msw }) {
    msw.use(...accountHandlers.invitation(smsInvitation), ...accountHandlers.acceptInvitation('emailTaken'));
  },
  play: async ({ canvas, step, msw }) => {
    const { email, password, confirm } = await acceptWith(canvas, ADDRESS);
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription(
      'This email already has an account. Sign in, or use another email.',
    );
    await expect(email).toHaveValue(ADDRESS);
    await expect(password).toHaveValue('mast over the basin');
    await expect(confirm).toHaveValue('mast over the basin');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await step('another address leads in', async () => {
      msw.use(...accountHandlers.acceptInvitation());
      await userEvent.clear(email);
      await userEvent.type(email, 'ortega@permian.example');
      await expect(email).toBeValid();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('heading', { name: 'Overview' })).toBeVisible();
    });
  },
});

export const AddressTakenSpanish = meta.story({
  globals: spanish,
  beforeEach({ msw }) {
    msw.use(...accountHandlers.invitation(smsInvitation), ...accountHandlers.acceptInvitation('emailTaken'));
  },
  play: async ({ canvas }) => {
    const { email } = await acceptWith(canvas, ADDRESS, 'Correo electrónico');
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription(
      'Este correo ya tiene una cuenta. Inicie sesión o use otro correo.',
    );
  },
});

export const WithoutEmailSpanish = meta.story({
  globals: spanish,
  beforeEach({ msw }) {
    msw.use(...accountHandlers.invitation(smsInvitation));
  },
  play: async ({ canvas }) => {
    const email = await canvas.findByRole('textbox', { name: 'Correo electrónico' });
    await expect(email).toHaveAccessibleDescription('De ahora en adelante iniciará sesión con este correo.');
    await userEvent.type(email, 'luis@');
    await userEvent.tab();
    await expect(email).toHaveAccessibleDescription('Escriba un correo electrónico válido');
  },
});

export const Spanish = meta.story({
  globals: spanish,
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Contraseña');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Únase a Permian Basin Co.' })).toHaveFocus();
    await expect(
      canvas.getByText(
        'Maya Reyes le envió una invitación con el rol Técnico. Defina una contraseña para entrar.',
      ),
    ).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    await fields(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: ({ canvas }) => fields(canvas).then(() => {}),
});
