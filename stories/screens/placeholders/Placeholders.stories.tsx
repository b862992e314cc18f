import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers } from '../../mocks/auth.ts';
import { signedIn } from '../../mocks/session.ts';
import { adminAt, phone, spanish, startAfresh } from '../admin.tsx';

const AUDIT_LOG = '/dashboard/audit-log';

const meta = preview.meta({
  ...adminAt(AUDIT_LOG),
  title: 'Screens/Placeholders/Placeholders',
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn());
    return startAfresh(signedIn);
  },
});

export const AuditLog = meta.story({
  args: { location: '/dashboard/audit-log' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Audit Log' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'System Audit Log' })).toBeVisible();
    await expect(canvas.getByText('To be implemented.')).toBeVisible();
  },
});

export const AuditLogInSpanish = meta.story({
  args: { location: '/dashboard/audit-log' },
  globals: spanish,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Registro de auditoría del sistema' }),
    ).toBeVisible();
    await expect(canvas.getByText('Esta pantalla aún no está disponible.')).toBeVisible();
  },
});

export const Company = meta.story({
  args: { location: '/dashboard/company' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Company' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Company Settings' })).toBeVisible();
    await expect(canvas.getByText('To be implemented.')).toBeVisible();
  },
});

export const CompanyInSpanish = meta.story({
  args: { location: '/dashboard/company' },
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
    await expect(await canvas.findByRole('heading', { level: 2, name: 'System Audit Log' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Dark = meta.story({
  args: { location: '/dashboard/company' },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Company Settings' })).toBeVisible();
  },
});
