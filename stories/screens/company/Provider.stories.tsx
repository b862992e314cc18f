import { getAssistProvider } from '@derrick/domain/assistant';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { assistantHandlers } from '../../mocks/assistant.ts';
import { authHandlers } from '../../mocks/auth.ts';
import { companyHandlers } from '../../mocks/company.ts';
import { companySettings } from '../../mocks/companyFixtures.ts';
import { failOnce } from '../../mocks/mock.ts';
import { signedIn } from '../../mocks/session.ts';
import { pasteInto } from '../../pasteInto.ts';
import { adminAt, phone, spanish, startClean } from '../admin.tsx';
import { COMPANY, settingsHandlers } from './company.ts';

const withProvider = { data: { ...companySettings.data, assistant: 'PROVIDER' as const } };

const meta = preview.meta({
  ...adminAt(`${COMPANY}/data`),
  title: 'Screens/Company/Provider',
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn(), ...settingsHandlers());
    msw.use(...companyHandlers.ready(withProvider), ...assistantHandlers.ready());
    return startClean(signedIn);
  },
});

type Canvas = ReturnType<typeof within>;

const card = async (canvas: Canvas, name = 'Provider of the assistant') =>
  within(await canvas.findByRole('region', { name }));

/** The user saves the key: the field is empty afterwards, because the key can't be read back. */
export const SavedAndTested = meta.story({
  play: async ({ canvas, msw }) => {
    const panel = await card(canvas);
    await pasteInto(panel.getByRole('textbox', { name: /^Base address/ }), 'https://models.example.com/v1');
    await userEvent.type(panel.getByRole('textbox', { name: /^Model/ }), 'small');
    const key = panel.getByLabelText('Key');
    await userEvent.type(key, 'made-up');
    await userEvent.click(panel.getByRole('button', { name: 'Save provider' }));
    await expect(await panel.findByText(/^A key is set/)).toBeVisible();
    await expect(key).toHaveValue('');
    await userEvent.click(panel.getByRole('button', { name: 'Test connection' }));
    await expect(await panel.findByText('The provider works.')).toBeVisible();
    msw.use(...assistantHandlers.ready({ test: 'unauthorized' }));
    await userEvent.click(panel.getByRole('button', { name: 'Test connection' }));
    await expect(await panel.findByText('The provider does not accept the key.')).toBeVisible();
  },
});

/** The keys of the payment service are saved: both fields are empty afterwards, and test keys are marked. */
export const PaymentKeys = meta.story({
  args: { location: `${COMPANY}/invoices` },
  play: async ({ canvas }) => {
    const panel = await card(canvas, 'Online payment with Stripe');
    await userEvent.click(panel.getByLabelText('Secret key'));
    await userEvent.paste('pk_live_1');
    await userEvent.click(panel.getByRole('button', { name: 'Save keys' }));
    await expect(await panel.findByText(/^Enter the secret key/)).toBeVisible();
    const key = panel.getByLabelText('Secret key');
    await userEvent.clear(key);
    await pasteInto(key, 'sk_test_1');
    await pasteInto(panel.getByLabelText('Signing secret'), 'whsec_1');
    await userEvent.click(panel.getByRole('button', { name: 'Save keys' }));
    await expect(await panel.findByText(/^Test mode/)).toBeVisible();
    await expect(key).toHaveValue('');
    await expect(panel.getByRole('textbox', { name: /^Webhook address/ })).toHaveDisplayValue(
      /^https?:\/\/.+\/payment\/stripe\//,
    );
    await userEvent.click(panel.getByRole('button', { name: 'Remove keys' }));
    await waitFor(() => expect(panel.queryByText(/^Test mode/)).not.toBeInTheDocument());
  },
});

/** The settings of the provider fail to load: the tab shows the error, and Retry shows the form. */
export const LoadFails = meta.story({
  beforeEach({ msw }) {
    msw.use(failOnce(getAssistProvider));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect((await card(canvas)).getByRole('textbox', { name: /^Model/ })).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const ProviderPhoneSpanish = meta.story({
  tags: ['test-full'],
  globals: { ...phone, ...spanish },
  play: async ({ canvas }) => {
    const panel = await card(canvas, 'Proveedor del asistente');
    await expect(panel.getByRole('button', { name: 'Probar la conexión' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
