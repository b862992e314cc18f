import { type LineItem, LineItemsEditor } from '@derrick/ui/LineItemsEditor';
import { useState } from 'react';

const kinds = [
  { id: 'LABOR', label: 'Labour' },
  { id: 'ITEM', label: 'Item' },
];
const units = [
  { id: 'h', label: 'h' },
  { id: 'ea', label: 'ea' },
];

const newLine = (): LineItem => ({
  id: crypto.randomUUID(),
  kind: 'ITEM',
  description: '',
  quantity: 1,
  unit: 'ea',
  unitPriceCents: null,
  taxable: true,
});

/** The app computes the amounts, by the same rule as its server. */
const amountOf = ({ quantity, unitPriceCents }: LineItem) =>
  quantity === null || unitPriceCents === null ? undefined : Math.round(quantity * unitPriceCents);

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const sumOf = (lines: readonly LineItem[]) => lines.reduce((total, line) => total + (amountOf(line) ?? 0), 0);

/** Editable lines of an invoice with their total. */
export function InvoiceLines() {
  const [lines, setLines] = useState<readonly LineItem[]>(() => [newLine()]);
  return (
    <LineItemsEditor
      label="Lines of the invoice"
      value={lines}
      onChange={setLines}
      newLine={newLine}
      kinds={kinds}
      units={units}
      currency="USD"
      amountOf={amountOf}
      totals={(of) => <strong>Total {dollars.format(sumOf(of) / 100)}</strong>}
    />
  );
}
