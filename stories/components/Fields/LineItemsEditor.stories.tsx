import { ErrorSummary } from '@derrick/ui/ErrorSummary';
import { type LineItem, LineItemsEditor, type LineItemsEditorProps } from '@derrick/ui/LineItemsEditor';
import { type ReactNode, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { InvoiceLines } from './LineItemsEditor.example.tsx';

const kinds = [
  { id: 'LABOR', label: 'Labour' },
  { id: 'TRAVEL', label: 'Travel' },
  { id: 'ITEM', label: 'Item' },
  { id: 'ADJUSTMENT', label: 'Adjustment' },
];
const units = [
  { id: 'h', label: 'h' },
  { id: 'ea', label: 'ea' },
  { id: 'mi', label: 'mi' },
];

interface TicketLine extends LineItem {
  ticket: string;
}

const line = (id: string, changed: Partial<TicketLine>): TicketLine => ({
  id,
  kind: 'ITEM',
  description: '',
  quantity: 1,
  unit: 'ea',
  unitPriceCents: null,
  taxable: true,
  ticket: '#TK-1042',
  ...changed,
});

const lines: readonly TicketLine[] = [
  line('1', { kind: 'LABOR', description: 'Pump service', quantity: 6.125, unit: 'h', unitPriceCents: 9500 }),
  line('2', {
    kind: 'TRAVEL',
    description: 'Permian Basin and back',
    quantity: 148,
    unit: 'mi',
    unitPriceCents: 85,
    taxable: false,
  }),
  line('3', { description: 'Seal kit 4-inch', quantity: 2, unitPriceCents: 12950, ticket: '#TK-1043' }),
];

/** The app's rule: the amount of a line is quantity × price, rounded half up. */
const amountOf = ({ quantity, unitPriceCents }: LineItem) =>
  quantity === null || unitPriceCents === null ? undefined : Math.round(quantity * unitPriceCents);

const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

function Totals({ of }: { of: readonly LineItem[] }) {
  const sum = of.reduce((total, item) => total + (amountOf(item) ?? 0), 0);
  return (
    <strong>
      Total <output data-testid="total">{dollars(sum)}</output>
    </strong>
  );
}

let addedCount = 0;

const meta = preview.meta({
  title: 'Components/Fields/LineItemsEditor',
  tags: ['autodocs'],
  component: LineItemsEditor<TicketLine>,
  args: {
    label: 'Lines of the invoice',
    defaultValue: lines,
    onChange: fn(),
    newLine: () => line(`new-${++addedCount}`, {}),
    kinds,
    units,
    currency: 'USD',
    amountOf,
    totals: (of): ReactNode => <Totals of={of} />,
  } satisfies LineItemsEditorProps<TicketLine>,
});

const namesOf = (canvas: ReturnType<typeof within>) =>
  canvas
    .getAllByRole('group', { name: /^Line \d/ })
    .map((row: HTMLElement) => row.getAttribute('aria-label')?.replace(/^Line \d+: /, ''));

/** Lines can be changed, added and removed. The app computes amounts and totals. */
export const Basic = meta.story({
  play: async ({ canvas, args, step }) => {
    await expect(canvas.getByTestId('total')).toHaveTextContent('$966.68');
    await step('a quantity has up to three decimals', async () => {
      const [quantity] = canvas.getAllByRole('textbox', { name: 'Quantity' });
      await expect(quantity).toHaveValue('6.125');
      await userEvent.clear(quantity ?? document.body);
      await userEvent.type(quantity ?? document.body, '8.5');
      await userEvent.tab();
      await expect(canvas.getByTestId('total')).toHaveTextContent('$1,192.30');
    });
    await step('a new line gets the focus and has no amount without a price', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add line' }));
      const added = within(canvas.getByRole('group', { name: 'Line 4' }));
      await expect(added.getByRole('combobox', { name: 'Kind' })).toHaveFocus();
      await expect(added.getByRole('status')).toHaveTextContent('–');
      await userEvent.type(added.getByRole('textbox', { name: 'Description' }), 'Gauge');
      await userEvent.type(added.getByRole('textbox', { name: 'Price' }), '19.99');
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith(
        expect.arrayContaining([expect.objectContaining({ description: 'Gauge', unitPriceCents: 1999 })]),
      );
    });
    await step('removing a line focuses the next line', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove line 1' }));
      await expect(namesOf(canvas)).toEqual(['Permian Basin and back', 'Seal kit 4-inch', 'Gauge']);
      await expect(canvas.getByRole('button', { name: 'Remove line 1' })).toHaveFocus();
    });
  },
});

/** Ids of the lines whose rows rendered. A row reads the kind of its line once for each render. */
const renderedRows: string[] = [];

/** Creates a line that records the renders of its row. */
const countedLine = (id: string): TicketLine => ({
  ...line(id, { description: `Part ${id}` }),
  get kind() {
    renderedRows.push(id);
    return 'ITEM';
  },
});

function SixtyLines(props: LineItemsEditorProps<TicketLine>) {
  const [value, setValue] = useState<readonly TicketLine[]>(() =>
    Array.from({ length: 60 }, (_, index) => countedLine(String(index + 1))),
  );
  return (
    <LineItemsEditor
      {...props}
      value={value}
      onChange={setValue}
      kinds={[...kinds]}
      units={[...units]}
      errors={{ 'lines.3.quantity': 'Enter a quantity' }}
      controlId={(path) => `sixty-${path}`}
    />
  );
}

/** Typing in one of 60 lines renders only that line, even if the app creates new objects and functions for the other props. */
export const RendersOneRow = meta.story({
  render: (args) => <SixtyLines {...args} />,
  play: async ({ canvasElement }) => {
    const description = canvasElement.querySelector('#sixty-lines\\.30\\.description') ?? document.body;
    await expect(new Set(renderedRows).size).toBe(60);
    await userEvent.click(description);
    renderedRows.length = 0;
    await userEvent.keyboard('s');
    await expect(description).toHaveValue('Part 31s');
    await expect([...new Set(renderedRows)]).toEqual(['31']);
  },
});

/** Tab moves through the fields. Arrow keys on the handle move the line, and the focus stays on the handle. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    const handle = () => canvas.getByRole('button', { name: 'Move line 1' });
    handle().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(namesOf(canvas)).toEqual(['Permian Basin and back', 'Pump service', 'Seal kit 4-inch']);
    await expect(canvas.getByRole('button', { name: 'Move line 2' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(namesOf(canvas)).toEqual(['Permian Basin and back', 'Seal kit 4-inch', 'Pump service']);
    await userEvent.keyboard('{Home}');
    await expect(handle()).toHaveFocus();

    for (const name of ['Kind', 'Description', 'Quantity', 'Unit', 'Price', 'Taxable']) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName('Remove line 1');
  },
});

/** The handle drags a line. A marker shows the drop position. Escape cancels the drag. */
export const Drag = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    const rows = [...canvasElement.querySelectorAll<HTMLElement>('[data-line]')];
    const heightOf = (index: number) => (rows[index]?.getBoundingClientRect().bottom ?? 0) - 4;
    const handle = canvas.getByRole('button', { name: 'Move line 1' });
    const at = (clientY: number) => ({ pointerId: 1, button: 0, clientX: 20, clientY });
    await fireEvent.pointerDown(handle, at(heightOf(0)));
    fireEvent.pointerMove(handle, at(heightOf(1)));
    await waitFor(() => expect(rows[1]).toHaveAttribute('data-drop', 'after'));
    await expect(rows[0]).toHaveAttribute('data-dragging');
    await fireEvent.keyDown(handle, { key: 'Escape' });
    await fireEvent.pointerUp(handle, at(heightOf(1)));
    await expect(args.onChange).not.toHaveBeenCalled();

    await fireEvent.pointerDown(handle, at(heightOf(0)));
    fireEvent.pointerMove(handle, at(heightOf(2)));
    fireEvent.pointerUp(handle, at(heightOf(2)));
    await waitFor(() =>
      expect(namesOf(canvas)).toEqual(['Permian Basin and back', 'Seal kit 4-inch', 'Pump service']),
    );
  },
});

/** Lines are grouped under the heading of their ticket. A line can be moved within its group only. */
export const Grouped = meta.story({
  args: { groupOf: ({ ticket }) => ticket },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      '#TK-1042',
      '#TK-1043',
    ]);
    canvas.getByRole('button', { name: 'Move line 1' }).focus();
    await userEvent.keyboard('{End}');
    await expect(namesOf(canvas)).toEqual(['Permian Basin and back', 'Pump service', 'Seal kit 4-inch']);
  },
});

function WithErrors(props: LineItemsEditorProps<TicketLine>) {
  const [errors] = useState({
    'lines.1.quantity': 'Enter a quantity',
    'lines.2.description': 'Enter what it is',
  });
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <ErrorSummary
        title="2 problems"
        errors={Object.entries(errors).map(([path, message]) => ({ controlId: `invoice-${path}`, message }))}
      />
      <LineItemsEditor {...props} id="invoice" errors={errors} />
    </div>
  );
}

/** Each error is shown at the cell of its path, the target of the summary's link. */
export const Errors = meta.story({
  render: (args) => <WithErrors {...args} />,
  args: {
    defaultValue: lines.map((ticketLine) =>
      ticketLine.id === '2' ? { ...ticketLine, quantity: null } : ticketLine,
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Enter a quantity' }));
    await expect(document.activeElement).toHaveAccessibleName('Quantity');
    await expect(document.activeElement).toHaveAccessibleDescription('Enter a quantity');
    await expect(document.activeElement?.closest('[data-line]')).toHaveAttribute('data-line', '2');
  },
});

/** On a phone each line is a card with labels. */
export const PhoneSpanish = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'es' },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getAllByText('Cantidad').some((label) => label.getBoundingClientRect().width > 20),
    ).toBe(true);
    await expect(canvas.getByRole('button', { name: 'Agregar línea' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const ReadOnly = meta.story({
  args: { isReadOnly: true, groupOf: ({ ticket }) => ticket },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Lines of the invoice' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '6.125 h' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** On a phone each read-only line is a card: description and amount, then kind, quantity and price. */
export const ReadOnlyOnPhone = meta.story({
  args: {
    isReadOnly: true,
    quantityText: (quantity, { unit }) => (unit === 'h' ? `${quantity} hours` : quantity),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(window.innerWidth).toBeLessThan(768));
    const box = (name: string) => canvas.getByRole('cell', { name }).getBoundingClientRect();
    await expect(Math.abs(box('Pump service').top - box('$581.88').top)).toBeLessThan(4);
    await expect(box('6.125 hours').top).toBeGreaterThan(box('Pump service').bottom - 1);
    await expect(box('6.125 hours').left).toBeGreaterThanOrEqual(box('Labour').right - 1);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** The user may not see prices: the editor has no prices, amounts and totals. */
export const WithoutPrices = meta.story({
  args: { hasPrices: false, totals: () => null },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Price' })).toBeNull();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});

export const Empty = meta.story({ args: { defaultValue: [] } });

/** Lines below other lines: without any, only the button to add one is shown. */
export const EmptyWithoutText = meta.story({
  args: { defaultValue: [], emptyText: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add line' })).toBeVisible();
    await expect(canvas.queryByText('No lines yet')).toBeNull();
  },
});

/** Example to copy: lines and their total, computed by the app. */
export const TotalOfTheApp = meta.story({
  render: () => <InvoiceLines />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Price' }), '19.99');
    await userEvent.tab();
    await expect(canvas.getByText('Total $19.99')).toBeVisible();
  },
});
