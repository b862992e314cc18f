import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers } from '../../mocks/auth.ts';
import { notificationHandlers } from '../../mocks/notifications.ts';
import { ownAccountHandlers } from '../../mocks/ownAccount.ts';
import { ownAccount, phoneCode, unverifiedAccount } from '../../mocks/ownAccountFixtures.ts';
import { signedIn } from '../../mocks/session.ts';
import { adminAt, phone, spanish, startClean } from '../admin.tsx';
import { ACCOUNT, expectToast, press, section } from './account.ts';

const meta = preview.meta({
  ...adminAt(ACCOUNT),
  title: 'Screens/Account/Phone',
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn(), ...ownAccountHandlers.ready({ account: unverifiedAccount }));
    return startClean(signedIn);
  },
});

/** The number is verified: the page requires no further step. */
export const Verified = meta.story({
  tags: ['state:ready'],
  beforeEach({ msw }) {
    msw.use(...ownAccountHandlers.ready());
  },
  play: async ({ canvas }) => {
    const part = await section(canvas, 'Phone number');
    await expect(part.getByText('Verified')).toBeVisible();
    await expect(part.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** The user requests a code, enters it by keyboard, and the number is verified. */
export const VerifiedByCode = meta.story({
  play: async ({ canvas }) => {
    const part = await section(canvas, 'Phone number');
    await expect(part.getByText('Not verified')).toBeVisible();
    await press(part, 'Send a code');
    await expectToast('A code was sent by SMS');
    await expect(await part.findByLabelText('Code from the SMS')).toHaveFocus();
    await userEvent.keyboard(`${phoneCode}{Enter}`);
    await expectToast('Your phone number is verified');
    await expect(await part.findByText('Verified')).toBeVisible();
    await expect(part.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** A wrong code: the field shows an error, and the user can request another code. */
export const WrongCode = meta.story({
  tags: ['state:invalid'],
  play: async ({ canvas }) => {
    const part = await section(canvas, 'Phone number');
    await press(part, 'Send a code');
    const field = await part.findByLabelText('Code from the SMS');
    await userEvent.type(field, '12{Enter}');
    await expect(await part.findByText('Enter the six digits of the code')).toBeVisible();
    await userEvent.type(field, '3456{Enter}');
    await expect(await part.findByText('The code is wrong or no longer works')).toBeVisible();
    await expect(field).toHaveValue('123456');
    await expect(part.getByRole('button', { name: 'Send another code' })).toBeVisible();
  },
});

/** Too many codes were requested: a message gives the reason, and the field for the code does not appear. */
export const CodeNotSent = meta.story({
  tags: ['state:failed'],
  beforeEach({ msw }) {
    msw.use(...ownAccountHandlers.phoneCodesFail());
  },
  play: async ({ canvas }) => {
    const part = await section(canvas, 'Phone number');
    await press(part, 'Send a code');
    await expectToast('The code could not be sent');
    await expect(part.queryByLabelText('Code from the SMS')).not.toBeInTheDocument();
  },
});

/** The number changes after it was verified: it has to be verified again. */
export const Changed = meta.story({
  beforeEach({ msw }) {
    msw.use(...ownAccountHandlers.ready());
  },
  play: async ({ canvas }) => {
    const profile = await section(canvas, 'Profile');
    const field = profile.getByLabelText('Phone number');
    await userEvent.clear(field);
    await userEvent.type(field, '4325550199');
    await press(profile, 'Save');
    const part = await section(canvas, 'Phone number');
    await expect(await part.findByText('Not verified')).toBeVisible();
  },
});

/** The user has no number, or an unverified one: the notification settings say that SMS is not sent yet. */
export const SmsWaits = meta.story({
  beforeEach({ msw }) {
    msw.use(
      ...notificationHandlers.preferences({ hasSms: true }),
      ...ownAccountHandlers.ready({ account: { ...ownAccount, phone: null, isPhoneVerified: false } }),
    );
  },
  play: async ({ canvas }) => {
    const part = await section(canvas, 'Notification settings');
    await expect(await part.findByText('SMS needs a verified phone number')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Phone number' })).not.toBeInTheDocument();
  },
});

export const OnPhoneInSpanish = meta.story({
  tags: ['state:phone', 'state:spanish', 'test-full'],
  globals: { ...spanish, viewport: phone.viewport },
  beforeEach({ msw }) {
    msw.use(
      ...notificationHandlers.preferences({ hasSms: true }),
      ...ownAccountHandlers.ready({ account: { ...unverifiedAccount, language: 'es' } }),
    );
  },
  play: async ({ canvas }) => {
    const part = await section(canvas, 'Número de teléfono');
    await expect(part.getByText('Sin verificar')).toBeVisible();
    await press(part, 'Enviar un código');
    await expect(await part.findByLabelText('Código del SMS')).toHaveFocus();
    const settings = await section(canvas, 'Configuración de notificaciones');
    await expect(
      await settings.findByText('Los SMS necesitan un número de teléfono verificado'),
    ).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
