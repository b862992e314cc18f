import { seesOwnTicketsOnly } from '../permissions/permissions.ts';
import type { Role } from '../permissions/roles.ts';
import { isTicketLocked, type TicketStatus } from './status.ts';

/** Who wants to see or change a ticket. */
export interface TicketActor {
  userId: string;
  role: Role;
}

/** What decides who may do what with a ticket. */
export interface TicketFacts {
  technicianId: string | null;
  /** Who recorded it; null where nobody knows any more. */
  authorId: string | null;
  /** Null from a server that knows no states. */
  status: TicketStatus | null;
  invoiceId: string | null;
}

/**
 * Allows technicians their own tickets, and everybody else all tickets of the company. A draft that somebody else has
 * begun for a technician is not theirs to see yet.
 */
export const canSeeTicket = (
  { userId, role }: TicketActor,
  { technicianId, authorId, status }: Omit<TicketFacts, 'invoiceId'>,
): boolean =>
  !seesOwnTicketsOnly(role) || (technicianId === userId && (status !== 'DRAFT' || authorId === userId));

/**
 * Checks a change or the deletion of a ticket: a technician changes their own, and nobody one that is locked.
 * @returns why not; `unseen` is told as if there were no such ticket
 */
export function refuseTicketChange(actor: TicketActor, ticket: TicketFacts): 'unseen' | 'locked' | undefined {
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
