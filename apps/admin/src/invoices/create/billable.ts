import type { TicketListItem } from '@derrick/domain/tickets';

/** Recognises a ticket that can be put on an invoice: approved, on none yet, and with a customer to bill. */
export const isBillable = ({ status, invoiceId, company }: TicketListItem): boolean =>
  status === 'APPROVED' && invoiceId === null && company !== null;

/** The tickets of one customer. */
export interface CustomerTickets {
  customerId: string;
  /** The name of the customer. */
  customer: string;
  tickets: readonly TicketListItem[];
}

/** Puts tickets under their customers, in the order of their names. */
export function byCustomer(tickets: Iterable<TicketListItem>): CustomerTickets[] {
  const groups = new Map<string, CustomerTickets>();
  for (const ticket of tickets) {
    if (!ticket.company) continue;
    const { id, name } = ticket.company;
    groups.set(id, { customerId: id, customer: name, tickets: [...(groups.get(id)?.tickets ?? []), ticket] });
  }
  return [...groups.values()].sort((one, other) => one.customer.localeCompare(other.customer));
}
