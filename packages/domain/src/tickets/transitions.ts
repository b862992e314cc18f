import { type Permission, permissionsOf } from '../permissions/permissions.ts';
import { canSeeTicket, type TicketActor, type TicketPolicyFields } from './policy.ts';
import type { TicketStatus } from './status.ts';

interface Transition {
  from: readonly TicketStatus[];
  to: TicketStatus;
  permission: Permission;
}

/**
 * The transitions of a ticket with their allowed statuses and required permission. Invoicing a ticket and removing it
 * from an invoice set the status separately.
 */
export const ticketTransitions = {
  submit: { from: ['DRAFT', 'CHANGES_REQUESTED'], to: 'SUBMITTED', permission: 'tickets:write' },
  approve: { from: ['SUBMITTED'], to: 'APPROVED', permission: 'tickets:review' },
  requestChanges: { from: ['SUBMITTED'], to: 'CHANGES_REQUESTED', permission: 'tickets:review' },
  reopen: { from: ['APPROVED'], to: 'SUBMITTED', permission: 'tickets:reopen' },
  void: { from: ['DRAFT', 'SUBMITTED', 'CHANGES_REQUESTED'], to: 'VOID', permission: 'tickets:reopen' },
} as const satisfies Record<string, Transition>;

export type TicketTransition = keyof typeof ticketTransitions;

/** A company's rules for transitions. */
export interface TransitionRules {
  /** Users may approve tickets that they created or worked on. */
  allowsOwnApproval: boolean;
}

/** Returns true if the user created the ticket or did the work. */
export const isOwnTicket = (
  { userId }: Pick<TicketActor, 'userId'>,
  { authorId, technicianId }: Pick<TicketPolicyFields, 'authorId' | 'technicianId'>,
): boolean => authorId === userId || technicianId === userId;

/**
 * Checks if the state of a ticket allows a transition. Permissions are checked separately.
 * @returns the reason why not. `unseen` is reported as if the ticket did not exist.
 */
export function transitionError(
  transition: TicketTransition,
  actor: TicketActor,
  ticket: TicketPolicyFields,
  { allowsOwnApproval }: TransitionRules,
): 'unseen' | 'wrongState' | 'onInvoice' | 'ownTicket' | undefined {
  if (!canSeeTicket(actor, ticket)) return 'unseen';
  const from: readonly TicketStatus[] = ticketTransitions[transition].from;
  if (ticket.status === null || !from.includes(ticket.status)) return 'wrongState';
  if (ticket.invoiceId !== null) return 'onInvoice';
  return transition === 'approve' && !allowsOwnApproval && isOwnTicket(actor, ticket)
    ? 'ownTicket'
    : undefined;
}

const isTransition = (name: string): name is TicketTransition => name in ticketTransitions;

/** Lists the transitions that a user can make now, in the order in which pages offer them. */
export const transitionsOf = (
  actor: TicketActor,
  ticket: TicketPolicyFields,
  rules: TransitionRules,
): TicketTransition[] =>
  Object.keys(ticketTransitions)
    .filter(isTransition)
    .filter(
      (name) =>
        permissionsOf(actor.role).includes(ticketTransitions[name].permission) &&
        transitionError(name, actor, ticket, rules) === undefined,
    );
