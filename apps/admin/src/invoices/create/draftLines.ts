import {
  billedTicket,
  type GroupedLine,
  groupInvoiceLines,
  type InvoiceGrouping,
  type InvoiceLanguage,
} from '@derrick/domain/invoices';
import type { Ticket } from '@derrick/domain/tickets';

interface DraftOptions {
  grouping: InvoiceGrouping;
  /** Invoice language of the customer. */
  language: InvoiceLanguage;
}

const byNumber = (one: Ticket, other: Ticket) =>
  one.jobcode.localeCompare(other.jobcode, 'en', { numeric: true });

/** Sorts tickets by number, as the server does. */
export const inOrder = (tickets: readonly Ticket[]): Ticket[] => tickets.toSorted(byNumber);

/** Returns the initial lines of a draft, ordered by ticket number. */
export const draftLinesOf = (
  tickets: readonly Ticket[],
  { grouping, language }: DraftOptions,
): GroupedLine[] =>
  groupInvoiceLines(
    grouping,
    inOrder(tickets).map((ticket) => {
      const lines = ticket.lines.map(({ unitPriceCents = null, ...line }) => ({ ...line, unitPriceCents }));
      return billedTicket({ ...ticket, lines }, language);
    }),
  );
