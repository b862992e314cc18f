import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers, users } from '../../mocks/auth.ts';
import { companyHandlers } from '../../mocks/company.ts';
import { signedIn } from '../../mocks/session.ts';
import { pasteInto } from '../../pasteInto.ts';
import { adminAt, phone, spanish, startClean } from '../admin.tsx';
import { expectToast, page } from '../technicians/people.ts';
import { COMPANY, panelOf, settingsHandlers } from './company.ts';

const meta = preview.meta({
  ...adminAt(COMPANY),
  title: 'Screens/Company/Company',
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn(), ...settingsHandlers());
    return startClean(signedIn);
  },
});

export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Company name/ })).toHaveValue(
      'Permian Basin Co.',
    );
    await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Profile',
      'Locale',
      'Tickets',
      'Rates and price book',
      'Invoices',
      'People and security',
      'Data and assistant',
    ]);
    await step('each tab shows its own form', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Tickets' }));
      const tickets = await panelOf(canvas, 'Tickets');
      await expect(await tickets.findByText('A new ticket is called TK-10482.')).toBeVisible();
    });
  },
});

/** By keyboard alone: the user finds a setting of another tab, changes it and saves. */
export const Found = meta.story({
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('combobox', { name: 'Search settings' });
    search.focus();
    await userEvent.keyboard('password');
    await page().findByRole('option', { name: /Shortest password/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const field = await canvas.findByRole('textbox', { name: 'Shortest password, in characters' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Control>}a{/Control}12{Enter}');
    await expectToast('Settings saved');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save settings' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Shortest password, in characters' })).toHaveValue('12');
  },
});

/** Switching the tab with unsaved changes asks for confirmation. */
export const Unsaved = meta.story({
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /^Company name/ });
    await pasteInto(name, ' of Texas');
    await userEvent.click(canvas.getByRole('tab', { name: 'Invoices' }));
    await userEvent.click(await page().findByRole('button', { name: 'Stay' }));
    await expect(name).toHaveValue('Permian Basin Co. of Texas');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
    await expect(name).toHaveValue('Permian Basin Co.');
    await userEvent.click(canvas.getByRole('tab', { name: 'Invoices' }));
    await expect(await canvas.findByText('The next invoice is INV-2026-01025.')).toBeVisible();
  },
});

export const Problems = meta.story({
  tags: ['state:invalid'],
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /^Company name/ });
    await userEvent.clear(name);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), ' or not');
    await userEvent.click(canvas.getByRole('button', { name: 'Save settings' }));
    await expect(await canvas.findByText('There are 2 problems')).toBeVisible();
    await expect(canvas.getAllByText('Company name is required')).toHaveLength(2);
  },
});

export const Saving = meta.story({
  beforeEach({ msw }) {
    msw.use(...companyHandlers.savePending());
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /^Company name/ });
    await userEvent.type(name, ' II{Enter}');
    await waitFor(() => expect(name).toBeDisabled());
  },
});

export const SaveFailed = meta.story({
  tags: ['state:failed'],
  beforeEach({ msw }) {
    msw.use(...companyHandlers.saveFails());
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /^Company name/ });
    await userEvent.type(name, ' II{Enter}');
    await expect(
      await canvas.findByText(/The settings could not be saved: The database is being moved/),
    ).toBeVisible();
    await expect(name).toHaveValue('Permian Basin Co. II');
  },
});

export const Loading = meta.story({
  tags: ['state:loading'],
  beforeEach({ msw }) {
    msw.use(...companyHandlers.pending());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Company' })).toBeVisible();
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
  },
});

export const ServerError = meta.story({
  beforeEach({ msw }) {
    msw.use(...companyHandlers.serverError());
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'The settings could not be loaded' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

/** Managers and technicians can read the profile and the locale of the company. The other sections are hidden. */
export const ReadOnly = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.me(users.TECHNICIAN), ...companyHandlers.readOnly());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Company name' })).toHaveAttribute('readonly');
    await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Profile',
      'Locale',
    ]);
    await expect(canvas.queryByRole('button', { name: 'Save settings' })).not.toBeInTheDocument();
    await expect(canvas.getByText(/Administrators can change it/)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Locale' }));
    const week = await canvas.findByRole('textbox', { name: 'Week starts on' });
    await expect(week).toHaveAttribute('readonly');
    await expect(week).toHaveValue('Sunday');
    await expect(canvas.queryByRole('button', { name: 'Save settings' })).not.toBeInTheDocument();
  },
});

export const Spanish = meta.story({
  tags: ['state:spanish', 'test-full'],
  globals: spanish,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Razón social/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Personas y seguridad' }));
    await expect(await canvas.findByRole('button', { name: 'Guardar configuración' })).toBeVisible();
  },
});

export const Dark = meta.story({
  tags: ['state:dark', 'test-full'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /^Company name/ });
  },
});

export const Phone = meta.story({
  tags: ['state:phone'],
  globals: phone,
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /^Company name/ });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
