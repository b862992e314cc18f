import {
  type CreditNoteListItem,
  type CreditNoteQuery,
  creditNoteStatusOf,
  downloadCreditNote,
  downloadCreditNotes,
  listCreditNotes,
} from '@derrick/domain/invoices';
import { type HttpHandler, http } from 'msw';
import { invoices, longInvoices } from './invoiceFixtures.ts';
import { mock } from './mock.ts';
import { normalizeForSearch, pageOf } from './paging.ts';
import { storyId } from './people.ts';
import { api, failure, never } from './replies.ts';

const SERVER_ERROR = 'The database is being moved. Try again in a minute.';

const internal = () => failure(500, 'INTERNAL', SERVER_ERROR);
const file = (name: string, type: string) => ({ blob: new Blob(['%'], { type }), name });

const reasons = ['The pump ran for an hour less.', 'Two hours were billed twice.', 'The part was returned.'];

/** Refunded share of a credit note, 0 to 1. */
const refundedShares = [0, 1, 0.4];

/** Returns a credit note for a tenth of each issued invoice, newest first. */
const notesOf = (list: typeof invoices): readonly CreditNoteListItem[] =>
  list
    .filter(({ status }) => status === 'ISSUED' || status === 'PARTIALLY_PAID' || status === 'PAID')
    .map(({ id, number, customer, issueDate, currency, totalCents }, n, all) => {
      const creditedCents = Math.max(100, Math.round(totalCents / 10));
      return {
        id: storyId(9, 800 + n),
        number: `CN-${String(1000 + all.length - n).padStart(5, '0')}`,
        invoice: { id, number: number ?? '' },
        customer: { id: customer.id, name: customer.name },
        issueDate: issueDate ?? '2026-11-20',
        reason: reasons[n % 3] ?? '',
        currency,
        totalCents: creditedCents,
        refundCents: Math.round(creditedCents * (refundedShares[n % 3] ?? 0)),
      };
    });

/** Credit notes in every status. */
export const creditNotes = notesOf(invoices);

const longNotes = notesOf(longInvoices).map((note) => ({
  ...note,
  number: `CREDIT/PERMIAN-BASIN/2026/11/${note.number}`,
  totalCents: note.totalCents * 10_000,
}));

const matches = (note: CreditNoteListItem, { search = '', status, customerIds }: CreditNoteQuery) =>
  [note.number, note.invoice.number, note.customer.name].some((text) =>
    normalizeForSearch(text).includes(normalizeForSearch(search)),
  ) &&
  (status.length === 0 || status.includes(creditNoteStatusOf(note))) &&
  (customerIds.length === 0 || customerIds.includes(note.customer.id ?? ''));

function sorted(notes: CreditNoteListItem[], sort: CreditNoteQuery['sort']) {
  if (sort !== 'total' && sort !== '-total') return notes;
  const direction = sort === 'total' ? 1 : -1;
  return notes.sort((a, b) => direction * (a.totalCents - b.totalCents));
}

const ready = (notes: readonly CreditNoteListItem[] = creditNotes): HttpHandler[] => [
  mock(listCreditNotes, ({ query }) =>
    pageOf(
      sorted(
        notes.filter((note) => matches(note, query)),
        query.sort,
      ),
      query,
    ),
  ),
  mock(downloadCreditNotes, () => file('credit-notes-2026-11-21.csv', 'text/csv; charset=utf-8')),
];

const everyCall = (answer: Parameters<typeof http.all>[1]) => [http.all(api('credit-note'), answer)];

/** Handlers for the states of the list of credit notes. Each call creates new handlers. */
export const creditNoteHandlers = {
  /** Credit notes of the issued invoices, or the given ones. */
  ready,
  empty: () => ready([]),
  longTexts: () => ready(longNotes),
  pending: () => everyCall(never),
  serverError: () => everyCall(internal),
  pdfFails: () => [mock(downloadCreditNote, internal)],
};
