import type { Ticket, TicketGate, TicketInput, TicketRules } from '@derrick/domain/tickets';
import { useRef } from 'react';

/** The states that end when the form is submitted. */
const unsubmitted: readonly unknown[] = ['DRAFT', 'CHANGES_REQUESTED'];

/** Whether the form submits its ticket or keeps it as a draft, and what it is checked by then. */
export function useSubmission(ticket: Ticket | undefined, rules: TicketRules | undefined) {
  // The form is checked and sent before the next render.
  const isDraft = useRef(false);
  const isSubmitting = ticket === undefined || unsubmitted.includes(ticket.status);
  const gates: readonly TicketGate[] = (isSubmitting && rules?.submitGates) || [];
  return {
    isSubmitting,
    /** What the company asks for before this ticket is submitted. */
    gates,
    /** A server without rules knows no drafts either. */
    canBeDraft: rules !== undefined && (ticket === undefined || ticket.status === 'DRAFT'),
    /** Decides what the next submission of the form does. */
    keepAsDraft(keeps: boolean) {
      isDraft.current = keeps;
    },
    /** What the form is checked by now; nothing for a draft. */
    asked: () => (isDraft.current ? undefined : gates),
    /** The state that is sent. A new ticket is submitted anyway, also by a server that knows no states. */
    status(): TicketInput['status'] {
      if (isDraft.current) return 'DRAFT';
      return ticket && isSubmitting ? 'SUBMITTED' : undefined;
    },
  };
}
