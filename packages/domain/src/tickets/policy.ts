import { seesOwnTicketsOnly } from '../permissions/permissions.ts';
import type { Role } from '../permissions/roles.ts';

/** Who wants to see or change a ticket. */
export interface TicketActor {
  userId: string;
  role: Role;
}

/** Allows technicians their own tickets, and everybody else all tickets of the company. */
export const canSeeTicket = (
  { userId, role }: TicketActor,
  ticket: { technicianId: string | null },
): boolean => !seesOwnTicketsOnly(role) || ticket.technicianId === userId;

/** Locks a ticket for everybody once it is on an invoice: the customer was billed for what it says. */
export const isTicketLocked = (ticket: { invoiceId: string | null }): boolean => ticket.invoiceId !== null;

/**
 * Checks a change or the deletion of a ticket: a technician changes their own, and nobody one that is locked.
 * @returns why not; `unseen` is told as if there were no such ticket
 */
export function refuseTicketChange(
  actor: TicketActor,
  ticket: { technicianId: string | null; invoiceId: string | null },
): 'unseen' | 'locked' | undefined {
  if (!canSeeTicket(actor, ticket)) return 'unseen';
  return isTicketLocked(ticket) ? 'locked' : undefined;
}

/** Allows technicians to record their own work alone; naming nobody means themselves. */
export const canAssignTicket = ({ userId, role }: TicketActor, technicianId: string | null): boolean =>
  !seesOwnTicketsOnly(role) || technicianId === null || technicianId.toLowerCase() === userId;

/** Finds the technician of a ticket that somebody saves: technicians are always their own. */
export const assignedTechnician = (
  { userId, role }: TicketActor,
  technicianId: string | null,
): string | null => (seesOwnTicketsOnly(role) ? userId : technicianId);
