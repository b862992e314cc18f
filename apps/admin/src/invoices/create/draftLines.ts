import type { InvoiceLine } from '@derrick/domain/invoices';
import type { TicketListItem } from '@derrick/domain/tickets';
import type { TicketDetails } from './useTicketDetails.ts';

/** The lines that a draft of these tickets begins with, as far as the tickets are loaded. */
export const draftLinesOf = (tickets: readonly TicketListItem[], details: TicketDetails): InvoiceLine[] =>
  tickets.flatMap(({ id }) =>
    (details.get(id)?.lines ?? []).map((line) => ({
      ...line,
      unitPriceCents: line.unitPriceCents ?? null,
      ticketId: id,
    })),
  );
