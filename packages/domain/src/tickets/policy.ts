import { seesOwnTicketsOnly } from '../permissions/permissions.ts';
import type { Role } from '../permissions/roles.ts';
import { isTicketLocked, type TicketStatus } from './status.ts';

/** The user who reads or changes a ticket. */
export interface TicketActor {
  userId: string;
  role: Role;
}

/** The fields of a ticket on which permissions depend. */
export interface TicketPolicyFields {
  technicianId: string | null;
  /** The user who created the ticket. Null if that user is unknown. */
  authorId: string | null;
  /** Null if the server does not support statuses. */
  status: TicketStatus | null;
  invoiceId: string | null;
}

/**
 * Returns true if the user can see a ticket. Technicians see their own tickets, other roles see all tickets of the
 * company. A draft that another user created for a technician is hidden from the technician.
 */
export const canSeeTicket = (
  { userId, role }: TicketActor,
  { technicianId, authorId, status }: Omit<TicketPolicyFields, 'invoiceId'>,
): boolean =>
  !seesOwnTicketsOnly(role) || (technicianId === userId && (status !== 'DRAFT' || authorId === userId));

/**
 * Returns true if the user did the work of a ticket or, if it has no technician, created it. Requested changes are
 * addressed to this user, who submits the ticket again by saving the changes. Other users save without submitting.
 */
export const isTicketOwner = (
  { userId }: Pick<TicketActor, 'userId'>,
  { technicianId, authorId }: Pick<TicketPolicyFields, 'technicianId' | 'authorId'>,
): boolean => (technicianId ?? authorId) === userId;

/**
 * Checks the change or deletion of a ticket. Technicians can change only their own tickets, and no user can change a
 * locked ticket.
 * @returns the reason why not. `unseen` is reported as if the ticket did not exist.
 */
export function ticketChangeError(
  actor: TicketActor,
  ticket: TicketPolicyFields,
): 'unseen' | 'locked' | undefined {
  if (!canSeeTicket(actor, ticket)) return 'unseen';
  return isTicketLocked(ticket) ? 'locked' : undefined;
}

/**
 * Returns true if the user can assign the technician. Technicians can assign only themselves. For them, null also means
 * themselves.
 */
export const canAssignTicket = ({ userId, role }: TicketActor, technicianId: string | null): boolean =>
  !seesOwnTicketsOnly(role) || technicianId === null || technicianId.toLowerCase() === userId;

/**
 * Returns the technician of a ticket when it is saved. If the user is a technician, the ticket is always assigned to
 * them.
 */
export const assignedTechnician = (
  { userId, role }: TicketActor,
  technicianId: string | null,
): string | null => (seesOwnTicketsOnly(role) ? userId : technicianId);
