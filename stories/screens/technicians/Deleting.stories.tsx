import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { people } from '../../mocks/peopleFixtures.ts';
import { technicianHandlers } from '../../mocks/peopleHandlers.ts';
import { adminAt, spanish } from '../admin.tsx';
import { type Canvas, choose, expectToast, page, rowOf } from './people.ts';
import { idOf, LIST, ready, startSignedIn } from './technicianList.ts';

const meta = preview.meta({
  ...adminAt(LIST),
  title: 'Screens/Technicians/Deleting',
  beforeEach: startSignedIn,
});

/** Deleting asks for confirmation, with the focus on the safe button. */
export const DeleteDialog = meta.story({
  play: async ({ canvas }) => {
    await choose(canvas, 'Abigail Stone', 'Delete');
    const dialog = await page().findByRole('alertdialog', { name: 'Delete Technician' });
    await expect(dialog).toHaveTextContent('Do you want to delete Abigail Stone?');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
});

export const Deleted = meta.story({
  play: async ({ canvas }) => {
    await choose(canvas, 'Abigail Stone', 'Delete');
    const dialog = await page().findByRole('alertdialog', { name: 'Delete Technician' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expectToast('Success!', 'Technician deleted successfully');
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Abigail Stone/ })).not.toBeInTheDocument());
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Total Technicians' })).toHaveTextContent('25'),
    );
  },
});

export const DeleteFails = meta.story({
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.deleteFails());
  },
  play: async ({ canvas }) => {
    await choose(canvas, 'Abigail Stone', 'Delete');
    const dialog = await page().findByRole('alertdialog', { name: 'Delete Technician' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expectToast('Failed to delete technician', 'They have open tickets');
    await ready(canvas);
  },
});

/** Deleting fails: the toast shows the server's message in the user's language. */
export const DeleteFailsInSpanish = meta.story({
  tags: ['test-full'],
  globals: spanish,
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.deleteFails('Tiene tickets abiertos'));
  },
  play: async ({ canvas }) => {
    const row = await ready(canvas);
    await userEvent.click(within(row).getByRole('button', { name: 'Acciones para Abigail Stone' }));
    await userEvent.click(await page().findByRole('menuitem', { name: 'Eliminar' }));
    const dialog = await page().findByRole('alertdialog', { name: 'Eliminar técnico' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
    await expectToast('No se pudo eliminar el técnico', 'Tiene tickets abiertos');
  },
});

/** The user deletes the only row of the last page: the list shows the previous page. */
export const LastOfThePageDeleted = meta.story({
  args: { location: `${LIST}?page=2` },
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.ready({ all: people.slice(0, 11) }));
  },
  play: async ({ canvas }) => {
    await choose(canvas, 'Tomás Beltrán', 'Delete');
    const dialog = await page().findByRole('alertdialog', { name: 'Delete Technician' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText('1-10')).toBeVisible();
  },
});

async function selectTwo(canvas: Canvas) {
  for (const name of ['Abigail Stone', 'Andre Lewis']) {
    await userEvent.click(within(await rowOf(canvas, name)).getByRole('checkbox'));
  }
  await expect(await canvas.findByText('2 selected')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
  const dialog = await page().findByRole('alertdialog', { name: 'Delete Technicians' });
  await expect(dialog).toHaveTextContent('Do you want to delete 2 technicians?');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
}

/** One confirmation deletes all selected technicians, who disappear at once. */
export const BulkDeleted = meta.story({
  play: async ({ canvas }) => {
    await ready(canvas);
    await selectTwo(canvas);
    await expectToast('Success!', '2 technicians deleted successfully');
    await expect(canvas.queryByRole('row', { name: /Abigail Stone/ })).not.toBeInTheDocument();
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Total Technicians' })).toHaveTextContent('24'),
    );
  },
});

/** The server rejects the deletion of some technicians: they return to the list, with the reason. */
export const BulkDeleteRefused = meta.story({
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.deleteRefused([idOf('Andre Lewis')]));
  },
  play: async ({ canvas }) => {
    await ready(canvas);
    await selectTwo(canvas);
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Andre Lewis/ })).not.toBeInTheDocument());
    await expect(await canvas.findByText('1 technician was not deleted')).toBeVisible();
    await expect(canvas.getByText('Andre Lewis: They have open tickets')).toBeVisible();
    await rowOf(canvas, 'Andre Lewis');
    await expect(canvas.queryByRole('row', { name: /Abigail Stone/ })).not.toBeInTheDocument();
    await expectToast('Success!', 'Technician deleted successfully');
    await userEvent.click(canvas.getByRole('button', { name: /dismiss|close/i }));
    await expect(canvas.queryByText('1 technician was not deleted')).not.toBeInTheDocument();
  },
});
