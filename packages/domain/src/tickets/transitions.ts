import { type Permission, permissionsOf } from '../permissions/permissions.ts';
import { canSeeTicket, type TicketActor, type TicketFacts } from './policy.ts';
import type { TicketStatus } from './status.ts';

interface Transition {
  from: readonly TicketStatus[];
  to: TicketStatus;
  permission: Permission;
}

/** How a ticket moves from one state to the next, and who may move it. An invoice moves it to and from `INVOICED`. */
export const ticketTransitions = {
  submit: { from: ['DRAFT', 'CHANGES_REQUESTED'], to: 'SUBMITTED', permission: 'tickets:write' },
  approve: { from: ['SUBMITTED'], to: 'APPROVED', permission: 'tickets:review' },
  requestChanges: { from: ['SUBMITTED'], to: 'CHANGES_REQUESTED', permission: 'tickets:review' },
  reopen: { from: ['APPROVED'], to: 'SUBMITTED', permission: 'tickets:reopen' },
  void: { from: ['DRAFT', 'SUBMITTED', 'CHANGES_REQUESTED'], to: 'VOID', permission: 'tickets:reopen' },
} as const satisfies Record<string, Transition>;

export type TicketTransition = keyof typeof ticketTransitions;

/** What a company says about transitions. */
export interface TransitionRules {
  /** People may approve tickets that they have recorded or worked on themselves. */
  allowsOwnApproval: boolean;
}

/** Recognises somebody's own ticket: they recorded it, or did the work. */
export const isOwnTicket = (
  { userId }: Pick<TicketActor, 'userId'>,
  { authorId, technicianId }: Pick<TicketFacts, 'authorId' | 'technicianId'>,
): boolean => authorId === userId || technicianId === userId;

/**
 * Checks a transition by what the ticket is; whether the role may make it at all is a matter of its permission.
 * @returns why not; `unseen` is told as if there were no such ticket
 */
export function refuseTransition(
  transition: TicketTransition,
  actor: TicketActor,
  ticket: TicketFacts,
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

/** Lists what somebody can do with a ticket now, in the order in which a page offers it. */
export const transitionsOf = (
  actor: TicketActor,
  ticket: TicketFacts,
  rules: TransitionRules,
): TicketTransition[] =>
  Object.keys(ticketTransitions)
    .filter(isTransition)
    .filter(
      (name) =>
        permissionsOf(actor.role).includes(ticketTransitions[name].permission) &&
        refuseTransition(name, actor, ticket, rules) === undefined,
    );
