import { expect, it } from 'vitest';
import { type StatementItem, statementOf } from './statement.ts';

const invoice = (date: string, number: string, amountCents: number): StatementItem => ({
  kind: 'INVOICE',
  date,
  number,
  amountCents,
  dueDate: null,
});
const payment = (date: string, number: string, amountCents: number): StatementItem => ({
  kind: 'PAYMENT',
  date,
  number,
  amountCents: -amountCents,
  method: 'CHECK',
  reference: '10433',
});

const items = [
  payment('2026-03-05', 'INV-2', 500),
  invoice('2026-03-05', 'INV-10', 300),
  invoice('2026-01-10', 'INV-1', 1000),
  invoice('2026-03-05', 'INV-2', 2000),
  payment('2026-02-01', 'INV-1', 1000),
  payment('2026-04-01', 'INV-10', 300),
];
const all = { currency: 'USD', fromDate: null, toDate: '2026-12-31', pastDueCents: 0, items };
const rowsOf = (input: Partial<typeof all> & { fromDate?: string | null }) =>
  statementOf({ ...all, ...input }).entries.map(({ date, number, amountCents, balanceCents }) => [
    date,
    number,
    amountCents,
    balanceCents,
  ]);

it('lists entries by day with the balance after each, an invoice before its payment', () => {
  expect(rowsOf({})).toEqual([
    ['2026-01-10', 'INV-1', 1000, 1000],
    ['2026-02-01', 'INV-1', -1000, 0],
    ['2026-03-05', 'INV-2', 2000, 2000],
    ['2026-03-05', 'INV-10', 300, 2300],
    ['2026-03-05', 'INV-2', -500, 1800],
    ['2026-04-01', 'INV-10', -300, 1500],
  ]);
});

it('carries the entries before the period into the opening balance, and leaves later ones out', () => {
  const statement = statementOf({ ...all, fromDate: '2026-03-01', toDate: '2026-03-31' });
  expect(statement).toMatchObject({ openingCents: 0, closingCents: 1800 });
  expect(statement.entries).toHaveLength(3);
  expect(statementOf({ ...all, fromDate: '2026-02-01' })).toMatchObject({
    openingCents: 1000,
    closingCents: 1500,
  });
  expect(statementOf({ ...all, items: [] })).toMatchObject({ openingCents: 0, entries: [], closingCents: 0 });
});
