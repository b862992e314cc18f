import { isRole } from '@derrick/domain/auth';
import { seesOwnTicketsOnly } from '@derrick/domain/permissions';
import type { Ticket } from '@derrick/domain/tickets';
import { useState } from 'react';
import { useSession } from '../app/session.tsx';
import { emptyValues, type TicketFormValues, valuesOf } from './values.ts';

/** A technician records their own work: a new ticket is theirs from the start. */
export function useFirstValues(ticket: Ticket | undefined): { first: TicketFormValues; isOwnOnly: boolean } {
  const { user } = useSession();
  const isOwnOnly = isRole(user.role) && seesOwnTicketsOnly(user.role);
  const [first] = useState<TicketFormValues>(() => {
    if (ticket) return valuesOf(ticket);
    const technician = isOwnOnly && user.id ? { id: user.id, label: user.fullname ?? '' } : null;
    return { ...emptyValues, technician };
  });
  return { first, isOwnOnly };
}
