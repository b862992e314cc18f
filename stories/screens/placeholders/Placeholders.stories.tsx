import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers } from '../../mocks/auth.ts';
import { signedIn } from '../../mocks/session.ts';
import { adminAt, phone, spanish, startAfresh } from '../admin.tsx';

const COMPANY = '/dashboard/company';

const meta = preview.meta({
  ...adminAt(COMPANY),
  title: 'Screens/Placeholders/Placeholders',
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn());
    return startAfresh(signedIn);
  },
});

export const Company = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Company' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Company Settings' })).toBeVisible();
    await expect(canvas.getByText('To be implemented.')).toBeVisible();
  },
});

export const CompanyInSpanish = meta.story({
  globals: spanish,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Configuración de la empresa' }),
    ).toBeVisible();
    await expect(canvas.getByText('Esta pantalla aún no está disponible.')).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Company Settings' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Company Settings' })).toBeVisible();
  },
});
