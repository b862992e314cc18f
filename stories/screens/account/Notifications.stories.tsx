import { http } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers } from '../../mocks/auth.ts';
import { notificationHandlers } from '../../mocks/notifications.ts';
import { ownAccountHandlers } from '../../mocks/ownAccount.ts';
import { api } from '../../mocks/replies.ts';
import { signedIn } from '../../mocks/session.ts';
import { adminAt, phone, spanish, startClean } from '../admin.tsx';
import { ACCOUNT, expectToast, section } from './account.ts';

const meta = preview.meta({
  ...adminAt(ACCOUNT),
  title: 'Screens/Account/Notifications',
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn(), ...ownAccountHandlers.ready());
    return startClean(signedIn);
  },
});

/** Each choice is saved at once and is still set after a reload. */
export const Chosen = meta.story({
  play: async ({ canvas, step }) => {
    const part = await section(canvas, 'Notification settings');
    const mail = await part.findByRole('combobox', { name: 'Email: My ticket is approved' });
    await step('changes the email choice', async () => {
      await expect(mail).toHaveDisplayValue('No email');
      await userEvent.selectOptions(mail, 'Email once a day');
      await waitFor(() => expect(mail).toHaveDisplayValue('Email once a day'));
    });
    await step('turns off the in-app notification', async () => {
      const shown = part.getByRole('switch', { name: 'In the app: An invoice is paid' });
      await userEvent.click(shown);
      await waitFor(() => expect(shown).not.toBeChecked());
    });
    await step('offers no choice for account security notifications', async () => {
      const name = 'A new browser signs in to my account';
      await expect(part.getByText(name)).toBeVisible();
      await expect(part.getByText('Always sent, for the safety of your account')).toBeVisible();
      await expect(part.queryByRole('combobox', { name: `Email: ${name}` })).not.toBeInTheDocument();
    });
    await expect(part.queryByRole('switch', { name: /^SMS/ })).not.toBeInTheDocument();
  },
});

/** Pending save requests of `QuickChoices`; calling an entry sends the reply. */
const pendingSaves: (() => void)[] = [];

/**
 * The user changes several choices while the server is slow: each choice stays visible, and the requests are sent one
 * after the other.
 */
export const QuickChoices = meta.story({
  beforeEach({ msw }) {
    pendingSaves.length = 0;
    msw.use(
      // Returns nothing, so that the next handler replies.
      http.put(
        api('notification/preference'),
        () => new Promise<undefined>((go) => pendingSaves.push(() => go(undefined))),
      ),
    );
  },
  play: async ({ canvas, step }) => {
    const part = await section(canvas, 'Notification settings');
    const mail = await part.findByRole('combobox', { name: 'Email: My ticket is approved' });
    const shown = part.getByRole('switch', { name: 'In the app: My ticket is approved' });
    const answerNext = async () => {
      await waitFor(() => expect(pendingSaves).toHaveLength(1));
      pendingSaves.pop()?.();
    };
    await step('both choices are visible while the first one is being saved', async () => {
      await userEvent.click(shown);
      await userEvent.selectOptions(mail, 'Email once a day');
      await expect(shown).not.toBeChecked();
      await expect(mail).toHaveDisplayValue('Email once a day');
    });
    await step('both choices stay visible after the first one is saved', async () => {
      await answerNext();
      await waitFor(() => expect(pendingSaves).toHaveLength(1));
      await expect(shown).not.toBeChecked();
      await expect(mail).toHaveDisplayValue('Email once a day');
    });
    await step('reverting a choice is saved last', async () => {
      await userEvent.click(shown);
      await answerNext();
      await answerNext();
      await waitFor(() => expect(shown).toBeChecked());
      await expect(mail).toHaveDisplayValue('Email once a day');
    });
  },
});

/** The server rejects a choice: the previous choice is restored. */
export const Fails = meta.story({
  beforeEach({ msw }) {
    msw.use(...notificationHandlers.preferencesFail());
  },
  play: async ({ canvas }) => {
    const part = await section(canvas, 'Notification settings');
    const shown = await part.findByRole('switch', { name: 'In the app: My ticket is approved' });
    await userEvent.click(shown);
    await expectToast('Your choice was not saved');
    await waitFor(() => expect(shown).toBeChecked());
  },
});

export const OnPhoneInSpanish = meta.story({
  tags: ['test-full'],
  globals: { ...spanish, viewport: phone.viewport },
  beforeEach({ msw }) {
    msw.use(...notificationHandlers.preferences({ hasSms: true }));
  },
  play: async ({ canvas }) => {
    const part = await section(canvas, 'Configuración de notificaciones');
    await expect(await part.findByRole('switch', { name: 'SMS: Aprueban mi ticket' })).not.toBeChecked();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
