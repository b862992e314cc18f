import { updateTicket } from '@derrick/domain/tickets';
import { http } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers, users } from '../../mocks/auth.ts';
import { mock } from '../../mocks/mock.ts';
import { api, failure, never, success } from '../../mocks/replies.ts';
import { editable, jobTypes, ticketFormHandlers, updated } from '../../mocks/ticketForm.ts';
import { adminAt, phone, spanish } from '../admin.tsx';
import { attach, expectProblems, field, fill, formReady, page, startTicketForm, submit } from './form.ts';
import { EDIT, expectList, SAVE } from './ticketEdit.ts';

const meta = preview.meta({
  ...adminAt(EDIT),
  title: 'Screens/Job tickets/Form, editing',
  beforeEach: startTicketForm,
});

export const Edit = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas, step }) => {
    const location = await formReady(canvas);
    await expect(
      canvas.getByRole('heading', { name: `Edit #${editable.jobcode} · ${editable.wellName}` }),
    ).toBeVisible();
    await step('shows the values of the ticket', async () => {
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
      await expect(canvas.getByRole('button', { name: 'Create Ticket with voice' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    });
    await step('subtracts an unpaid break, which must be shorter than the work', async () => {
      const pause = field(canvas, 'Unpaid break (minutes)');
      await fill(pause, '450');
      await submit(canvas, SAVE);
      await expect((await canvas.findAllByText(/The break must be shorter than the work/))[0]).toBeVisible();
      await fill(pause, '30');
      await expect(canvas.getByText('7h')).toBeVisible();
    });
    await step('saves the ticket', async () => {
      await fill(field(canvas, /^Well name/), 'Ridgeback 15-1H');
      await submit(canvas, SAVE);
      await expectList(canvas);
      await expect(updated[0]).toMatchObject({ breakMinutes: 30, workHours: 7 });
      await expect((await page().findAllByText('Job ticket updated successfully!'))[0]).toBeInTheDocument();
      await expect(page().queryByRole('dialog')).not.toBeInTheDocument();
    });
    await step('offers to sign the saved ticket', async () => {
      await userEvent.click(await page().findByRole('button', { name: 'Sign now' }));
      const dialog = await page().findByRole('dialog', { name: `Sign ticket ${editable.jobcode}` });
      await expect(dialog).toBeVisible();
    });
  },
});

/** The user changes nothing: submitting sends no request. */
export const Unchanged = meta.story({
  play: async ({ canvas }) => {
    const location = await formReady(canvas);
    await submit(canvas, SAVE);
    await expect((await page().findAllByText('No changes to save'))[0]).toBeVisible();
    await expect(location).toBeVisible();
    await fill(location, '');
    await submit(canvas, SAVE);
    await expect((await canvas.findAllByText('Please enter location'))[0]).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['state:loading'],
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
  tags: ['state:missing'],
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.missing());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ticket not found')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Duplicate' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: 'Go to Job Tickets' }));
    await expectList(canvas);
  },
});

/** A ticket on an invoice is read-only for all users. The page gives the reason. */
export const Locked = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.locked());
  },
  play: async ({ canvas }) => {
    const location = await formReady(canvas);
    await expect(
      canvas.getByRole('heading', { name: `View #${editable.jobcode} · ${editable.wellName}` }),
    ).toBeVisible();
    await expect(canvas.getByText(/is on an invoice/)).toBeVisible();
    await expect(location).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('button', { name: SAVE })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toBeDisabled();
  },
});

export const LockedForTechnicians = Locked.extend({
  beforeEach({ msw }) {
    msw.use(...authHandlers.me(users.TECHNICIAN));
  },
});

export const LockedInSpanish = meta.story({
  tags: ['test-full'],
  globals: spanish,
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.locked());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/está en una factura/)).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: `Ver #${editable.jobcode} · ${editable.wellName}` }),
    ).toBeVisible();
  },
});

export const LockedOnAPhone = Locked.extend({ tags: ['test-full'], globals: { ...phone, theme: 'dark' } });

/** The ticket was put on an invoice while the user was editing it. */
export const LockedMeanwhile = meta.story({
  beforeEach({ msw }) {
    msw.use(
      mock(updateTicket, () =>
        failure(409, 'TICKET_LOCKED', 'This ticket is on an invoice: it can no longer be changed or deleted'),
      ),
    );
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    await fill(field(canvas, /^Well name/), 'Too late 1H');
    await submit(canvas, SAVE);
    await expect(await canvas.findByText(/is on an invoice: it can no longer be changed/)).toBeVisible();
    await expect(field(canvas, /^Well name/)).toHaveValue('Too late 1H');
  },
});

/** The server no longer has a file: the error names the file. Files that are still on the device are uploaded again. */
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

/** Texts of maximum length. */
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

/** Saving fails: the error message is specific to changes. */
export const SavingFails = meta.story({
  tags: ['state:pending'],
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
    await fill(field(canvas, /^Well name/), 'Ridgeback 15-1H');
    await submit(canvas, SAVE);
    await expect(await canvas.findByRole('button', { name: 'Saving changes...' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toBeDisabled();
  },
});
