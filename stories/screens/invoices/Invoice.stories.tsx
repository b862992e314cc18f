import type { Invoice } from '@derrick/domain/invoices';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers, users } from '../../mocks/auth.ts';
import { drawnLogo } from '../../mocks/companyFixtures.ts';
import { emailTo, invoiceIn, invoices, longInvoices } from '../../mocks/invoiceFixtures.ts';
import { invoiceHandlers } from '../../mocks/invoices.ts';
import { fullInvoice } from '../../mocks/overfullFixtures.ts';
import { adminAt, phone, spanish } from '../admin.tsx';
import { type Canvas, entriesOf, page } from '../technicians/people.ts';
import { expectNoOverflow, findDocument, openMore, pageOfInvoice, start, stateCard } from './invoices.ts';

const open = invoiceIn('ISSUED');

const meta = preview.meta({
  ...adminAt(pageOfInvoice(open)),
  title: 'Screens/Invoices/Invoice',
  beforeEach: start,
});

/** Expects these buttons for a status, and these entries in the "More actions" menu. */
async function expectActions(canvas: Canvas, buttons: readonly string[], more: readonly string[]) {
  const card = await stateCard(canvas);
  await expect(card.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'More actions',
    'PDF',
    ...buttons,
  ]);
  await expect(entriesOf(await openMore(canvas))).toEqual(['Package with tickets', ...more]);
}

const at = (invoice: Invoice) => ({ location: pageOfInvoice(invoice) });

export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: `Invoice ${open.number}` })).toBeVisible();
    const sheet = await findDocument(canvas);
    const [ticket] = open.tickets;
    const printed = [
      'Permian Basin Co.',
      open.customer.name,
      'Sales tax (8.25%)',
      'Not taxed',
      `${ticket?.jobcode} · ${ticket?.wellName}`,
    ];
    for (const text of printed) await expect(sheet.getAllByText(text)[0]).toBeVisible();
    await expect(await canvas.findByText('Maya Reyes issued the invoice')).toBeVisible();
    await expect(canvas.getByText('No payments yet.')).toBeVisible();
    await expectActions(
      canvas,
      ['Send again', 'Record payment'],
      ['Remind now', 'Mark as sent', 'Credit', 'Mark as uncollectible', 'Void'],
    );
  },
});

/** The company has a logo: the company's name appears beside it, because the logo need not contain the name. */
export const WithLogo = meta.story({
  beforeEach({ msw }) {
    const user = users.SUPER_ADMIN;
    msw.use(...authHandlers.me({ ...user, company: { ...user.company, logo: drawnLogo } }));
  },
  play: async ({ canvas }) => {
    const sheet = await findDocument(canvas);
    await expect(sheet.getByRole('presentation')).toBeVisible();
    await expect(sheet.getAllByText('Permian Basin Co.')[0]).toBeVisible();
  },
});

export const Draft = meta.story({
  args: at(invoiceIn('DRAFT')),
  play: async ({ canvas }) => {
    await expect((await findDocument(canvas)).getByText('When it is issued')).toBeVisible();
    await expectActions(canvas, ['Edit', 'Issue'], ['Delete draft']);
  },
});

export const PartiallyPaid = meta.story({
  args: at(invoiceIn('PARTIALLY_PAID')),
  play: async ({ canvas }) => {
    await expect((await stateCard(canvas)).getByText('Partially paid')).toBeVisible();
    await expect((await findDocument(canvas)).getByText('Balance')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Reverse the payment of \$/ })).toBeVisible();
    await expectActions(
      canvas,
      ['Send again', 'Record payment'],
      ['Remind now', 'Mark as sent', 'Credit', 'Mark as uncollectible', 'Void'],
    );
  },
});

export const Paid = meta.story({
  args: at(invoiceIn('PAID')),
  play: ({ canvas }) => expectActions(canvas, ['Send again'], ['Mark as sent', 'Credit']),
});

export const Void = meta.story({
  args: at(invoiceIn('VOID')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Reason: Billed to the wrong customer.')).toBeVisible();
    await expectActions(canvas, ['Copy as draft'], []);
  },
});

const paidTwice: Invoice = {
  ...invoiceIn('PAID'),
  paymentExcesses: [
    {
      reference: 'pi_3QdR7s',
      receivedAt: '2026-11-19T15:00:00.000Z',
      excessCents: 92_400,
      currency: 'USD',
    },
  ],
  payments: invoiceIn('PAID').payments.map((payment) => ({
    ...payment,
    method: 'CARD_ONLINE',
    reference: 'pi_3QdQ1a',
    recordedBy: null,
  })),
};

/** The customer paid online after another payment: the page shows what to refund, and where. */
export const PaidTwice = meta.story({
  args: at(paidTwice),
  beforeEach({ msw }) {
    msw.use(...invoiceHandlers.ready([paidTwice]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/paid \$924\.00 more than the balance online/)).toHaveTextContent(
      'Refund it at Stripe: pi_3QdR7s',
    );
    await expect((await canvas.findAllByText(/Card online · pi_3QdQ1a/))[0]).toBeVisible();
  },
});

export const Uncollectible = meta.story({
  args: at(invoiceIn('UNCOLLECTIBLE')),
  play: ({ canvas }) => expectActions(canvas, ['Record payment'], []),
});

const overdue = invoices.find(({ isPastDue }) => isPastDue) ?? open;

export const PastDue = meta.story({
  args: at(overdue),
  play: async ({ canvas }) => {
    await expect((await stateCard(canvas)).getByText('Past due')).toBeVisible();
  },
});

/** A manager with access to prices can create drafts. Only admins can issue them. */
export const DraftOfAManager = meta.story({
  args: at(invoiceIn('DRAFT')),
  beforeEach({ msw }) {
    msw.use(
      ...authHandlers.me({
        ...users.MANAGER,
        permissions: [...(users.MANAGER.permissions ?? []), 'prices:read', 'invoices:read', 'invoices:write'],
      }),
    );
  },
  play: ({ canvas }) => expectActions(canvas, ['Edit'], ['Delete draft']),
});

export const FirstLoad = meta.story({
  tags: ['state:loading'],
  beforeEach({ msw }) {
    msw.use(...invoiceHandlers.pending());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Invoice' })).toBeVisible();
  },
});

export const ServerError = meta.story({
  tags: ['state:failed'],
  beforeEach({ msw }) {
    msw.use(...invoiceHandlers.serverError());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load the invoice')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

export const Missing = meta.story({
  tags: ['state:missing'],
  args: { location: '/dashboard/invoice/00000000-0000-4000-8004-0000000fffff' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Invoice not found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Invoices' })).toBeVisible();
  },
});

/** The user turns reminders of this invoice off and on. Each change is saved at once and affects no other invoice. */
export const Reminders = meta.story({
  play: async ({ canvas }) => {
    const reminders = await canvas.findByRole('switch', { name: /^Reminders by email/ });
    await expect(reminders).not.toBeChecked();
    await userEvent.click(reminders);
    await waitFor(() => expect(canvas.getByRole('switch', { name: /^Reminders by email/ })).toBeChecked());
  },
});

const withChanges = (changes: Partial<Invoice>): readonly Invoice[] =>
  invoices.map((invoice) => (invoice.id === open.id ? { ...invoice, ...changes } : invoice));

/** The invoice shows every email with the result for each recipient, and names the address that rejected the latest one. */
export const Undelivered = meta.story({
  beforeEach({ msw }) {
    const [first] = open.sendings;
    msw.use(
      ...invoiceHandlers.ready(
        withChanges({
          sendings: [
            { ...emailTo('ap@ridge.example', '2026-11-20T14:00:00.000Z'), ...first },
            {
              ...emailTo('', '2026-11-20T15:00:00.000Z'),
              to: [],
              kind: 'OTHER',
              sentOn: '2026-11-19',
              note: 'By post',
              deliveries: [],
            },
            {
              ...emailTo('gone@ridge.example', '2026-11-20T16:00:00.000Z'),
              kind: 'REMINDER',
              by: null,
              deliveries: [{ to: 'gone@ridge.example', status: 'REJECTED', smtpCode: 550 }],
            },
          ],
        }),
      ),
    );
  },
  play: async ({ canvas }) => {
    const sent = within(await canvas.findByRole('region', { name: 'Sent' }));
    await expect(sent.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Reminder by email.*gone@ridge\.exampleRejected by mail server \(550\)$/),
      expect.stringMatching(/^Invoice by other means.*By post$/),
      expect.stringMatching(/^Invoice by email.*Accepted by mail server$/),
    ]);
    await expect(
      canvas.getByText(/^The latest email to gone@ridge\.example could not be delivered/),
    ).toBeVisible();
  },
});

/** The day of the next reminder is shown. */
export const NextReminder = meta.story({
  beforeEach({ msw }) {
    msw.use(
      ...invoiceHandlers.ready(
        withChanges({ hasReminders: true, mailTo: 'ap@ridge.example', nextReminderOn: '2026-11-27' }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Next reminder: Nov 27/)).toBeVisible();
  },
});

/** The customer has no address: the invoice names this and leads to the customer. */
export const NoAddressToRemind = meta.story({
  beforeEach({ msw }) {
    msw.use(
      ...invoiceHandlers.ready(
        withChanges({ hasReminders: true, mailTo: null, customer: { ...open.customer, email: null } }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No address to remind/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add an email' })).toHaveAttribute(
      'href',
      `/dashboard/customer/${open.customer.id}`,
    );
    const menu = within(await openMore(canvas));
    await userEvent.click(menu.getByRole('menuitem', { name: 'Remind now' }));
    const dialog = within(await page().findByRole('dialog', { name: 'No address to remind' }));
    await expect(dialog.getByRole('link', { name: 'Add an email' })).toBeVisible();
  },
});

/** Reminders are turned off for the customer: the invoice names this instead of a day. */
export const RemindersOffForCustomer = meta.story({
  beforeEach({ msw }) {
    msw.use(
      ...invoiceHandlers.ready(
        withChanges({ hasReminders: true, hasCustomerReminders: false, mailTo: 'ap@ridge.example' }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Reminders are turned off for this customer/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the customer' })).toBeVisible();
  },
});

export const Spanish = meta.story({
  tags: ['state:spanish', 'test-full'],
  globals: spanish,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: `Factura ${open.number}` })).toBeVisible();
    await expect(within(canvas.getByRole('article')).getByText('Bill to')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Registrar pago' })).toBeVisible();
  },
});

export const Dark = meta.story({
  tags: ['state:dark', 'test-full'],
  args: at(invoiceIn('PARTIALLY_PAID')),
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

/** Sixty lines of twenty tickets, long names and amounts of twelve digits fit on the page. */
export const Overfull = meta.story({
  args: at(fullInvoice),
  beforeEach({ msw }) {
    msw.use(...invoiceHandlers.ready([fullInvoice]));
  },
  play: async ({ canvas }) => {
    const sheet = await findDocument(canvas);
    await expect(sheet.getAllByText('0.655')).toHaveLength(20);
    await expectNoOverflow();
  },
});

export const OverfullOnAPhone = Overfull.extend({ globals: phone });

export const LongTextsOnAPhone = meta.story({
  globals: phone,
  args: at(longInvoices[3] ?? open),
  beforeEach({ msw }) {
    msw.use(...invoiceHandlers.longTexts());
  },
  play: async ({ canvas }) => {
    await findDocument(canvas);
    await expectNoOverflow();
  },
});
