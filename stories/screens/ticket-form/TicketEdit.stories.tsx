import { http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AdminApp } from '../../../apps/admin/src/app/AdminApp.tsx';
import { authHandlers, users } from '../../mocks/auth.ts';
import { fileHandlers } from '../../mocks/files.ts';
import { api, never, success } from '../../mocks/replies.ts';
import { signedIn } from '../../mocks/session.ts';
import { editable, jobTypes, ticketFormHandlers } from '../../mocks/ticketForm.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';
import { forgetChoices, phone, renderAdmin, spanish } from '../admin.tsx';
import { attach, expectProblems, field, fill, formReady, keepDraft, NEW, page, submit } from './form.ts';

const EDIT = `${NEW}/${editable.id}`;
const SAVE = 'Submit changes';

const meta = preview.meta({
  component: AdminApp,
  title: 'Screens/Job tickets/Form, editing',
  args: { location: EDIT },
  render: (args, context) => renderAdmin({ location: args.location ?? EDIT }, context),
  parameters: { layout: 'fullscreen' },
  beforeEach({ msw }) {
    msw.use(
      ...authHandlers.signedIn(),
      ...ticketFormHandlers.ready(),
      ...fileHandlers.ready(),
      ...ticketHandlers.ready(),
    );
    const end = [signedIn(), forgetChoices()];
    return () => {
      for (const undo of end) undo();
    };
  },
});

type Canvas = ReturnType<typeof within>;

const expectList = async (canvas: Canvas) => expect(await canvas.findByRole('grid')).toBeVisible();

export const Edit = meta.story({
  play: async ({ canvas, step }) => {
    const location = await formReady(canvas);
    await expect(canvas.getByRole('heading', { name: `Edit #${editable.jobcode}` })).toBeVisible();
    await step('holds the ticket', async () => {
      await expect(location).toHaveValue(editable.location);
      await expect(field(canvas, 'Additional notes')).toHaveValue(editable.notes ?? '');
      await expect(field(canvas, /^Work start/)).toHaveValue('10:00 PM');
      await expect(canvas.getByText('7h 30m')).toBeVisible();
      await expect(canvas.getByRole('combobox', { name: 'Customer company' })).toHaveValue(
        'Apache Ridge Energy',
      );
      await waitFor(() =>
        expect(canvas.getByRole('combobox', { name: 'Job type' })).toHaveValue(jobTypes[0]?.name),
      );
      await expect(canvas.getByRole('button', { name: 'Download pressure-test.pdf' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /voice/ })).not.toBeInTheDocument();
    });
    await step('saves it', async () => {
      await fill(field(canvas, /^Well name/), 'Ridgeback 15-1H');
      await submit(canvas, SAVE);
      await expectList(canvas);
      await expect((await page().findAllByText('Job ticket updated successfully!'))[0]).toBeInTheDocument();
      await expect(page().queryByRole('dialog')).not.toBeInTheDocument();
    });
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.loading());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Edit' })).toBeVisible();
    await expect(await canvas.findByRole('progressbar', { name: 'Loading' })).toBeVisible();
  },
});

export const LoadFails = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.loadFails());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load the ticket')).toBeVisible();
    await expect(canvas.getByText('The database is being moved. Try again in a minute.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await formReady(canvas);
  },
});

export const Missing = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.missing());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ticket not found')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Go to Job Tickets' }));
    await expectList(canvas);
  },
});

/** A technician reads what is on an invoice, and no more. */
export const Invoiced = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.me(users.TECHNICIAN), ...ticketFormHandlers.invoiced());
  },
  play: async ({ canvas }) => {
    const location = await formReady(canvas);
    await expect(canvas.getByText(/is on an invoice/)).toBeVisible();
    await expect(location).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('button', { name: SAVE })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toBeDisabled();
  },
});

/** What was typed is offered again, with its age. */
export const DraftFound = meta.story({
  play: async ({ canvas, step }) => {
    await formReady(canvas);
    await fill(field(canvas, 'Additional notes'), 'Half written');
    await step('leaving asks first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
      const dialog = await page().findByRole('alertdialog', { name: 'Leave without saving?' });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Stay' }));
      await waitFor(() => expect(page().queryByRole('alertdialog')).not.toBeInTheDocument());
      await expect(field(canvas, 'Additional notes')).toHaveValue('Half written');
      await userEvent.click(canvas.getByRole('link', { name: 'Job Ticket' }));
      const again = await page().findByRole('alertdialog', { name: 'Leave without saving?' });
      await userEvent.click(within(again).getByRole('button', { name: 'Leave' }));
      await expectList(canvas);
    });
    await step('and back', async () => {
      const row = await canvas.findByRole('row', { name: new RegExp(editable.jobcode) });
      await userEvent.click(within(row).getByRole('button', { name: /^Actions/ }));
      await userEvent.click(await page().findByRole('menuitem', { name: 'Edit' }));
      await formReady(canvas);
      await expect(field(canvas, 'Additional notes')).toHaveValue(editable.notes ?? '');
      await expect(await canvas.findByText(/last changed (this minute|\d+ minutes? ago)/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Continue draft' }));
      await expect(field(canvas, 'Additional notes')).toHaveValue('Half written');
      await expect(field(canvas, /^Location/)).toHaveFocus();
      await expect(canvas.queryByText(/There is a draft/)).not.toBeInTheDocument();
    });
  },
});

/** An old draft, discarded for good. */
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

/** Signing out forgets what was typed. */
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

const theirs = { wellName: 'Ridgeback 14-3H', notes: null, customerName: 'Dana Calloway' };

/** Somebody else was faster: who, when, and what is chosen field by field. */
export const Conflict = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.conflicting(theirs));
  },
  play: async ({ canvas, step }) => {
    await formReady(canvas);
    await fill(field(canvas, /^Well name/), 'Ridgeback 15-1H');
    await fill(field(canvas, /^Description/), 'Only here');
    await submit(canvas, SAVE);
    const dialog = await page().findByRole('dialog', { name: 'This ticket has changed' });
    await expect(dialog).toHaveTextContent('Lena Fischer saved it 5 minutes ago.');
    await step('what both changed is mine at first, the rest theirs', async () => {
      const well = within(dialog).getByRole('group', { name: 'Well name' });
      await expect(within(well).getByRole('radio', { name: /Keep mine/ })).toBeChecked();
      await expect(well).toHaveTextContent('Ridgeback 14-3H');
      const notes = within(dialog).getByRole('group', { name: 'Additional notes' });
      await expect(within(notes).getByRole('radio', { name: /Take theirs/ })).toBeChecked();
      await expect(within(dialog).queryByRole('group', { name: 'Description' })).not.toBeInTheDocument();
    });
    await step('saved upon theirs', async () => {
      const well = within(dialog).getByRole('group', { name: 'Well name' });
      await userEvent.click(within(well).getByRole('radio', { name: /Take theirs/ }));
      await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
      await expectList(canvas);
    });
  },
});

/** Nothing is lost by going back to the form. */
export const ConflictPutOff = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.conflicting(theirs));
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

/** A file that the server no longer has is named; what is at hand goes again. */
export const FileGone = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.put(
        api(`ticket/${editable.id}`),
        () =>
          Response.json(
            {
              success: false,
              code: 'VALIDATION_FAILED',
              message: 'Check the fields',
              errors: { 'attachments.2.fileUrl': 'fileUnknown' },
            },
            { status: 400 },
          ),
        { once: true },
      ),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await formReady(canvas);
    await attach(canvasElement, 'notes.txt');
    await submit(canvas, SAVE);
    await expectProblems(canvas, /^notes.txt is no longer on the server/);
    await submit(canvas, SAVE);
    await expectList(canvas);
  },
});

/** Names that nothing has room for. */
export const LongTexts = meta.story({
  beforeEach({ msw }) {
    const long = 'ConsolidatedTransPecosProducedWaterGatheringTreatmentAndDisposalPartners';
    msw.use(
      http.get(api(`ticket/${editable.id}`), () =>
        success({
          ...editable,
          jobcode: `TK-${'1234567890'.repeat(4)}`,
          wellName: long,
          customerCompany: long,
          description: `${long} `.repeat(20),
          attachments: [
            { fileUrl: '/api/v1/file/a1.pdf', name: `${long.repeat(3)}.pdf`, size: 9_999_999_999 },
          ],
        }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
});

export const ConflictOnPhoneInSpanish = meta.story({
  globals: { ...phone, ...spanish },
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.conflicting(theirs));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /^Ubicación/ });
    await fill(field(canvas, /^Nombre del pozo/), 'Ridgeback 15-1H');
    await submit(canvas, 'Guardar cambios');
    const dialog = await page().findByRole('dialog', { name: 'Este ticket ha cambiado' });
    await expect(dialog).toHaveTextContent('Lena Fischer lo guardó hace 5 minutos.');
  },
});

export const ConflictInDark = meta.story({
  globals: { theme: 'dark' },
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.conflicting(theirs));
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    await fill(field(canvas, /^Well name/), 'Ridgeback 15-1H');
    await submit(canvas, SAVE);
    await expect(await page().findByRole('dialog', { name: 'This ticket has changed' })).toBeVisible();
  },
});

/** A change that can't be saved says so under its own words. */
export const SavingFails = meta.story({
  beforeEach({ msw }) {
    msw.use(http.put(api(`ticket/${editable.id}`), () => new Response(null, { status: 500 })));
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    await fill(field(canvas, /^Well name/), 'Ridgeback 15-1H');
    await submit(canvas, SAVE);
    await expectProblems(canvas, /^Failed to update job ticket/);
    await expect(field(canvas, /^Well name/)).toHaveValue('Ridgeback 15-1H');
  },
});

export const SavingChanges = meta.story({
  beforeEach({ msw }) {
    msw.use(http.put(api(`ticket/${editable.id}`), never));
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    await submit(canvas, SAVE);
    await expect(await canvas.findByRole('button', { name: 'Saving changes...' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toBeDisabled();
  },
});

export const DraftOnPhoneInSpanish = meta.story({
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

/** The question before typed things are left, with the safe answer in focus. */
export const Leaving = meta.story({
  play: async ({ canvas }) => {
    await formReady(canvas);
    await fill(field(canvas, 'Additional notes'), 'Half written');
    await userEvent.click(canvas.getByRole('link', { name: 'Job Ticket' }));
    const dialog = await page().findByRole('alertdialog', { name: 'Leave without saving?' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Stay' })).toHaveFocus());
  },
});
