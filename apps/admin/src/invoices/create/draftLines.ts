import {
  billedTicket,
  type GroupedLine,
  groupInvoiceLines,
  type InvoiceGrouping,
  type InvoiceLanguage,
} from '@derrick/domain/invoices';
import type { TicketListItem } from '@derrick/domain/tickets';
import type { TicketDetails } from './useTicketDetails.ts';

interface DraftOptions {
  grouping: InvoiceGrouping;
  /** Of the customer. */
  language: InvoiceLanguage;
}

const byNumber = (one: TicketListItem, other: TicketListItem) =>
  one.jobcode.localeCompare(other.jobcode, 'en', { numeric: true });

/** The lines that a draft of these tickets begins with, by their numbers, as far as the tickets are loaded. */
export const draftLinesOf = (
  tickets: readonly TicketListItem[],
  details: TicketDetails,
  { grouping, language }: DraftOptions,
): GroupedLine[] =>
  groupInvoiceLines(
    grouping,
    tickets.toSorted(byNumber).flatMap(({ id }) => {
      const ticket = details.get(id);
      if (!ticket) return [];
      const lines = (ticket.lines ?? []).map(({ unitPriceCents = null, ...line }) => ({
        ...line,
        unitPriceCents,
      }));
      return [billedTicket({ ...ticket, lines }, language)];
    }),
  );
