import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers } from '../../mocks/auth.ts';
import { companyHandlers } from '../../mocks/company.ts';
import { companySettings } from '../../mocks/companyFixtures.ts';
import { signedIn } from '../../mocks/session.ts';
import { adminAt, phone, spanish, startClean } from '../admin.tsx';
import { type Canvas, expectToast, page } from '../technicians/people.ts';
import { COMPANY, save, settingsHandlers } from './company.ts';

const meta = preview.meta({
  ...adminAt(`${COMPANY}/locale`),
  title: 'Screens/Company/Currency',
  beforeEach({ msw }) {
    msw.use(
      ...authHandlers.signedIn(),
      ...companyHandlers.ready({ locale: { ...companySettings.locale, isCurrencyFixed: false } }),
      ...settingsHandlers(),
    );
    return startClean(signedIn);
  },
});

async function chooseYen(canvas: Canvas) {
  const currency = await canvas.findByRole('combobox', { name: 'Currency' });
  await userEvent.selectOptions(currency, 'JPY');
  await save(canvas);
  const dialog = within(await page().findByRole('alertdialog', { name: 'Change the currency to JPY?' }));
  return { currency, dialog };
}

/**
 * Changing the currency of a company with amounts: a dialog explains the effect, and nothing is saved before the user
 * confirms.
 */
export const Confirmed = meta.story({
  play: async ({ canvas }) => {
    const { currency, dialog } = await chooseYen(canvas);
    await expect(dialog.getByText(/^148 amounts keep their numbers in JPY/)).toBeVisible();
    await expect(dialog.getByText('12 amounts are rounded to the decimals of JPY.')).toBeVisible();
    await expect(dialog.getByText('Pump service: $95.50 becomes ¥96')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Change currency' }));
    await expectToast('Settings saved');
    await waitFor(() => expect(currency).toHaveValue('JPY'));
  },
});

/** Escape cancels: the currency stays unchanged, and its field shows it. */
export const Cancelled = meta.story({
  play: async ({ canvas }) => {
    const { currency } = await chooseYen(canvas);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect((await canvas.findAllByText('The currency was not changed'))[0]).toBeVisible();
    await expect(currency).toHaveValue('JPY');
  },
});

export const InSpanishOnPhone = meta.story({
  tags: ['test-full'],
  globals: { ...spanish, ...phone },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Moneda' }), 'JPY');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar configuración' }));
    const dialog = within(await page().findByRole('alertdialog', { name: '¿Cambiar la moneda a JPY?' }));
    await expect(dialog.getByText('12 importes se redondean a los decimales de JPY.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cambiar moneda' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
