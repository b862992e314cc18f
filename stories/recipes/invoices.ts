import { type Invoice, type LoadInvoices, PAGE_SIZE } from './InvoiceList.tsx';

const customers = ['Apache Ridge Energy', 'Blue Mesa Operating', 'Caprock Midstream', 'Eagle Ford Partners'];

const invoices: readonly Invoice[] = Array.from({ length: 23 }, (_, index) => ({
  id: String(index),
  number: `INV-${1042 - index}`,
  customer: customers[index % customers.length] ?? '',
  total: 480 + index * 137.5,
  isPaid: index % 3 === 0,
}));

/** Simulates a server: finds invoices by number and customer and returns one page of them. */
export const loadInvoices: LoadInvoices = async ({ search, page }) => {
  const text = search.toLowerCase();
  const matching = invoices.filter(({ number, customer }) =>
    `${number} ${customer}`.toLowerCase().includes(text),
  );
  return { rows: matching.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), rowCount: matching.length };
};
