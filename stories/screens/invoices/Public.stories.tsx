import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { linkToken } from '../../mocks/accounts.ts';
import { invoiceIn, invoices } from '../../mocks/invoiceFixtures.ts';
import { fullInvoice } from '../../mocks/overfullFixtures.ts';
import { publicInvoiceHandlers } from '../../mocks/publicInvoice.ts';
import { signedOut } from '../../mocks/session.ts';
import { statementHandlers } from '../../mocks/statements.ts';
import { pasteInto } from '../../pasteInto.ts';
import { adminAt, phone, spanish, startClean } from '../admin.tsx';
import type { Canvas } from '../technicians/people.ts';
import { expectNoOverflow, findDocument } from './invoices.ts';

const LINK = `/invoice?token=${linkToken}`;
const invoice = invoiceIn('ISSUED');

const meta = preview.meta({
  ...adminAt(LINK),
  title: 'Screens/Invoices/Public',
  beforeEach({ msw }) {
    msw.use(...publicInvoiceHandlers.ready());
    return startClean(signedOut);
  },
});

/** The customer reads the amount and the due date without an account. A reload shows the same page. */
export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: `Invoice ${invoice.number}` }),
    ).toBeVisible();
    await expect(canvas.getByText('To be paid')).toBeVisible();
    await expect((await findDocument(canvas)).getByText(invoice.customer.name)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});

const overdue = invoices.find(({ isPastDue }) => isPastDue);

export const PastDue = meta.story({
  beforeEach({ msw }) {
    msw.use(...publicInvoiceHandlers.ready(overdue));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Past due')).toBeVisible();
  },
});

export const Paid = meta.story({
  beforeEach({ msw }) {
    msw.use(...publicInvoiceHandlers.ready(invoiceIn('PAID')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Paid', { selector: '[data-tone]' })).toBeVisible();
  },
});

/** Sixty lines, long names and large amounts stay in the width of the window. The customer can still pay. */
export const Overfull = meta.story({
  beforeEach({ msw }) {
    msw.use(...publicInvoiceHandlers.ready(fullInvoice, { hasOnlinePayment: true }));
  },
  play: async ({ canvas }) => {
    await findDocument(canvas);
    await expectNoOverflow();
  },
});

export const OverfullOnAPhone = Overfull.extend({ globals: phone });

export const Void = meta.story({
  beforeEach({ msw }) {
    msw.use(...publicInvoiceHandlers.ready(invoiceIn('VOID')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Void', { selector: '[data-tone]' })).toBeVisible();
  },
});

/** The customer can pay on the payment service's page, or on the company's own page for bank transfers. */
export const Payable = meta.story({
  beforeEach({ msw }) {
    msw.use(...publicInvoiceHandlers.payable());
  },
  play: async ({ canvas }) => {
    const pay = await canvas.findByRole('button', { name: /^Pay \$[\d,.]+ by card$/ });
    await expect(canvas.getByRole('link', { name: 'Pay by bank transfer' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:/),
    );
    await userEvent.click(pay);
    await waitFor(() => expect(window.location.hash).toBe('#payment-page'));
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  },
});

/** The payment service does not answer: the button stays and the page shows the server's message. */
export const PaymentUnavailable = meta.story({
  beforeEach({ msw }) {
    msw.use(...publicInvoiceHandlers.paymentFails());
  },
  play: async ({ canvas }) => {
    const pay = await canvas.findByRole('button', { name: /^Pay .* by card$/ });
    await userEvent.click(pay);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The payment page could not be opened');
    await expect(pay).toBeEnabled();
  },
});

/** The customer returns from the payment page: the page waits for the confirmation and then shows the invoice as paid. */
export const ReturnedAfterPaying = meta.story({
  args: { location: `${LINK}&payment=done` },
  beforeEach({ msw }) {
    msw.use(...publicInvoiceHandlers.paymentArrives());
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Thank you. Your payment has arrived.', {}, { timeout: 8000 }),
    ).toBeVisible();
    await expect(canvas.getByText('Paid', { selector: '[data-tone]' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  },
});

export const ReturnedWithoutPaying = meta.story({
  args: { location: `${LINK}&payment=cancelled` },
  beforeEach({ msw }) {
    msw.use(...publicInvoiceHandlers.payable());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing was paid. You can pay at any time.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Pay .* by card$/ })).toBeEnabled();
  },
});

/** The customer returns in another browser, which does not know the link: no error, but a thank-you. */
export const ReturnedElsewhere = meta.story({
  args: { location: '/invoice?payment=done' },
  play: ({ canvas }) =>
    seesProblem(canvas, 'Thank you for your payment', 'To see the invoice again, open it from the email.'),
});

export const PayablePhoneSpanish = meta.story({
  tags: ['test-full'],
  globals: { ...phone, ...spanish },
  beforeEach({ msw }) {
    msw.use(...publicInvoiceHandlers.payable());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Pagar .* con tarjeta$/ })).toBeVisible();
    await expectNoOverflow();
  },
});

/** The customer requests a link to the page with all invoices. */
export const RequestsAllInvoices = meta.story({
  beforeEach({ msw }) {
    msw.use(...statementHandlers.ready());
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request a link by email' }));
    await pasteInto(
      await canvas.findByRole('textbox', { name: /^Your email address/ }),
      'payables@ridge.example',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await expect(await canvas.findByText(/^If the company knows payables@ridge\.example/)).toBeVisible();
  },
});

export const PdfFails = meta.story({
  tags: ['state:failed'],
  beforeEach({ msw }) {
    msw.use(...publicInvoiceHandlers.pdfFails());
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download PDF' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The database is being moved');
  },
});

/** The customer downloads the invoice with its tickets as one file. */
export const Package = meta.story({
  beforeEach({ msw }) {
    msw.use(...publicInvoiceHandlers.packageFails());
  },
  play: async ({ canvas, msw }) => {
    const button = await canvas.findByRole('button', { name: 'With job tickets' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The database is being moved');
    msw.use(...publicInvoiceHandlers.ready());
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
});

async function seesProblem(canvas: Canvas, title: string, text: string) {
  const heading = await canvas.findByRole('heading', { name: title });
  await expect(heading).toHaveFocus();
  await expect(heading).toHaveAccessibleDescription(text);
  await expect(canvas.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
}

const hint = 'Ask the company that sent the invoice to send it again.';

export const Expired = meta.story({
  tags: ['state:expired'],
  beforeEach({ msw }) {
    msw.use(...publicInvoiceHandlers.linkFails('expired'));
  },
  play: ({ canvas }) => seesProblem(canvas, 'This link has expired', hint),
});

export const Used = meta.story({
  tags: ['state:used'],
  beforeEach({ msw }) {
    msw.use(...publicInvoiceHandlers.linkFails('used'));
  },
  play: ({ canvas }) => seesProblem(canvas, 'This link was used already', hint),
});

export const Replaced = meta.story({
  tags: ['state:replaced'],
  beforeEach({ msw }) {
    msw.use(...publicInvoiceHandlers.linkFails('replaced'));
  },
  play: ({ canvas }) =>
    seesProblem(
      canvas,
      'There is a newer link',
      'The invoice was sent again. Open it from the newest email.',
    ),
});

export const Unknown = meta.story({
  tags: ['state:unknown'],
  beforeEach({ msw }) {
    msw.use(...publicInvoiceHandlers.linkFails('unknown'));
  },
  play: ({ canvas }) =>
    seesProblem(
      canvas,
      'This link is not valid',
      'Open the invoice from the email again, or ask the company that sent it.',
    ),
});

export const TokenMissing = meta.story({
  tags: ['state:missing'],
  args: { location: '/invoice' },
  play: ({ canvas }) =>
    seesProblem(
      canvas,
      'This link is incomplete',
      'Open the invoice from the email again, or copy its full address.',
    ),
});

export const Checking = meta.story({
  beforeEach({ msw }) {
    msw.use(...publicInvoiceHandlers.pending());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Opening the invoice...', { selector: 'p' })).toBeVisible();
  },
});

export const ServerError = meta.story({
  beforeEach({ msw }) {
    msw.use(...publicInvoiceHandlers.serverError());
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'The invoice could not be opened' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

export const Spanish = meta.story({
  tags: ['state:spanish', 'test-full'],
  globals: spanish,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Por pagar')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Imprimir' })).toBeVisible();
  },
});

export const Dark = meta.story({
  tags: ['state:dark', 'test-full'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await findDocument(canvas);
  },
});

export const Phone = meta.story({
  tags: ['state:phone'],
  globals: phone,
  play: async ({ canvas }) => {
    await findDocument(canvas);
    await expectNoOverflow();
  },
});
