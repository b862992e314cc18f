import type { Invoice } from '@derrick/domain/invoices';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers, users } from '../../mocks/auth.ts';
import { drawnLogo } from '../../mocks/companyFixtures.ts';
import { invoiceIn, invoices, longInvoices } from '../../mocks/invoiceFixtures.ts';
import { invoiceHandlers } from '../../mocks/invoices.ts';
import { adminAt, phone, spanish } from '../admin.tsx';
import { type Canvas, entriesOf } from '../technicians/people.ts';
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
    for (const text of ['Permian Basin Co.', open.customer.name, 'Sales tax (8.25%)'])
      await expect(sheet.getAllByText(text)[0]).toBeVisible();
    await expect(await canvas.findByText('Maya Reyes issued the invoice')).toBeVisible();
    await expect(canvas.getByText('No payments yet.')).toBeVisible();
    await expectActions(
      canvas,
      ['Send again', 'Record payment'],
      ['Credit', 'Mark as uncollectible', 'Void'],
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
      ['Credit', 'Mark as uncollectible', 'Void'],
    );
  },
});

export const Paid = meta.story({
  args: at(invoiceIn('PAID')),
  play: ({ canvas }) => expectActions(canvas, ['Send again'], ['Credit']),
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

export const Spanish = meta.story({
  tags: ['state:spanish', 'test-full'],
  globals: spanish,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: `Factura ${open.number}` })).toBeVisible();
    await expect(within(canvas.getByRole('article')).getByText('Facturar a')).toBeVisible();
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
