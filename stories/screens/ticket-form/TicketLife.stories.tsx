import { downloadTicketPdf } from '@derrick/domain/documents';
import { getTicket } from '@derrick/domain/tickets';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers, users } from '../../mocks/auth.ts';
import { mock } from '../../mocks/mock.ts';
import { failure } from '../../mocks/replies.ts';
import { editable, ticketFormHandlers, updated } from '../../mocks/ticketForm.ts';
import {
  approvedMeanwhile,
  changedMeanwhile,
  lifeHandlers,
  movedTo,
  noRules,
} from '../../mocks/ticketLife.ts';
import { adminAt, phone, spanish } from '../admin.tsx';
import { type Canvas, field, fill, formReady, NEW, page, startTicketForm, submit } from './form.ts';
import { EDIT, expectList, SAVE } from './ticketEdit.ts';

const meta = preview.meta({
  ...adminAt(EDIT),
  title: 'Screens/Job tickets/Form, states',
  beforeEach: startTicketForm,
});

/** Returns the queries of the card with the ticket's status. */
const state = async (canvas: Canvas, name = 'State of the ticket') =>
  within(await canvas.findByRole('region', { name }));

/** Waits for the ticket's new status, after which the page is rendered again. */
const expectState = async (canvas: Canvas, name: string) =>
  waitFor(() => expect(canvas.getByRole('region', { name: 'State of the ticket' })).toHaveTextContent(name));

const expectToast = async (text: string | RegExp) =>
  expect((await page().findAllByText(text))[0]).toBeInTheDocument();

const names = (buttons: HTMLElement[]) => buttons.map(({ textContent }) => textContent);

/** An admin approves a ticket of another user. Billed values can't be changed afterwards. */
export const Submitted = meta.story({
  play: async ({ canvas, step }) => {
    const location = await formReady(canvas);
    const life = await state(canvas);
    await expect(life.getByText('Submitted')).toBeVisible();
    await expect(names(life.getAllByRole('button'))).toEqual([
      'PDF',
      'Void ticket',
      'Request changes',
      'Approve',
    ]);
    await step('cannot be approved with unsaved changes', async () => {
      await fill(field(canvas, /^Well name/), 'Ridgeback 15-1H');
      await expect(life.getByRole('button', { name: 'Approve' })).toBeDisabled();
      await expect(life.getByText(/^Save your changes before/)).toBeVisible();
      await fill(field(canvas, /^Well name/), editable.wellName);
      await expect(life.getByRole('button', { name: 'Approve' })).toBeEnabled();
    });
    await userEvent.click(life.getByRole('button', { name: 'Approve' }));
    await expectState(canvas, 'Approved');
    const approved = await state(canvas);
    await expect(approved.getByText(/^By .+ on Nov 20, 2026$/)).toBeVisible();
    await expect(names(approved.getAllByRole('button'))).toEqual(['PDF', 'Reopen']);
    await expect(location).not.toBeInTheDocument();
    await expect(await formReady(canvas)).toHaveAttribute('readonly');
    await expect(canvas.getByText(/^This ticket is approved\./)).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: `View #${editable.jobcode} · ${editable.wellName}` }),
    ).toBeVisible();
  },
});

/** By keyboard alone: the user downloads the ticket as a PDF. */
export const Pdf = meta.story({
  play: async ({ canvas }) => {
    await formReady(canvas);
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    (await state(canvas)).getByRole('button', { name: 'PDF' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const [link] = saved.mock.contexts;
    await expect(link).toHaveProperty('download', `Job ticket ${editable.jobcode}.pdf`);
    saved.mockRestore();
  },
});

/** Too many PDFs are being created: a toast reports it, and the button can be pressed again. */
export const PdfFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(
      mock(downloadTicketPdf, () =>
        failure(
          429,
          'RATE_LIMITED',
          'Other documents are still being created. Please try again in a few seconds',
        ),
      ),
    );
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    const button = (await state(canvas)).getByRole('button', { name: 'PDF' });
    await userEvent.click(button);
    await expect((await page().findAllByText('The PDF could not be created'))[0]).toBeVisible();
    await waitFor(() => expect(button).toBeEnabled());
  },
});

/** An admin requests changes with a comment. An empty comment is rejected at its field. */
export const RequestChanges = meta.story({
  play: async ({ canvas }) => {
    await formReady(canvas);
    const life = await state(canvas);
    life.getByRole('button', { name: 'Request changes' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await page().findByRole('dialog', { name: 'Request changes' }));
    const text = dialog.getByRole('textbox', { name: /^What to change/ });
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Request changes' }));
    await expect(text).toHaveAccessibleDescription('Please write a few words');
    await fill(text, 'Which pump was it?');
    await userEvent.click(dialog.getByRole('button', { name: 'Request changes' }));
    await expectState(canvas, 'Changes requested');
    await expect((await state(canvas)).getByText('Which pump was it?')).toBeVisible();
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
  },
});

/** The technician reads the requested changes and has nothing to change: "Submit again" submits the ticket unchanged. */
export const ChangesRequested = meta.story({
  beforeEach({ msw }) {
    msw.use(
      ...authHandlers.signedIn(users.TECHNICIAN),
      ...ticketFormHandlers.withTicket({
        ...movedTo(editable, 'CHANGES_REQUESTED', 'Which pump was it?'),
        technicianId: users.TECHNICIAN.id ?? null,
      }),
    );
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    const life = await state(canvas);
    await expect(life.getByText('Which pump was it?')).toBeVisible();
    await expect(names(life.getAllByRole('button'))).toEqual(['PDF']);
    await submit(canvas, SAVE);
    await expectToast('No changes to save');
    await expect(updated).toHaveLength(0);
    await submit(canvas, 'Submit again');
    await expectList(canvas);
    await expectToast(`Ticket #${editable.jobcode} submitted for review again`);
    await expect(updated.at(-1)).toMatchObject({ status: 'SUBMITTED' });
  },
});

/** The technician makes the requested changes: saving them submits the ticket again. */
export const ChangesMade = meta.story({
  beforeEach({ msw }) {
    msw.use(
      ...authHandlers.signedIn(users.TECHNICIAN),
      ...ticketFormHandlers.withTicket({
        status: 'CHANGES_REQUESTED',
        technicianId: users.TECHNICIAN.id ?? null,
        technician: { id: users.TECHNICIAN.id ?? '', fullname: 'Luis Ortega', photo: null },
      }),
    );
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    await fill(field(canvas, /^Description/), 'Replaced the seal on injection pump 3.');
    await submit(canvas, SAVE);
    await expectList(canvas);
    await expectToast(`Ticket #${editable.jobcode} submitted for review again`);
    await expect(updated.at(-1)).toMatchObject({ status: 'SUBMITTED' });
  },
});

/** The office corrects the ticket: saving keeps the status and says so, "Submit again" submits it. */
export const ChangedByTheOffice = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.inState('CHANGES_REQUESTED', 'Which pump was it?'));
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    await expect(canvas.getByRole('button', { name: 'Submit again' })).toBeVisible();
    await fill(field(canvas, /^Description/), 'Replaced the seal on injection pump 3.');
    await submit(canvas, SAVE);
    await expectList(canvas);
    await expectToast('Changes saved');
    await expectToast(/is not submitted again: its status is still/);
    await expect(updated.at(-1)).not.toHaveProperty('status');
  },
});

/** A draft is submitted: the message says that it was submitted for review. */
export const DraftSubmitted = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.inState('DRAFT'));
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    await submit(canvas, SAVE);
    await expectList(canvas);
    await expectToast(`Ticket #${editable.jobcode} submitted for review`);
  },
});

export const SubmitAgainInSpanishOnPhone = meta.story({
  tags: ['test-full'],
  globals: { ...phone, ...spanish },
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.inState('CHANGES_REQUESTED', '¿Qué bomba fue?'));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /^Ubicación/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar de nuevo' }));
    await expectToast(`Ticket #${editable.jobcode} enviado de nuevo a revisión`);
  },
});

/** A customer has disputed the ticket through a link: the card names the contact, who has no account. */
export const DisputedByTheCustomer = meta.story({
  beforeEach({ msw }) {
    const ticket = movedTo(editable, 'CHANGES_REQUESTED', 'Six hours, not eight.');
    const disputed = { ...ticket, statusChange: ticket.statusChange && { ...ticket.statusChange, by: null } };
    msw.use(
      ...lifeHandlers(disputed),
      mock(getTicket, () => disputed),
      ...ticketFormHandlers.ready(),
    );
  },
  play: async ({ canvas }) => {
    const life = await state(canvas);
    await expect(
      life.getByText(`${editable.customerName} requested changes on`, { exact: false }),
    ).toBeVisible();
    await expect(life.getByText('Six hours, not eight.')).toBeVisible();
  },
});

/** Another user approved the ticket first: the page reports it and shows the current ticket. */
export const ApprovedMeanwhile = meta.story({
  beforeEach({ msw }) {
    msw.use(approvedMeanwhile());
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    await userEvent.click((await state(canvas)).getByRole('button', { name: 'Approve' }));
    await expect((await page().findAllByText(/^This ticket has been approved \(/))[0]).toBeVisible();
    await formReady(canvas);
  },
});

/** The ticket was changed since the page was loaded: approving fails until the user has seen the new version. */
export const ChangedMeanwhile = meta.story({
  beforeEach({ msw }) {
    msw.use(changedMeanwhile());
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    await userEvent.click((await state(canvas)).getByRole('button', { name: 'Approve' }));
    await expect((await page().findAllByText(/please look at it again first$/))[0]).toBeVisible();
    await formReady(canvas);
  },
});

/** A void ticket can't be changed any more. A long reason keeps its line breaks. */
export const Void = meta.story({
  globals: { ...phone, ...spanish },
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.inState('VOID', 'Registrado por error.\nEl bueno es el TK-10479.'));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /^Ubicación/ });
    const life = await state(canvas, 'Estado del ticket');
    await expect(life.getByText('Anulado')).toBeVisible();
    await expect(life.getByText(/El bueno es el TK-10479/)).toBeVisible();
    await expect(names(life.getAllByRole('button'))).toEqual(['PDF']);
  },
});

/** An admin revokes an approval with a reason, on a phone in the dark theme. */
export const Reopened = meta.story({
  globals: { ...phone, theme: 'dark' },
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.inState('APPROVED'));
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    await userEvent.click((await state(canvas)).getByRole('button', { name: 'Reopen' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Reopen the ticket' }));
    await fill(dialog.getByRole('textbox'), 'The customer disputes the hours.');
    await userEvent.click(dialog.getByRole('button', { name: 'Reopen' }));
    await expectState(canvas, 'Submitted');
    await waitFor(async () => expect(await formReady(canvas)).not.toHaveAttribute('readonly'));
  },
});

/** A draft can be saved incomplete. The message says that it is a draft, and no dialog reports a created ticket. */
export const SavedAsDraft = meta.story({
  args: { location: NEW },
  play: async ({ canvas }) => {
    await fill(await formReady(canvas), 'Midland');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save as draft' }));
    await expectList(canvas);
    await expectToast('Ticket #TK-10483 saved as a draft');
    await expectToast('It is not submitted yet.');
    await expect(page().queryByRole('dialog')).not.toBeInTheDocument();
    await expect(page().queryByText('Job ticket created successfully!')).not.toBeInTheDocument();
  },
});

/**
 * The company requires entries before submission: the checklist checks them off, links to their fields, and blocks an
 * incomplete submission.
 */
export const BeforeSubmitting = meta.story({
  beforeEach({ msw }) {
    const submitGates = ['technician', 'workTimes', 'customer', 'photo'] as const;
    const rules = { ...noRules, submitGates: [...submitGates] };
    msw.use(...ticketFormHandlers.inState('DRAFT', null, rules));
  },
  play: async ({ canvas, step }) => {
    await formReady(canvas);
    const entry = (name: string) => canvas.findByRole('button', { name });
    await expect(await entry('Well name (done)')).toBeVisible();
    await step('a checklist item focuses its field', async () => {
      await fill(field(canvas, /^Well name/), '');
      await expect(canvas.getByText('1 entry is missing.')).toBeVisible();
      await userEvent.click(await entry('Well name (missing)'));
      await expect(field(canvas, /^Well name/)).toHaveFocus();
    });
    await submit(canvas, SAVE);
    await expect((await canvas.findAllByText('Please enter well name'))[0]).toBeVisible();
    await step('an incomplete ticket can be saved as a draft', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save as draft' }));
      await expectList(canvas);
      await expectToast(`Ticket #${editable.jobcode} saved as a draft`);
    });
  },
});
