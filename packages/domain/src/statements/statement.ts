import { array, type Infer, integer, literal, nullable, string, type, union } from 'superstruct';
import { calendarDay } from '../contract/scalars.ts';

/** The fields of every entry. */
const entryFields = {
  date: calendarDay,
  /** The number of the invoice that the entry belongs to. */
  number: string(),
  /** Positive if the customer owes more after the entry, negative if less. */
  amountCents: integer(),
  /** The balance after the entry. */
  balanceCents: integer(),
};

/** An entry of a statement. Apps skip the details of kinds that they do not know. */
export const statementEntryStruct = union([
  type({ ...entryFields, kind: literal('INVOICE'), dueDate: nullable(calendarDay) }),
  type({ ...entryFields, kind: literal('PAYMENT'), method: string(), reference: nullable(string()) }),
  type({ ...entryFields, kind: literal('CREDIT'), creditNote: string() }),
  type({ ...entryFields, kind: literal('REFUND'), method: string(), reference: nullable(string()) }),
]);

export type StatementEntry = Infer<typeof statementEntryStruct>;

/**
 * The invoices, payments and credit notes of a customer, with the balance after each entry. Amounts are in `currency`.
 */
export const statementStruct = type({
  currency: string(),
  /** The first day. Null for a statement from the first invoice on. */
  fromDate: nullable(calendarDay),
  toDate: calendarDay,
  /** The balance before the first day. */
  openingCents: integer(),
  entries: array(statementEntryStruct),
  /** The balance at the end of the last day. */
  closingCents: integer(),
  /** The part of the balance that is past due today. */
  pastDueCents: integer(),
});

export type Statement = Infer<typeof statementStruct>;

/** An entry before the balance is computed. */
export type StatementItem = StatementEntry extends infer Entry
  ? Entry extends StatementEntry
    ? Omit<Entry, 'balanceCents'>
    : never
  : never;

interface StatementInput {
  currency: string;
  /** `YYYY-MM-DD`; null for all entries. */
  fromDate: string | null;
  toDate: string;
  pastDueCents: number;
  items: readonly StatementItem[];
}

const kinds: readonly StatementEntry['kind'][] = ['INVOICE', 'PAYMENT', 'CREDIT', 'REFUND'];

/** Sorts by day. On one day, an invoice comes before its payments, and a credit note before its refund. */
const inOrder = (a: StatementItem, b: StatementItem): number =>
  a.date.localeCompare(b.date) ||
  kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
  a.number.localeCompare(b.number, 'en', { numeric: true });

/** Computes a statement: entries before the first day become the opening balance, later ones than the last are left out. */
export function statementOf({ items, fromDate, toDate, ...rest }: StatementInput): Statement {
  const isBefore = ({ date }: StatementItem) => fromDate !== null && date < fromDate;
  const openingCents = items.filter(isBefore).reduce((sum, { amountCents }) => sum + amountCents, 0);
  let balanceCents = openingCents;
  const entries = items
    .filter((item) => !isBefore(item) && item.date <= toDate)
    .toSorted(inOrder)
    .map((item): StatementEntry => {
      balanceCents += item.amountCents;
      return { ...item, balanceCents };
    });
  return { ...rest, fromDate, toDate, openingCents, entries, closingCents: balanceCents };
}
