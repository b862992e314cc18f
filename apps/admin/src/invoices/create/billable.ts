import type { TicketListItem } from '@derrick/domain/tickets';

/** Recognises a ticket that can be put on an invoice: approved, on none yet, and with a customer to bill. */
export const isBillable = ({ status, invoiceId, company }: TicketListItem): boolean =>
  status === 'APPROVED' && invoiceId === null && company !== null;

/** The tickets of one customer. */
export interface CustomerTickets {
  customer: string;
  tickets: readonly TicketListItem[];
}

/** Puts tickets under their customers, in the order of their names. */
export function byCustomer(tickets: Iterable<TicketListItem>): CustomerTickets[] {
  const groups = new Map<string, TicketListItem[]>();
  for (const ticket of tickets) {
    const customer = ticket.company?.name;
    if (customer === undefined) continue;
    groups.set(customer, [...(groups.get(customer) ?? []), ticket]);
  }
  return [...groups]
    .map(([customer, own]) => ({ customer, tickets: own }))
    .sort((one, other) => one.customer.localeCompare(other.customer));
}
