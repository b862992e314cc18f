import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { editable, ticketFormHandlers } from '../../mocks/ticketForm.ts';
import { adminAt, phone, spanish } from '../admin.tsx';
import { field, fill, formReady, keepDraft, NEW, page, startTicketForm, submit } from './form.ts';
import { EDIT, expectList, SAVE } from './ticketEdit.ts';

const meta = preview.meta({
  ...adminAt(EDIT),
  title: 'Screens/Job tickets/Form drafts and conflicts',
  beforeEach: startTicketForm,
});

/** The form offers to restore an earlier draft and shows its age. */
export const DraftFound = meta.story({
  play: async ({ canvas, step }) => {
    await formReady(canvas);
    await fill(field(canvas, 'Additional notes'), 'Half written');
    await step('leaving asks for confirmation', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
      const dialog = await page().findByRole('alertdialog', { name: 'Leave without saving?' });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Stay' }));
      await waitFor(() => expect(page().queryByRole('alertdialog')).not.toBeInTheDocument());
      await expect(field(canvas, 'Additional notes')).toHaveValue('Half written');
      await userEvent.click(canvas.getByRole('link', { name: 'Job Ticket' }));
      const nextDialog = await page().findByRole('alertdialog', { name: 'Leave without saving?' });
      await userEvent.click(within(nextDialog).getByRole('button', { name: 'Leave' }));
      await expectList(canvas);
    });
    await step('returning offers the draft', async () => {
      const row = await canvas.findByRole('row', { name: new RegExp(editable.jobcode) });
      await userEvent.click(within(row).getByRole('button', { name: /^Actions/ }));
      await userEvent.click(await page().findByRole('menuitem', { name: 'Edit' }));
      await formReady(canvas);
      await expect(field(canvas, 'Additional notes')).toHaveValue(editable.notes ?? '');
      await expect(await canvas.findByText(/last changed (just now|\d+ minutes? ago)/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Continue draft' }));
      await expect(field(canvas, 'Additional notes')).toHaveValue('Half written');
      await expect(field(canvas, /^Location/)).toHaveFocus();
      await expect(canvas.queryByText(/There is a draft/)).not.toBeInTheDocument();
    });
  },
});

/** The user discards an old draft permanently. */
export const DraftDiscarded = meta.story({
  args: { location: NEW },
  beforeEach() {
    keepDraft({ location: 'Midland, TX 79701' }, 3 * 60 * 60 * 1000);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/last changed 3 hours ago/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(canvas.queryByText(/There is a draft/)).not.toBeInTheDocument();
    await expect(await formReady(canvas)).toHaveValue('');
    await expect(Object.keys(localStorage).filter((key) => key.startsWith('derrick.draft.'))).toEqual([]);
  },
});

/** Signing out deletes the draft. */
export const DraftDroppedOnSignOut = meta.story({
  args: { location: NEW },
  play: async ({ canvas }) => {
    await fill(await formReady(canvas), 'Somewhere secret');
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain('Somewhere secret'));
    await userEvent.click(canvas.getByRole('button', { name: /Maya Reyes/ }));
    await userEvent.click(await page().findByRole('menuitem', { name: 'Sign out' }));
    await canvas.findByRole('button', { name: 'Sign In' });
    await expect(JSON.stringify(localStorage)).not.toContain('Somewhere secret');
  },
});

const otherChanges = { wellName: 'Ridgeback 14-3H', notes: null, customerName: 'Dana Calloway' };

/** Another user saved first: the page shows who and when, and the user chooses field by field. */
export const Conflict = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.conflicting(otherChanges));
  },
  play: async ({ canvas, step }) => {
    await formReady(canvas);
    await fill(field(canvas, /^Well name/), 'Ridgeback 15-1H');
    await fill(field(canvas, /^Description/), 'Only here');
    await submit(canvas, SAVE);
    const dialog = await page().findByRole('dialog', { name: 'This ticket has changed' });
    await expect(dialog).toHaveTextContent('Lena Fischer saved it 5 minutes ago.');
    await step('fields that both users changed default to mine, the others to theirs', async () => {
      const well = within(dialog).getByRole('group', { name: 'Well name' });
      await expect(within(well).getByRole('radio', { name: /Keep mine/ })).toBeChecked();
      await expect(well).toHaveTextContent('Ridgeback 14-3H');
      const notes = within(dialog).getByRole('group', { name: 'Additional notes' });
      await expect(within(notes).getByRole('radio', { name: /Take theirs/ })).toBeChecked();
      await expect(within(dialog).queryByRole('group', { name: 'Description' })).not.toBeInTheDocument();
    });
    await step('saves on top of the other user’s version', async () => {
      const well = within(dialog).getByRole('group', { name: 'Well name' });
      await userEvent.click(within(well).getByRole('radio', { name: /Take theirs/ }));
      await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
      await expectList(canvas);
    });
  },
});

/** Returning to the form without choosing loses nothing. */
export const ConflictPutOff = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.conflicting(otherChanges));
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    await fill(field(canvas, /^Well name/), 'Ridgeback 15-1H');
    await submit(canvas, SAVE);
    const dialog = await page().findByRole('dialog', { name: 'This ticket has changed' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep all mine' }));
    for (const radio of within(dialog).getAllByRole('radio', { name: /Keep mine/ })) {
      await expect(radio).toBeChecked();
    }
    await userEvent.click(within(dialog).getByRole('button', { name: 'Back to the form' }));
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument());
    await expect(field(canvas, /^Well name/)).toHaveValue('Ridgeback 15-1H');
  },
});

export const ConflictOnPhoneInSpanish = meta.story({
  tags: ['test-full'],
  globals: { ...phone, ...spanish },
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.conflicting(otherChanges));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /^Ubicación/ });
    await fill(field(canvas, /^Nombre del pozo/), 'Ridgeback 15-1H');
    await submit(canvas, 'Guardar cambios');
    const dialog = await page().findByRole('dialog', { name: 'Este ticket cambió' });
    await expect(dialog).toHaveTextContent('Lena Fischer lo guardó hace 5 minutos.');
  },
});

export const ConflictInDark = meta.story({
  tags: ['test-full'],
  globals: { theme: 'dark' },
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.conflicting(otherChanges));
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    await fill(field(canvas, /^Well name/), 'Ridgeback 15-1H');
    await submit(canvas, SAVE);
    await expect(await page().findByRole('dialog', { name: 'This ticket has changed' })).toBeVisible();
  },
});

export const DraftOnPhoneInSpanish = meta.story({
  tags: ['test-full'],
  args: { location: NEW },
  globals: { ...phone, ...spanish },
  beforeEach() {
    keepDraft({ location: 'Midland, TX 79701' }, 26 * 60 * 60 * 1000);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/borrador en este dispositivo, modificado ayer/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar el borrador' }));
    await expect(field(canvas, /^Ubicación/)).toHaveValue('Midland, TX 79701');
  },
});

/** Leaving with unsaved changes asks for confirmation, with the focus on the safe button. */
export const Leaving = meta.story({
  play: async ({ canvas }) => {
    await formReady(canvas);
    await fill(field(canvas, 'Additional notes'), 'Half written');
    await userEvent.click(canvas.getByRole('link', { name: 'Job Ticket' }));
    const dialog = await page().findByRole('alertdialog', { name: 'Leave without saving?' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Stay' })).toHaveFocus());
  },
});
