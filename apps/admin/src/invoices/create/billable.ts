import type { TicketListItem } from '@derrick/domain/tickets';

/** Returns whether a ticket can be invoiced: approved, not on an invoice, and with a customer. */
export const isBillable = ({ status, invoiceId, company }: TicketListItem): boolean =>
  status === 'APPROVED' && invoiceId === null && company !== null;

export interface CustomerTickets {
  customerId: string;
  /** Name of the customer. */
  customer: string;
  tickets: readonly TicketListItem[];
}

/** Groups tickets by customer, sorted by customer name. */
export function byCustomer(tickets: Iterable<TicketListItem>): CustomerTickets[] {
  const groups = new Map<string, CustomerTickets>();
  for (const ticket of tickets) {
    if (!ticket.company) continue;
    const { id, name } = ticket.company;
    groups.set(id, { customerId: id, customer: name, tickets: [...(groups.get(id)?.tickets ?? []), ticket] });
  }
  return [...groups.values()].sort((one, other) => one.customer.localeCompare(other.customer));
}
