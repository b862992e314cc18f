import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { invoiceIn } from '../../mocks/invoiceFixtures.ts';
import { invoiceHandlers } from '../../mocks/invoices.ts';
import { fullDraft } from '../../mocks/overfullFixtures.ts';
import { priceItemHandlers } from '../../mocks/priceItems.ts';
import { pasteInto } from '../../pasteInto.ts';
import { adminAt, phone, spanish } from '../admin.tsx';
import { type Canvas, expectToast, page } from '../technicians/people.ts';
import { expectNoOverflow, findDocument, pageOfInvoice, start } from './invoices.ts';

const draft = invoiceIn('DRAFT');

const meta = preview.meta({
  ...adminAt(pageOfInvoice(draft)),
  title: 'Screens/Invoices/Draft',
  beforeEach: start,
});

/** Opens the editor and returns the fields of the first line. */
async function edit(canvas: Canvas, name = 'Edit') {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return canvas.findByRole('group', { name: name === 'Edit' ? 'Lines' : 'Líneas' });
}

const field = (canvas: Canvas, name: string | RegExp) => canvas.findByRole('textbox', { name });

function last(controls: readonly HTMLElement[]): HTMLElement {
  const control = controls.at(-1);
  if (!control) throw new Error('There is no line');
  return control;
}

/** The user adds lines with prices and a discount. The totals follow while the user types. */
export const Edit = meta.story({
  beforeEach({ msw }) {
    msw.use(...priceItemHandlers.ready());
  },
  play: async ({ canvas, step }) => {
    const lines = within(await edit(canvas));
    const total = () => lines.getByText('Total (USD)').parentElement;
    const before = total()?.textContent;
    await step('an adjustment needs a reason', async () => {
      await userEvent.click(lines.getByRole('button', { name: /^Add/ }));
      const kinds = await lines.findAllByRole('combobox', { name: 'Kind' });
      await userEvent.selectOptions(last(kinds), 'ADJUSTMENT');
      await pasteInto(last(lines.getAllByRole('textbox', { name: 'Description' })), 'Goodwill');
      await userEvent.type(last(lines.getAllByRole('textbox', { name: 'Price' })), '-50{Tab}');
      await expect(total()).not.toHaveTextContent(before ?? '');
      await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
      await expect((await canvas.findAllByText('Enter a reason'))[0]).toBeVisible();
      await pasteInto(await field(canvas, /^Reason for/), 'Two hours late.');
    });
    await step('adds an item of the price book with its price', async () => {
      await userEvent.click(await canvas.findByRole('combobox', { name: 'Add from the price book' }));
      await userEvent.click(await canvas.findByRole('option', { name: 'Frac valve rental' }));
      await expect(last(lines.getAllByRole('textbox', { name: 'Price' }))).toHaveValue('$450.00');
      await expect(last(lines.getAllByRole('combobox', { name: 'Unit' }))).toHaveValue('day');
    });
    await step('subtracts a discount', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Percentage' }));
      await userEvent.type(await field(canvas, 'Discount (%)'), '10{Tab}');
      await expect(lines.getByText('Discount (10%)')).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expectToast('Draft saved');
    const sheet = await findDocument(canvas);
    await expect(sheet.getByText('Goodwill')).toBeVisible();
    await expect(sheet.getByText('Frac valve rental')).toBeVisible();
    await expect(sheet.getByText('Two hours late.')).toBeVisible();
    await expect(sheet.getByText('Discount (10%)')).toBeVisible();
  },
});

/** A mile at $0.655: the price keeps its third decimal, and the amount of the line is rounded once. */
export const ExactPrice = meta.story({
  beforeEach({ msw }) {
    msw.use(...priceItemHandlers.ready());
  },
  play: async ({ canvas }) => {
    const lines = within(await edit(canvas));
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Add from the price book' }));
    await userEvent.click(await canvas.findByRole('option', { name: 'Mileage' }));
    const price = () => last(lines.getAllByRole('textbox', { name: 'Price' }));
    await expect(price()).toHaveValue('$0.655');
    const quantity = last(lines.getAllByRole('textbox', { name: 'Quantity' }));
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '143.2{Tab}');
    await expect(last(lines.getAllByRole('status'))).toHaveTextContent('$93.80');
    await userEvent.clear(price());
    await userEvent.type(price(), '0.6555{Tab}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect(
      (await canvas.findAllByText('Unit prices in this currency have 3 decimals at most.'))[0],
    ).toBeVisible();
    await userEvent.clear(price());
    await userEvent.type(price(), '0.655{Tab}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expectToast('Draft saved');
    const row = (await findDocument(canvas)).getByText('Mileage').closest('tr');
    for (const text of ['143.2 mi', '0.655', '93.80']) await expect(row).toHaveTextContent(text);
  },
});

/** Sixty lines with long texts and large amounts stay in the width of the window. */
export const Overfull = meta.story({
  args: { location: pageOfInvoice(fullDraft) },
  beforeEach({ msw }) {
    msw.use(...invoiceHandlers.ready([fullDraft]));
  },
  play: async ({ canvas }) => {
    const lines = within(await edit(canvas));
    await expect(lines.getAllByRole('group', { name: /^Line \d+/ })).toHaveLength(60);
    await expectNoOverflow();
  },
});

export const OverfullOnAPhone = Overfull.extend({ globals: phone });

/** Another grouping rebuilds the lines from the tickets. Switching back shows the edited lines again. */
export const Regrouped = meta.story({
  play: async ({ canvas }) => {
    await edit(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: 'One line per ticket' }));
    await expect(await canvas.findByText('The lines will be created again')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Per ticket' }));
    await expect(await canvas.findByRole('group', { name: 'Lines' })).toBeVisible();
  },
});

/** Each error is shown at its field and in a summary. */
export const Invalid = meta.story({
  tags: ['state:invalid'],
  play: async ({ canvas }) => {
    const lines = within(await edit(canvas));
    const [description] = lines.getAllByRole('textbox', { name: 'Description' });
    if (description) await userEvent.clear(description);
    const terms = await field(canvas, /^Payment terms/);
    await userEvent.clear(terms);
    await userEvent.type(terms, '4000{Tab}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect(await canvas.findByText('There are 2 problems')).toBeVisible();
    await expect(canvas.getAllByText('Enter a description')[0]).toBeVisible();
  },
});

/** Another user saved first: nothing is overwritten until the user chooses. */
export const Conflict = meta.story({
  beforeEach({ msw }) {
    msw.use(...invoiceHandlers.conflict(draft));
  },
  play: async ({ canvas }) => {
    await edit(canvas);
    const notes = await field(canvas, 'Notes');
    await userEvent.clear(notes);
    await userEvent.type(notes, 'Net 30.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Another user has changed this draft' }));
    await expect(dialog.getByText(/Lena Fischer saved it 2 minutes ago/)).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /Net 45, please\./ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expectToast('Draft saved');
    await expect((await findDocument(canvas)).getByText('Net 45, please.')).toBeVisible();
  },
});

const tooLarge =
  'The draft for Permian Basin Operating would have 620 lines; an invoice can have 500. Split it: put fewer tickets on each draft, or group the lines into one line per ticket';

/** The lines do not fit on one invoice: the form keeps them and shows the server's message. */
export const TooManyLines = meta.story({
  beforeEach({ msw }) {
    msw.use(...invoiceHandlers.tooLarge(tooLarge));
  },
  play: async ({ canvas }) => {
    await edit(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: 'One line per ticket' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect((await canvas.findAllByText(tooLarge, { exact: false }))[0]).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'One line per ticket' })).toBeChecked();
  },
});

export const Saving = meta.story({
  tags: ['state:pending'],
  beforeEach({ msw }) {
    msw.use(...invoiceHandlers.changesPending());
  },
  play: async ({ canvas }) => {
    await edit(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await waitFor(async () => expect(await field(canvas, 'Notes')).toBeDisabled());
  },
});

export const SaveFails = meta.story({
  beforeEach({ msw }) {
    msw.use(...invoiceHandlers.changesFail());
  },
  play: async ({ canvas }) => {
    await edit(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect(await canvas.findByText(/The draft could not be saved: The database/)).toBeVisible();
  },
});

export const EditInSpanish = meta.story({
  tags: ['test-full'],
  globals: spanish,
  play: async ({ canvas }) => {
    await edit(canvas, 'Editar');
    await expect(canvas.getByRole('button', { name: 'Guardar borrador' })).toBeVisible();
  },
});

export const EditInTheDark = meta.story({
  tags: ['test-full'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await edit(canvas);
  },
});

export const EditOnAPhone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    await edit(canvas);
    await expectNoOverflow();
  },
});
