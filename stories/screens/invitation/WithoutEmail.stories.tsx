import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { accountHandlers, linkToken, smsInvitation } from '../../mocks/accounts.ts';
import { pasteInto } from '../../pasteInto.ts';
import { adminAt, phone, spanish } from '../admin.tsx';
import { type Canvas, fields, link, startInvited } from './invitation.ts';

const meta = preview.meta({
  ...adminAt(link),
  title: 'Screens/Invitation/Without an address',
  beforeEach: startInvited,
});

const ADDRESS = 'Luis@Ortega.example';

/** Fills the form of an invitation without an email address. */
async function acceptWith(canvas: Canvas, address: string, label = 'Email') {
  const email = await canvas.findByRole('textbox', { name: label });
  await pasteInto(email, address);
  const [password, confirm] = document.querySelectorAll<HTMLInputElement>('input[autocomplete=new-password]');
  if (!password || !confirm) throw new Error('There is no password to set');
  await pasteInto(password, 'mast over the basin');
  await pasteInto(confirm, 'mast over the basin');
  await userEvent.keyboard('{Enter}');
  return { email, password, confirm };
}

/** The user was invited by SMS: the form requires the email address for sign-in. */
export const WithoutEmail = meta.story({
  beforeEach({ msw }) {
    msw.use(...accountHandlers.invitation(smsInvitation));
  },
  play: async ({ canvas, step, msw }) => {
    const email = await canvas.findByRole('textbox', { name: 'Email' });
    const { password, confirm, submit } = await fields(canvas);
    await expect(email).toHaveAccessibleDescription('You sign in with this address from now on.');
    await step('a password alone is not enough', async () => {
      await pasteInto(password, 'mast over the basin');
      await pasteInto(confirm, 'mast over the basin');
      await expect(submit).toBeDisabled();
    });
    await step('an incomplete address is rejected', async () => {
      await userEvent.type(email, 'luis@');
      await userEvent.click(submit);
      await expect(email).toHaveFocus();
      await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    });
    await step('a complete address signs the user in', async () => {
      const onAccept = fn();
      msw.use(...accountHandlers.acceptInvitationWith(onAccept));
      await userEvent.clear(email);
      await userEvent.type(email, ` ${ADDRESS}{Enter}`);
      await expect(await canvas.findByRole('heading', { name: 'Overview' })).toBeVisible();
      await expect(onAccept).toHaveBeenCalledWith({
        token: linkToken,
        email: ADDRESS,
        password: 'mast over the basin',
        confirmPassword: 'mast over the basin',
      });
    });
  },
});

/** The form of an SMS invitation before anything is typed. */
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

/** The address is taken: its field shows the error, the form keeps everything typed, and the link still works. */
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
    await step('another address signs the user in', async () => {
      msw.use(...accountHandlers.acceptInvitation());
      await userEvent.clear(email);
      await pasteInto(email, 'ortega@permian.example');
      await expect(email).toBeValid();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('heading', { name: 'Overview' })).toBeVisible();
    });
  },
});

export const AddressTakenSpanish = meta.story({
  tags: ['test-full'],
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
  tags: ['test-full'],
  globals: spanish,
  beforeEach({ msw }) {
    msw.use(...accountHandlers.invitation(smsInvitation));
  },
  play: async ({ canvas }) => {
    const email = await canvas.findByRole('textbox', { name: 'Correo electrónico' });
    await expect(email).toHaveAccessibleDescription('De ahora en adelante iniciará sesión con este correo.');
    await userEvent.type(email, 'luis@');
    await userEvent.tab();
    await expect(email).toHaveAccessibleDescription('Ingrese un correo electrónico válido');
  },
});
