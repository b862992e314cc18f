import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers, users } from '../../mocks/auth.ts';
import { creditNoteHandlers, creditNotes } from '../../mocks/creditNotes.ts';
import { adminAt, phone, spanish } from '../admin.tsx';
import { entriesOf, expectToast, openRowMenu, page, rowOf } from '../technicians/people.ts';
import { expectNoOverflow, pageOfInvoice, start } from './invoices.ts';

const CREDIT_NOTES = '/dashboard/invoices/credit-notes';

const meta = preview.meta({
  ...adminAt(CREDIT_NOTES),
  title: 'Screens/Invoices/Credit notes',
  beforeEach(context) {
    const clean = start(context);
    context.msw.use(...creditNoteHandlers.ready());
    return clean;
  },
});

const [first, second] = creditNotes;
const number = first?.number ?? '';

export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas, step }) => {
    const row = await rowOf(canvas, number);
    for (const text of [first?.invoice.number, first?.customer.name, 'Applied'])
      await expect(row).toHaveTextContent(text ?? '');
    await expect(await rowOf(canvas, second?.number ?? '')).toHaveTextContent('Refunded');
    await step('a row leads to the invoice', async () => {
      await expect(within(row).getAllByRole('link')[0]).toHaveAttribute(
        'href',
        pageOfInvoice(first?.invoice ?? { id: '' }),
      );
      await expect(canvas.getByRole('link', { name: 'All invoices' })).toHaveAttribute(
        'href',
        '/dashboard/invoices',
      );
    });
    await step('sorts by amount', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Amount/ }));
      const header = () => canvas.getByRole('columnheader', { name: /^Amount/ });
      await waitFor(() => expect(header()).toHaveAttribute('aria-sort', 'ascending'));
    });
    await step('finds an invoice', async () => {
      const search = canvas.getByRole('searchbox', { name: 'Search credit notes' });
      await userEvent.type(search, `${first?.invoice.number}{Enter}`);
      await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    });
  },
});

/** The list shows only refunded credit notes; the filter is part of the address. */
export const Filtered = meta.story({
  args: { location: `${CREDIT_NOTES}?status=REFUNDED` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Status: Refunded')).toBeVisible();
    await rowOf(canvas, second?.number ?? '');
    await expect(canvas.queryByText(number)).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({
  tags: ['state:empty'],
  beforeEach({ msw }) {
    msw.use(...creditNoteHandlers.empty());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No credit notes found')).toBeVisible();
    await expect(canvas.getByText(/open the invoice and choose Credit/)).toBeVisible();
  },
});

export const NoResult = meta.story({
  tags: ['state:no-result'],
  args: { location: `${CREDIT_NOTES}?search=helicopter` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No credit note matches “helicopter”/)).toBeVisible();
  },
});

export const FirstLoad = meta.story({
  tags: ['state:loading'],
  beforeEach({ msw }) {
    msw.use(...creditNoteHandlers.pending());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: 'Search credit notes' })).toBeVisible();
  },
});

export const ServerError = meta.story({
  tags: ['state:failed'],
  beforeEach({ msw }) {
    msw.use(...creditNoteHandlers.serverError());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expectToast('Failed to load credit notes');
  },
});

/** The user may not see prices: the page denies access. */
export const NoPricesForbidden = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.me(users.MANAGER));
  },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'You do not have access to this page' });
    await expect(heading).toBeVisible();
  },
});

export const Exported = meta.story({
  play: async ({ canvas }) => {
    await rowOf(canvas, number);
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expectToast('Exported', 'credit-notes-2026-11-21.csv is in your downloads.');
  },
});

/** The menu of a row downloads the PDF. If that fails, the user sees the server's message. */
export const RowMenu = meta.story({
  beforeEach({ msw }) {
    msw.use(...creditNoteHandlers.pdfFails());
  },
  play: async ({ canvas }) => {
    const menu = await openRowMenu(canvas, number);
    await expect(entriesOf(menu)).toEqual(['Show invoice', 'Download PDF']);
    await userEvent.click(page().getByRole('menuitem', { name: 'Download PDF' }));
    await expectToast(
      'The PDF could not be downloaded',
      'The database is being moved. Try again in a minute.',
    );
  },
});

export const Spanish = meta.story({
  tags: ['state:spanish', 'test-full'],
  globals: spanish,
  play: async ({ canvas }) => {
    await expect(await rowOf(canvas, number)).toHaveTextContent('Aplicada');
    await expect(canvas.getByRole('searchbox', { name: 'Buscar notas de crédito' })).toBeVisible();
  },
});

export const Dark = meta.story({
  tags: ['state:dark', 'test-full'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await rowOf(canvas, number);
  },
});

export const Phone = meta.story({
  tags: ['state:phone'],
  globals: phone,
  play: async ({ canvas }) => {
    await rowOf(canvas, number);
    await expectNoOverflow();
  },
});

export const LongTextsOnAPhone = meta.story({
  globals: phone,
  beforeEach({ msw }) {
    msw.use(...creditNoteHandlers.longTexts());
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^CREDIT\/PERMIAN/))[0]).toBeVisible();
    await expectNoOverflow();
  },
});

export const LongTexts = meta.story({
  tags: ['test-full'],
  beforeEach({ msw }) {
    msw.use(...creditNoteHandlers.longTexts());
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^CREDIT\/PERMIAN/))[0]).toBeVisible();
    await expectNoOverflow();
  },
});
