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
  /** Of the customer. */
  language: InvoiceLanguage;
}

const byNumber = (one: Ticket, other: Ticket) =>
  one.jobcode.localeCompare(other.jobcode, 'en', { numeric: true });

/** The lines that a draft of these tickets begins with, by the numbers of the tickets. */
export const draftLinesOf = (
  tickets: readonly Ticket[],
  { grouping, language }: DraftOptions,
): GroupedLine[] =>
  groupInvoiceLines(
    grouping,
    tickets.toSorted(byNumber).map((ticket) => {
      const lines = ticket.lines.map(({ unitPriceCents = null, ...line }) => ({ ...line, unitPriceCents }));
      return billedTicket({ ...ticket, lines }, language);
    }),
  );
