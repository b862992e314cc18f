import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers, users } from '../../mocks/auth.ts';
import { technicianHandlers } from '../../mocks/peopleHandlers.ts';
import { adminAt, spanish } from '../admin.tsx';
import { EDIT, name, press, retype, startEditing } from './editTechnician.ts';
import { choose, expectToast, page } from './people.ts';

const meta = preview.meta({
  ...adminAt(EDIT),
  title: 'Screens/Technicians/Edit technician, page',
  beforeEach: startEditing,
});

export const Loading = meta.story({
  tags: ['state:loading'],
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.pending());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Edit Technician' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

/** Loading fails: a toast and the page show the error, with Retry. */
export const LoadFails = meta.story({
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.recovers());
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The database is being moved. Try again in a minute.'),
    ).toBeVisible();
    await press(canvas, 'Retry');
    await expect(await name(canvas)).toHaveValue('Luis Ortega');
  },
});

export const LoadFailsInSilence = meta.story({
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.silent());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(
      (await page().findAllByText('An error occurred while loading the technician'))[0],
    ).toBeVisible();
  },
});

export const Missing = meta.story({
  tags: ['state:missing'],
  args: { location: '/dashboard/technicians/edit/nobody' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This technician does not exist')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Go to Technicians' }));
    await expect(await canvas.findByRole('searchbox', { name: 'Search technicians' })).toBeVisible();
  },
});

/** The form stores the draft on this device and shows a note. The next visit offers to restore it. */
export const Draft = meta.story({
  play: async ({ canvas, step }) => {
    await step('saves a draft', async () => {
      await retype(await name(canvas), 'Luis O.');
      await press(canvas, 'Save as Draft');
      await expectToast('Draft saved', 'It is stored on this device only. Nothing was sent.');
    });
    await step('offers the draft at the next visit', async () => {
      await press(canvas, 'Cancel');
      await userEvent.click(await canvas.findByRole('button', { name: 'Page 2' }));
      const row = await canvas.findByRole('row', { name: /Luis Ortega/ });
      row.querySelector<HTMLElement>('button')?.click();
      await userEvent.click(await page().findByRole('menuitem', { name: 'Edit' }));
      await expect(await name(canvas)).toHaveValue('Luis Ortega');
      await press(canvas, 'Restore');
      await expect(await name(canvas)).toHaveValue('Luis O.');
    });
  },
});

export const Cancelled = meta.story({
  play: async ({ canvas }) => {
    await name(canvas);
    await press(canvas, 'Cancel');
    await expect(await canvas.findByRole('searchbox', { name: 'Search technicians' })).toBeVisible();
  },
});

/** Cancel returns to the previous list with its search and page size. */
export const BackToTheSearch = meta.story({
  args: { location: '/dashboard/technicians?size=20&search=luis' },
  play: async ({ canvas }) => {
    await choose(canvas, 'Luis Ortega', 'Edit');
    await name(canvas);
    // The pressed link was removed with its page, so the next Tab starts at the beginning of the new page.
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await press(canvas, 'Cancel');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await expect(await canvas.findByRole('searchbox', { name: 'Search technicians' })).toHaveValue('luis');
    await expect(await canvas.findByRole('combobox', { name: /per page/i })).toHaveValue('20');
  },
});

/** Leaving with unsaved changes asks for confirmation. Stay keeps them, Leave opens the requested page. */
export const LeaveAsked = meta.story({
  play: async ({ canvas, step }) => {
    await retype(await name(canvas), 'Luis O.');
    await step('Stay keeps the changes', async () => {
      await press(canvas, 'Cancel');
      const dialog = within(await page().findByRole('alertdialog', { name: 'Leave without saving?' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Stay' }));
      await waitFor(() => expect(page().queryByRole('alertdialog')).not.toBeInTheDocument());
      await expect(await name(canvas)).toHaveValue('Luis O.');
    });
    await step('Leave opens the requested page', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Job Tickets' }));
      const dialog = within(await page().findByRole('alertdialog', { name: 'Leave without saving?' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Leave' }));
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Job Tickets'));
    });
  },
});

export const LeaveAskedInSpanish = meta.story({
  tags: ['test-full'],
  globals: spanish,
  play: async ({ canvas }) => {
    await retype(await canvas.findByRole('textbox', { name: 'Nombre del técnico' }), 'Luis O.');
    await press(canvas, 'Cancelar');
    await expect(await page().findByRole('alertdialog', { name: '¿Salir sin guardar?' })).toBeVisible();
  },
});

/** The user may only read: the page links back to the list. */
export const Forbidden = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.me(users.TECHNICIAN));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'You do not have access to this page' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Technicians' })).toBeVisible();
  },
});
