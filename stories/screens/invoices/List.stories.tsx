import { getInvoice } from '@derrick/domain/invoices';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers, users } from '../../mocks/auth.ts';
import { invoices } from '../../mocks/invoiceFixtures.ts';
import { invoiceHandlers } from '../../mocks/invoices.ts';
import { mock } from '../../mocks/mock.ts';
import { adminAt, phone, spanish } from '../admin.tsx';
import { type Canvas, expectToast, page, rowOf } from '../technicians/people.ts';
import { expectNoOverflow, LIST, pageOfInvoice, start } from './invoices.ts';

const meta = preview.meta({ ...adminAt(LIST), title: 'Screens/Invoices/List', beforeEach: start });

const [draft] = invoices;
const [issued, otherIssued] = invoices.filter(({ status }) => status === 'ISSUED');

export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas, step }) => {
    await expect(await rowOf(canvas, issued?.number ?? '')).toHaveTextContent('Awaiting payment');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Draft');
    const chips = within(canvas.getByRole('navigation', { name: 'Invoices by status' }));
    await waitFor(() => expect(chips.getByRole('link', { name: /^Draft/ })).toHaveTextContent('3 invoices'));
    await step('a chip filters the list, and a second press shows all invoices', async () => {
      await userEvent.click(chips.getByRole('link', { name: /^Past due/ }));
      await waitFor(() =>
        expect(canvas.queryByText('Awaiting payment', { selector: '[data-tone]' })).toBeNull(),
      );
      await expect(await canvas.findByText('Status: Past due')).toBeVisible();
      await userEvent.click(chips.getByRole('link', { name: /^Past due/ }));
      await rowOf(canvas, issued?.number ?? '');
    });
    await step('sorts by total', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Total/ }));
      await waitFor(() =>
        expect(canvas.getByRole('columnheader', { name: /^Total/ })).toHaveAttribute(
          'aria-sort',
          'ascending',
        ),
      );
    });
    await step('finds a customer', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search invoices' }), 'caprock{Enter}');
      await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeLessThan(4));
    });
  },
});

/** Past due invoices are marked by a word, not only by color. */
export const PastDue = meta.story({
  args: { location: `${LIST}?status=PAST_DUE` },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByText('Past due', { selector: '[data-tone=danger]' });
    await expect(first).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Past due/ })).toHaveAttribute('aria-current', 'true');
  },
});

export const Empty = meta.story({
  tags: ['state:empty'],
  beforeEach({ msw }) {
    msw.use(...invoiceHandlers.empty());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No invoices found')).toBeVisible();
    await expect(canvas.getByText(/Approve tickets first/)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Create Invoice' })[0]).toHaveAttribute(
      'href',
      '/dashboard/invoice/create',
    );
  },
});

export const NoResult = meta.story({
  tags: ['state:no-result'],
  args: { location: `${LIST}?search=helicopter` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No invoice matches “helicopter”/)).toBeVisible();
  },
});

export const FirstLoad = meta.story({
  tags: ['state:loading'],
  beforeEach({ msw }) {
    msw.use(...invoiceHandlers.pending());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: 'Search invoices' })).toBeVisible();
  },
});

export const ServerError = meta.story({
  tags: ['state:failed'],
  beforeEach({ msw }) {
    msw.use(...invoiceHandlers.serverError());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expectToast('Failed to load invoices');
  },
});

export const StatisticsFail = meta.story({
  beforeEach({ msw }) {
    msw.use(...invoiceHandlers.statisticsFail());
  },
  play: async ({ canvas }) => {
    await rowOf(canvas, issued?.number ?? '');
    await expectToast('Failed to load the sums of invoices');
    // Zero would look like a real total.
    const sums = within(canvas.getByRole('navigation', { name: 'Invoices by status' }));
    await expect(sums.getAllByText('Not loaded')).toHaveLength(5);
    await expect(sums.queryByText('$0.00')).not.toBeInTheDocument();
  },
});

/** The user may not see prices: the page denies access, and the menu has no entry for invoices. */
export const NoPricesForbidden = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.me(users.MANAGER));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'You do not have access to this page' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Invoices' })).not.toBeInTheDocument();
  },
});

/**
 * The user deletes a draft and an issued invoice: the draft is deleted, the issued invoice stays, and a message reports
 * it.
 */
export const DraftsDeleted = meta.story({
  play: async ({ canvas }) => {
    await rowOf(canvas, issued?.number ?? '');
    const select = (name: string) =>
      userEvent.click(canvas.getByRole('checkbox', { name: `Select ${name}` }));
    await select(`Draft for ${draft?.customer.name}`);
    await select(issued?.number ?? '');
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    const dialog = within(await page().findByRole('alertdialog', { name: 'Delete drafts' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText('1 invoice was not deleted')).toBeVisible();
    await rowOf(canvas, issued?.number ?? '');
    await waitFor(() =>
      expect(canvas.queryByRole('row', { name: new RegExp(`Draft ${draft?.customer.name}`) })).toBeNull(),
    );
  },
});

export const Exported = meta.story({
  play: async ({ canvas }) => {
    await rowOf(canvas, issued?.number ?? '');
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expectToast('Exported', 'invoices-2026-11-21.csv is in your downloads.');
    for (const [index, program] of ['QuickBooks Online (CSV)', 'Xero (CSV)'].entries()) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Export for accounting' }));
      await userEvent.click(await page().findByRole('menuitem', { name: program }));
      await waitFor(() => expect(page().getAllByText('Exported').length).toBeGreaterThan(index + 1));
    }
  },
});

export const Spanish = meta.story({
  tags: ['state:spanish', 'test-full'],
  globals: spanish,
  play: async ({ canvas }) => {
    await expect(await rowOf(canvas, issued?.number ?? '')).toHaveTextContent('Pendiente de pago');
    await expect(canvas.getByRole('link', { name: 'Crear factura' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Vencidas/ })).toBeVisible();
  },
});

export const Dark = meta.story({
  tags: ['state:dark', 'test-full'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await rowOf(canvas, issued?.number ?? '');
  },
});

export const Phone = meta.story({
  tags: ['state:phone'],
  globals: phone,
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, issued?.number ?? '');
    await expectNoOverflow();
    // The date and the total form one line, without a separator dot alone in between.
    const [total] = within(row).getAllByText(/^\$/);
    await expect(total).toHaveStyle({ textAlign: 'start' });
  },
});

export const LongTextsOnAPhone = meta.story({
  globals: phone,
  beforeEach({ msw }) {
    msw.use(...invoiceHandlers.longTexts());
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^Consolidated/))[0]).toBeVisible();
    await expectNoOverflow();
  },
});

/** Large totals are not truncated, and all totals stay on one line. */
export const LargeSumsOnATablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  beforeEach({ msw }) {
    msw.use(...invoiceHandlers.longTexts());
  },
  play: async ({ canvas }) => {
    const chips = within(await canvas.findByRole('navigation', { name: 'Invoices by status' }));
    const sums = await chips.findAllByText(/^\$[\d,]{8,}\.\d\d$/);
    await expect(sums.length).toBeGreaterThan(3);
    for (const sum of sums) await expect(sum.scrollWidth).toBeLessThanOrEqual(sum.clientWidth);
    const lines = new Set(sums.map((sum) => Math.round(sum.getBoundingClientRect().bottom)));
    await expect(lines.size).toBe(1);
  },
});

const selectAll = async (canvas: Canvas, names: readonly string[]) => {
  await rowOf(canvas, issued?.number ?? '');
  for (const name of names) await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${name}` }));
};

/** A draft and an issued invoice are issued together: the draft succeeds, the other one is listed with the reason. */
export const BulkIssue = meta.story({
  play: async ({ canvas, step }) => {
    await selectAll(canvas, [`Draft for ${draft?.customer.name}`, issued?.number ?? '']);
    await userEvent.click(await canvas.findByRole('button', { name: 'Issue' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Issue 2 invoices?' }));
    await expect(dialog.getByText('Each draft gets its number and can no longer be changed.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Issue 2 invoices' }));
    await expectToast('1 invoice issued');
    const refused = within(await page().findByRole('dialog', { name: '1 invoice could not be issued' }));
    await expect(refused.getByRole('listitem')).toHaveTextContent(
      `${issued?.number} The state of the invoice does not allow it`,
    );
    await step('only the refused invoice stays selected', async () => {
      await expect(refused.getByRole('link', { name: issued?.number ?? '' })).toHaveAttribute(
        'href',
        pageOfInvoice(issued ?? { id: '' }),
      );
      await userEvent.click(refused.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
      await expect(canvas.getByRole('checkbox', { name: `Select ${issued?.number}` })).toBeChecked();
      await expect((await canvas.findAllByText(/1 selected/))[0]).toBeVisible();
    });
  },
});

/** Invoices are emailed together: the one whose customer has no email is refused, without calling the server. */
export const BulkSend = meta.story({
  beforeEach({ msw }) {
    msw.use(
      mock(getInvoice, ({ params: { id } }) => {
        const invoice = invoices.find((candidate) => candidate.id === id);
        if (!invoice) return undefined;
        const email = id === issued?.id ? null : 'billing@permian.example';
        return { ...invoice, mailTo: email, customer: { ...invoice.customer, email } };
      }),
    );
  },
  play: async ({ canvas }) => {
    await selectAll(canvas, [issued?.number ?? '', otherIssued?.number ?? '']);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Send 2 invoices?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send 2 invoices' }));
    await expectToast('1 invoice is on its way');
    const refused = within(await page().findByRole('dialog', { name: '1 invoice could not be sent' }));
    await expect(refused.getByRole('listitem')).toHaveTextContent(
      `${issued?.number} ${issued?.customer.name} has no email for invoices`,
    );
  },
});

/** Customers are reminded together: a draft and an invoice without an address are refused with the server's reason. */
export const BulkRemind = meta.story({
  beforeEach({ msw }) {
    const mailTo = ({ id }: { id: string }) => (id === issued?.id ? null : 'ap@ridge.example');
    msw.use(...invoiceHandlers.ready(invoices.map((invoice) => ({ ...invoice, mailTo: mailTo(invoice) }))));
  },
  play: async ({ canvas }) => {
    const draftLabel = `Draft for ${draft?.customer.name}`;
    await selectAll(canvas, [draftLabel, issued?.number ?? '', otherIssued?.number ?? '']);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remind' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Remind of 3 invoices?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send 3 reminders' }));
    await expectToast('1 reminder is on its way');
    const refused = within(await page().findByRole('dialog', { name: '2 reminders could not be sent' }));
    await expect(refused.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      `${draftLabel} The state of the invoice does not allow it`,
      `${issued?.number} ${issued?.customer.name} has no email for invoices: there is no address to remind`,
    ]);
  },
});

/** On a phone, the actions of a selection are behind one button. */
export const BulkMarkedAsSentOnAPhone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    await selectAll(canvas, [issued?.number ?? '', otherIssued?.number ?? '']);
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions' }));
    await userEvent.click(await page().findByRole('button', { name: 'Mark as sent' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Mark 2 invoices as sent?' }));
    await expect(dialog.getByRole('group', { name: /^Sent on/ })).toBeVisible();
    await expectNoOverflow();
    await userEvent.click(dialog.getByRole('button', { name: 'Mark 2 invoices' }));
    await expectToast('2 invoices marked as sent');
  },
});

/** The PDFs of the selected invoices are one file. If they cannot be created, the user sees the server's message. */
export const SelectedPdfs = meta.story({
  play: async ({ canvas, msw, step }) => {
    await selectAll(canvas, [issued?.number ?? '', otherIssued?.number ?? '']);
    await userEvent.click(await canvas.findByRole('button', { name: 'PDFs' }));
    await expectToast('PDFs of 2 invoices downloaded');
    await step('the server fails', async () => {
      msw.use(...invoiceHandlers.pdfFails());
      await userEvent.click(canvas.getByRole('button', { name: 'PDFs' }));
      await expectToast(
        'The PDFs could not be downloaded',
        'The database is being moved. Try again in a minute.',
      );
    });
  },
});

/** Every request fails: each invoice is listed with the server's message, and all stay selected. */
export const BulkIssueFails = meta.story({
  tags: ['test-full'],
  globals: phone,
  beforeEach({ msw }) {
    msw.use(...invoiceHandlers.changesFail());
  },
  play: async ({ canvas }) => {
    await selectAll(canvas, [`Draft for ${draft?.customer.name}`]);
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions' }));
    await userEvent.click(await page().findByRole('button', { name: 'Issue' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Issue 1 invoice?' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Email each to its customer' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Issue and send 1 invoice' }));
    await expect(await page().findByRole('dialog', { name: '1 invoice could not be issued' })).toBeVisible();
    await expectNoOverflow();
  },
});
