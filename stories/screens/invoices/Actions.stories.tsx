import { creditInvoice, type Invoice } from '@derrick/domain/invoices';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { invoiceIn, invoices, unpriced } from '../../mocks/invoiceFixtures.ts';
import { invoiceHandlers } from '../../mocks/invoices.ts';
import { mock } from '../../mocks/mock.ts';
import { pasteInto } from '../../pasteInto.ts';
import { adminAt, phone } from '../admin.tsx';
import { type Canvas, expectToast, page } from '../technicians/people.ts';
import {
  expectInSight,
  findDocument,
  openDialog,
  openMore,
  pageOfInvoice,
  start,
  stateCard,
} from './invoices.ts';

const draft = invoiceIn('DRAFT');
const issued = invoiceIn('ISSUED');
const partly = invoiceIn('PARTIALLY_PAID');

const meta = preview.meta({
  ...adminAt(pageOfInvoice(issued)),
  title: 'Screens/Invoices/Actions',
  beforeEach: start,
});

const at = (invoice: Invoice) => ({ location: pageOfInvoice(invoice) });

/** Chooses an entry of the "More actions" menu. */
async function choose(canvas: Canvas, entry: string) {
  const menu = await openMore(canvas);
  await userEvent.click(within(menu).getByRole('menuitem', { name: entry }));
}

/** The user issues a draft, which gets its number, and emails it to the customer with a message. */
export const IssuedAndSent = meta.story({
  args: at(draft),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Issue', 'Issue this invoice?');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Email it now' }));
    await expect(dialog.getByRole('textbox', { name: /^To/ })).toHaveValue(draft.customer.email ?? '');
    // The hint of a field does not overlap the label of the next field.
    const { bottom } = dialog.getByText('Separate several addresses by commas.').getBoundingClientRect();
    await expect(dialog.getByText('Message').getBoundingClientRect().top).toBeGreaterThan(bottom + 8);
    await userEvent.click(dialog.getByRole('button', { name: 'Issue and send' }));
    await expectToast('Invoice issued');
    await expect(await canvas.findByRole('heading', { name: 'Invoice INV-01025' })).toBeVisible();
    await expect((await stateCard(canvas)).getByText('Awaiting payment')).toBeVisible();
  },
});

/** The tickets are larger than an email can have: the dialog says where the customer gets them, and sends without. */
export const TicketsTooLarge = meta.story({
  beforeEach({ msw }) {
    const large = { ...issued, packageBytes: 19_000_000 };
    msw.use(
      ...invoiceHandlers.ready(invoices.map((invoice) => (invoice.id === issued.id ? large : invoice))),
    );
  },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Send again', 'Send the invoice');
    const box = dialog.getByRole('checkbox', { name: 'Attach the job tickets' });
    await expect(box).toBeDisabled();
    await expect(box).toHaveAccessibleDescription(/have about 18.12 MB, and an email can have 12 MB/);
    await userEvent.clear(dialog.getByRole('textbox', { name: /^To/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^To/ }), 'ap@ridge.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await expectToast('Invoice sent');
  },
});

/** A draft without prices can't be issued: the page and the button name the missing prices. */
export const PricesMissing = meta.story({
  args: at(draft),
  beforeEach({ msw }) {
    msw.use(
      ...invoiceHandlers.ready(invoices.map((invoice) => (invoice.id === draft.id ? unpriced : invoice))),
    );
  },
  play: async ({ canvas }) => {
    const text = 'Set a price for 2 lines before issuing';
    await expect(await canvas.findByText(text)).toBeVisible();
    const dialog = await openDialog(canvas, 'Issue', "This draft can't be issued yet");
    await expect(dialog.getByText(text)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Set prices' }));
    await expect((await canvas.findAllByRole('textbox', { name: 'Price' }))[0]).toBeVisible();
  },
});

/** Another user issued the draft: the page shows the current invoice. */
export const IssuedMeanwhileConflict = meta.story({
  args: at(draft),
  beforeEach({ msw }) {
    msw.use(...invoiceHandlers.issuedMeanwhile(draft));
  },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Issue', 'Issue this invoice?');
    await userEvent.click(dialog.getByRole('button', { name: 'Issue' }));
    await expectToast('Another user has changed this invoice. You see its current version.');
    await expect(await canvas.findByRole('heading', { name: 'Invoice INV-01030' })).toBeVisible();
  },
});

export const IssueFails = meta.story({
  args: at(draft),
  beforeEach({ msw }) {
    msw.use(...invoiceHandlers.changesFail());
  },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Issue', 'Issue this invoice?');
    await userEvent.click(dialog.getByRole('button', { name: 'Issue' }));
    await expect(await dialog.findByText(/The database is being moved/)).toBeVisible();
  },
});

/** The recipients are validated before the invoice is sent. */
export const SendChecks = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Send again', 'Send the invoice');
    const to = dialog.getByRole('textbox', { name: /^To/ });
    await userEvent.clear(to);
    await pasteInto(to, 'payables@ridge.example, nobody');
    const send = dialog.getByRole('button', { name: 'Send' });
    await userEvent.click(send);
    await expect(await dialog.findByText('Enter valid email addresses')).toBeVisible();
    await userEvent.clear(to);
    await pasteInto(to, 'payables@ridge.example, boss@ridge.example');
    await userEvent.click(send);
    await expectToast('Invoice sent');
  },
});

/** A typed address is remembered: the next email goes to it. */
export const RecipientRemembered = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Send again', 'Send the invoice');
    await expect(dialog.queryByRole('checkbox', { name: /^Remember/ })).toBeNull();
    const to = dialog.getByRole('textbox', { name: /^To/ });
    await userEvent.clear(to);
    await pasteInto(to, 'Clerk@ridge.example, payables@ridge.example');
    await userEvent.click(
      dialog.getByRole('checkbox', {
        name: 'Remember clerk@ridge.example as the customer’s email for invoices',
      }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await expectToast('Invoice sent');
    const next = await openDialog(canvas, 'Send again', 'Send the invoice');
    await expect(next.getByRole('textbox', { name: /^To/ })).toHaveValue('clerk@ridge.example');
  },
});

const withAddress = invoices.map((invoice) => ({ ...invoice, mailTo: 'ap@ridge.example' }));

/** The user reminds the customer now: the dialog names amount and address, and the invoice lists the reminder. */
export const RemindedNow = meta.story({
  beforeEach({ msw }) {
    msw.use(...invoiceHandlers.ready(withAddress));
  },
  play: async ({ canvas }) => {
    await findDocument(canvas);
    await choose(canvas, 'Remind now');
    const dialog = within(await page().findByRole('dialog', { name: 'Remind the customer?' }));
    await expect(dialog.getByText(/^A reminder of \$.* goes to ap@ridge\.example\.$/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Send reminder' }));
    await expectToast('Reminder sent');
    const sent = within(canvas.getByRole('region', { name: 'Sent' }));
    await expect(await sent.findByText('Reminder by email')).toBeVisible();
    await expect(sent.getByText('On its way')).toBeVisible();
  },
});

export const RemindFails = meta.story({
  beforeEach({ msw }) {
    msw.use(...invoiceHandlers.changesFail(withAddress));
  },
  play: async ({ canvas }) => {
    await findDocument(canvas);
    await choose(canvas, 'Remind now');
    const dialog = within(await page().findByRole('dialog', { name: 'Remind the customer?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send reminder' }));
    await expect(await dialog.findByText(/The database is being moved/)).toBeVisible();
  },
});

/** The invoice was sent by post: the user records the day and a note. */
export const MarkedAsSent = meta.story({
  play: async ({ canvas }) => {
    await findDocument(canvas);
    await choose(canvas, 'Mark as sent');
    const dialog = within(await page().findByRole('dialog', { name: 'Mark the invoice as sent' }));
    await pasteInto(dialog.getByRole('textbox', { name: 'Note' }), 'By courier');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as sent' }));
    await expectToast('Invoice marked as sent');
    const sent = within(canvas.getByRole('region', { name: 'Sent' }));
    await expect(await sent.findByText(/By courier/)).toBeVisible();
  },
});

/** The user records a part of the payment, then the rest: the status follows. */
export const PaidInTwoParts = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Record payment', 'Record a payment');
    const amount = dialog.getByRole('textbox', { name: /^Amount/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '100');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Method' }), 'ACH');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reference' }), '10433');
    await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
    await expectToast('Payment recorded');
    await expect(await canvas.findByText('Partially paid')).toBeVisible();
    const nextDialog = await openDialog(canvas, 'Record payment', 'Record a payment');
    await userEvent.click(nextDialog.getByRole('button', { name: 'Record payment' }));
    await expect(await (await stateCard(canvas)).findByText('Paid')).toBeVisible();
  },
});

/** A payment above the balance is rejected with a message before a request is sent. */
export const PaymentTooLargeRefused = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Record payment', 'Record a payment');
    const amount = dialog.getByRole('textbox', { name: /^Amount/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '99999999');
    await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
    await expect(await dialog.findByText(/^At most \$.* is still to be paid$/)).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, '2.345');
    await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
    await expect(await dialog.findByText('Amounts in this currency have 2 decimals at most.')).toBeVisible();
  },
});

export const PaymentReversed = meta.story({
  args: at(partly),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Reverse the payment/ }));
    const dialog = within(await page().findByRole('alertdialog', { name: 'Reverse this payment?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Reverse' }));
    await expect(await dialog.findByText('Enter a reason')).toBeVisible();
    await pasteInto(dialog.getByRole('textbox', { name: /^Reason/ }), 'The check bounced.');
    await userEvent.click(dialog.getByRole('button', { name: 'Reverse' }));
    await expectToast('Payment reversed');
    await expect(await canvas.findByText(/The check bounced\./)).toBeVisible();
    await expect((await stateCard(canvas)).getByText('Awaiting payment')).toBeVisible();
  },
});

/** Opens the form of a credit note. */
async function openCredit(canvas: Canvas) {
  await findDocument(canvas);
  await choose(canvas, 'Credit');
  return within(await page().findByRole('dialog', { name: /^Credit invoice/ }));
}

/** The user credits a part of one line: the credit note is listed, and the balance and the document follow. */
export const CreditedInPart = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openCredit(canvas);
    const release = { name: /^Let the tickets be invoiced again/ };
    await expect(dialog.getByRole('checkbox', release)).not.toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Clear' }));
    await expect(dialog.queryByRole('checkbox', release)).not.toBeInTheDocument();
    const submit = dialog.getByRole('button', { name: 'Issue credit note' });
    await userEvent.click(submit);
    await expect(
      (await dialog.findAllByText('Enter an amount for at least one line')).length,
    ).toBeGreaterThan(0);
    const [amount] = dialog.getAllByRole('textbox', { name: 'Pump technician' });
    if (!amount) throw new Error('The dialog has no line');
    await userEvent.type(amount, '999999');
    await userEvent.tab();
    await userEvent.click(submit);
    await expect((await dialog.findAllByText('At most what is left of the line')).length).toBeGreaterThan(0);
    await userEvent.clear(amount);
    await userEvent.type(amount, '100');
    await pasteInto(dialog.getByRole('textbox', { name: /^Reason/ }), 'Two hours were billed twice.');
    // 8.25 % of tax are credited too.
    await expect(dialog.getByText('$108.25')).toBeVisible();
    await userEvent.click(submit);
    await expectToast('Credit note issued');
    const notes = within(await canvas.findByRole('region', { name: 'Credit notes' }));
    await expect(notes.getByText('$108.25')).toBeVisible();
    await expect(notes.getByText('Two hours were billed twice.')).toBeVisible();
    await expect(notes.getByRole('button', { name: 'PDF of CN-01003' })).toBeVisible();
    await expect((await findDocument(canvas)).getByText('Credited')).toBeVisible();
    await expect((await stateCard(canvas)).getByText('Awaiting payment')).toBeVisible();
    await choose(canvas, 'Void');
    await expect(await page().findByText(/with a credit note can't be voided/)).toBeVisible();
  },
});

/** A paid invoice is credited completely: the form asks how the money goes back, and the invoice is shown as credited. */
export const CreditRefunded = meta.story({
  args: at(invoiceIn('PAID')),
  play: async ({ canvas }) => {
    const dialog = await openCredit(canvas);
    const refund = within(dialog.getByRole('region', { name: 'To refund' }));
    await userEvent.selectOptions(refund.getByRole('combobox', { name: 'Refund method' }), 'ACH');
    await userEvent.click(dialog.getByRole('button', { name: 'Issue credit note' }));
    await expect((await dialog.findAllByText('Enter a reason')).length).toBeGreaterThan(0);
    await pasteInto(dialog.getByRole('textbox', { name: /^Reason/ }), 'The work was not accepted.');
    await userEvent.click(dialog.getByRole('button', { name: 'Issue credit note' }));
    await expectToast('Credit note issued');
    await expect(await canvas.findByText(/refunded on .* · Bank transfer/)).toBeVisible();
    await expect((await stateCard(canvas)).getByText('Credited')).toBeVisible();
  },
});

let isReleaseSent: boolean | undefined;

/** An invoice is credited completely, and its tickets can be invoiced again. */
export const CreditReleasesTickets = meta.story({
  beforeEach({ msw }) {
    isReleaseSent = undefined;
    msw.use(
      mock(creditInvoice, ({ body }) => {
        isReleaseSent = body.releaseTickets;
        return undefined;
      }),
    );
  },
  play: async ({ canvas }) => {
    const dialog = await openCredit(canvas);
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Let the tickets be invoiced again/ }));
    await pasteInto(dialog.getByRole('textbox', { name: /^Reason/ }), 'Billed to the wrong customer.');
    await userEvent.click(dialog.getByRole('button', { name: 'Issue credit note' }));
    await expectToast('Credit note issued');
    await expect(isReleaseSent).toBe(true);
  },
});

/** Another user has credited the invoice in the meantime: the form stays open and shows the server's message. */
export const CreditTooLargeRefused = meta.story({
  beforeEach({ msw }) {
    msw.use(...invoiceHandlers.creditTooLarge());
  },
  play: async ({ canvas }) => {
    const dialog = await openCredit(canvas);
    const reason = dialog.getByRole('textbox', { name: /^Reason/ });
    await pasteInto(reason, 'Billed twice.');
    await userEvent.click(dialog.getByRole('button', { name: 'Issue credit note' }));
    await expect(await dialog.findByText(/At most \$10\.00 of this invoice/)).toBeVisible();
    await expect(reason).toHaveValue('Billed twice.');
  },
});

/** The form of a credit note in Spanish, on a phone. */
export const CreditOnAPhoneInSpanish = meta.story({
  tags: ['test-full'],
  args: at(invoiceIn('PAID')),
  globals: { ...phone, locale: 'es' },
  play: async ({ canvas }) => {
    await findDocument(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Más acciones' }));
    await userEvent.click(await page().findByRole('menuitem', { name: 'Acreditar' }));
    const dialog = within(await page().findByRole('dialog', { name: /^Acreditar la factura/ }));
    await expect(dialog.getByRole('region', { name: 'Por reembolsar' })).toBeVisible();
  },
});

/** An invoice with payments can't be voided: the page names the required step. */
export const VoidWithPaymentsRefused = meta.story({
  args: at(partly),
  play: async ({ canvas }) => {
    await findDocument(canvas);
    await choose(canvas, 'Void');
    const dialog = within(await page().findByRole('dialog', { name: 'Void this invoice?' }));
    await expect(dialog.getByText(/Reverse the payments first, or issue a credit note/)).toBeVisible();
  },
});

/** A void invoice keeps its number. Its copy is a draft. */
export const VoidedAndCopied = meta.story({
  play: async ({ canvas }) => {
    await findDocument(canvas);
    await choose(canvas, 'Void');
    const dialog = within(await page().findByRole('alertdialog', { name: 'Void this invoice?' }));
    await pasteInto(dialog.getByRole('textbox', { name: /^Reason/ }), 'Wrong customer.');
    await userEvent.click(dialog.getByRole('button', { name: 'Void' }));
    await expectToast('Invoice voided');
    await expect(await canvas.findByText('Reason: Wrong customer.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy as draft' }));
    await expectToast('Copied as draft');
    await expect(await canvas.findByText(/Corrects an invoice that is void/)).toBeVisible();
  },
});

/** Voiding fails: the dialog stays open and keeps the typed reason. */
export const VoidFails = meta.story({
  beforeEach({ msw }) {
    msw.use(...invoiceHandlers.changesFail());
  },
  play: async ({ canvas }) => {
    await findDocument(canvas);
    await choose(canvas, 'Void');
    const dialog = within(await page().findByRole('alertdialog', { name: 'Void this invoice?' }));
    await pasteInto(dialog.getByRole('textbox', { name: /^Reason/ }), 'Wrong customer.');
    await userEvent.click(dialog.getByRole('button', { name: 'Void' }));
    await expect(await dialog.findByText(/The database is being moved/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Wrong customer.');
  },
});

export const GivenUp = meta.story({
  play: async ({ canvas }) => {
    await findDocument(canvas);
    await choose(canvas, 'Mark as uncollectible');
    const dialog = within(await page().findByRole('alertdialog', { name: 'Mark as uncollectible?' }));
    await pasteInto(dialog.getByRole('textbox', { name: /^Reason/ }), 'Bankrupt.');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as uncollectible' }));
    await expectToast('Marked as uncollectible');
    await expect(await canvas.findByText('Uncollectible')).toBeVisible();
  },
});

export const PdfFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(...invoiceHandlers.pdfFails());
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'PDF' }));
    await expectToast('The PDF could not be created', 'The database is being moved. Try again in a minute.');
  },
});

export const DraftDeleted = meta.story({
  args: at(draft),
  play: async ({ canvas }) => {
    await findDocument(canvas);
    await choose(canvas, 'Delete draft');
    const dialog = within(await page().findByRole('alertdialog', { name: 'Delete this draft?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete draft' }));
    await expectToast('Draft deleted');
    await waitFor(() => expect(canvas.getByRole('navigation', { name: 'Invoices by status' })).toBeVisible());
  },
});

export const PaymentOnAPhone = meta.story({
  tags: ['test-full'],
  globals: phone,
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Record payment', 'Record a payment');
    await expect(dialog.getByRole('textbox', { name: /^Amount/ })).toBeVisible();
  },
});

/** The on-screen keyboard of a phone leaves little space: the dialog scrolls to the error message. */
export const PaymentFailsAboveAKeyboard = meta.story({
  parameters: {
    viewport: { options: { keyboard: { name: 'Keyboard', styles: { width: '390px', height: '480px' } } } },
  },
  globals: { viewport: { value: 'keyboard' } },
  beforeEach({ msw }) {
    msw.use(...invoiceHandlers.changesFail());
  },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Record payment', 'Record a payment');
    await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
    const alert = await dialog.findByRole('alert');
    await waitFor(() => expectInSight(alert));
  },
});
