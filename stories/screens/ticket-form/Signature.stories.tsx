import { getTicket, updateTicket } from '@derrick/domain/tickets';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { mock } from '../../mocks/mock.ts';
import { failure } from '../../mocks/replies.ts';
import { changedWhileSigning, drawnSignature, signedBy } from '../../mocks/signatures.ts';
import { editable, ticketFormHandlers } from '../../mocks/ticketForm.ts';
import { lifeHandlers, movedTo, noRules } from '../../mocks/ticketLife.ts';
import { pasteInto } from '../../pasteInto.ts';
import { adminAt } from '../admin.tsx';
import { draw } from '../sign/sign.ts';
import { field, fill, formReady, NEW, page, startTicketForm, submit } from './form.ts';
import { card, signed } from './signature.ts';
import { EDIT, expectList, SAVE } from './ticketEdit.ts';

const meta = preview.meta({
  ...adminAt(EDIT),
  title: 'Screens/Job tickets/Form, signature',
  beforeEach: startTicketForm,
});

/** The customer signs on the technician's device. Unsaved changes must be saved before. */
export const OnTheSpot = meta.story({
  play: async ({ canvas, step }) => {
    await formReady(canvas);
    const unsigned = await card(canvas);
    await step('cannot be signed with unsaved changes', async () => {
      await fill(field(canvas, /^Well name/), 'Ridgeback 15-1H');
      await expect(unsigned.getByRole('button', { name: 'Sign here' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await expect(unsigned.getByText(/^Save your changes first/)).toBeVisible();
      await fill(field(canvas, /^Well name/), editable.wellName);
    });
    await userEvent.click(unsigned.getByRole('button', { name: 'Sign here' }));
    const dialog = within(await page().findByRole('dialog', { name: /^Sign ticket TK-/ }));
    await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('R. Calloway');
    await step('shows what is signed, and offers its PDF', async () => {
      const summary = within(dialog.getByRole('region', { name: 'What you sign' }));
      await expect(summary.getByText(editable.wellName)).toBeVisible();
      await expect(summary.getByText('7.5 hours')).toBeVisible();
      await expect(summary.getByRole('button', { name: 'Read as a PDF' })).toBeVisible();
    });
    await step('rejects a blank pad', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Sign' }));
      await expect(await dialog.findByText(/^Please sign on the pad/)).toBeVisible();
    });
    await draw(dialog.getByRole('img', { name: 'Signature: empty' }));
    await pasteInto(dialog.getByRole('textbox', { name: 'Position' }), 'Company man');
    await userEvent.click(dialog.getByRole('button', { name: 'Sign' }));
    await expect(await canvas.findByRole('img', { name: 'Signature of R. Calloway' })).toBeVisible();
    await waitFor(async () => expect(await card(canvas)).toBeDefined());
    await expect(canvas.getByText('Signed on the spot on Nov 20, 2026')).toBeVisible();
  },
});

/** The server requires a signature: the error above the form and the checklist item lead to the signature card. */
export const MissingLeadsToIt = meta.story({
  beforeEach({ msw }) {
    const rules = { ...noRules, submitGates: ['signature' as const] };
    const missing = { signature: 'signatureRequired' };
    msw.use(
      mock(updateTicket, () => failure(422, 'TICKET_NOT_READY', 'The ticket is not ready', missing)),
      ...ticketFormHandlers.inState('DRAFT', null, rules),
    );
  },
  play: async ({ canvas, step }) => {
    await formReady(canvas);
    const signHere = (await card(canvas)).getByRole('button', { name: 'Sign here' });
    await step('the checklist item focuses the signature button', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Signature (missing)' }));
      await expect(signHere).toHaveFocus();
    });
    await step('the error focuses the signature button', async () => {
      await submit(canvas, SAVE);
      await userEvent.click(await canvas.findByRole('link', { name: /has to be signed first/ }));
      await expect(signHere).toHaveFocus();
    });
    await step('the checklist item also works with unsaved changes, which a hint reports', async () => {
      await fill(field(canvas, /^Well name/), 'Ridgeback 15-1H');
      await userEvent.click(await canvas.findByRole('button', { name: 'Signature (missing)' }));
      await expect(signHere).toHaveFocus();
      await expect((await card(canvas)).getByText(/^Save your changes first/)).toBeVisible();
    });
  },
});

/** A new ticket can't be signed yet: the checklist item leads to "Save as draft". */
export const MissingOnANewTicket = meta.story({
  args: { location: NEW },
  beforeEach({ msw }) {
    const rules = { ...noRules, submitGates: ['signature' as const] };
    msw.use(...ticketFormHandlers.inState('DRAFT', null, rules));
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Signature (missing)' }));
    await expect(canvas.getByRole('button', { name: 'Save as draft' })).toHaveFocus();
  },
});

/** The signature stays when the status of the ticket changes. */
export const StaysWhenApproved = meta.story({
  beforeEach({ msw }) {
    const shown = signedBy(movedTo(editable, 'SUBMITTED'));
    msw.use(
      ...lifeHandlers(shown),
      mock(getTicket, () => shown),
      ...ticketFormHandlers.ready(),
    );
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    await expect(
      (await card(canvas)).getByRole('img', { name: 'Signature of Dana Whitfield' }),
    ).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }));
    await expect(await canvas.findByText('Approved', { selector: '[data-tone]' })).toBeVisible();
    await expect(
      (await card(canvas)).getByRole('img', { name: 'Signature of Dana Whitfield' }),
    ).toBeVisible();
  },
});

/** Signing fails because the ticket was changed: reopening the dialog shows the drawing again. */
export const DrawingKept = meta.story({
  beforeEach({ msw }) {
    msw.use(changedWhileSigning());
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    const open = async () => {
      await userEvent.click((await card(canvas)).getByRole('button', { name: 'Sign here' }));
      return within(await page().findByRole('dialog', { name: /^Sign ticket TK-/ }));
    };
    const first = await open();
    await draw(first.getByRole('img', { name: 'Signature: empty' }));
    await userEvent.click(first.getByRole('button', { name: 'Sign' }));
    await expect(await first.findByRole('alert')).toHaveTextContent('Another user has changed this ticket');
    await userEvent.click(first.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await expect((await open()).getByRole('img', { name: 'Signature: drawn' })).toBeVisible();
  },
});

export const Drawn = meta.story({
  beforeEach: signed(),
  play: async ({ canvas }) => {
    const box = await card(canvas);
    await expect(box.getByRole('img', { name: 'Signature of Dana Whitfield' })).toBeVisible();
    await expect(box.queryByRole('button', { name: 'Sign here' })).toBeNull();
    await userEvent.click(box.getByRole('button', { name: 'Remove signature' }));
    const dialog = within(await page().findByRole('alertdialog', { name: 'Remove the signature?' }));
    await expect(dialog.getByText(/^The signature of Dana Whitfield is deleted/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove signature' }));
    await expect(await canvas.findByText('This ticket is not signed yet.')).toBeVisible();
  },
});

/** A locked ticket keeps its signature. */
export const Locked = meta.story({
  beforeEach: signed(drawnSignature, movedTo(editable, 'APPROVED')),
  play: async ({ canvas }) => {
    const box = await card(canvas);
    await expect(box.getByRole('img', { name: 'Signature of Dana Whitfield' })).toBeVisible();
    await expect(box.queryByRole('button')).toBeNull();
  },
});

/** Changing a signed ticket asks for confirmation. */
export const ChangeAsksFirst = meta.story({
  beforeEach: signed(),
  play: async ({ canvas, step }) => {
    await formReady(canvas);
    await card(canvas);
    await fill(field(canvas, /^Well name/), 'Ridgeback 15-1H');
    const question = async () => {
      await submit(canvas, SAVE);
      return within(await page().findByRole('alertdialog', { name: 'Remove the signature?' }));
    };
    await step('Cancel saves nothing', async () => {
      const dialog = await question();
      await expect(
        dialog.getByText('Changing “Well name” removes the signature of Dana Whitfield.'),
      ).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(page().queryByRole('alertdialog')).toBeNull());
      await expect(field(canvas, /^Well name/)).toHaveValue('Ridgeback 15-1H');
    });
    const dialog = await question();
    await userEvent.click(dialog.getByRole('button', { name: 'Save and remove' }));
    await expectList(canvas);
  },
});

/** Internal notes are not part of the signed content: changing them asks for no confirmation. */
export const NotesAskNothing = meta.story({
  beforeEach: signed(),
  play: async ({ canvas }) => {
    await formReady(canvas);
    await fill(field(canvas, /notes/i), 'Bring two.');
    await submit(canvas, SAVE);
    await expectList(canvas);
  },
});
