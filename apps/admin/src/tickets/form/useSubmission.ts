import type { Ticket, TicketGate, TicketInput, TicketRules } from '@derrick/domain/tickets';
import { useRef } from 'react';
import type { TicketFormValues } from './values.ts';

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
    canBeDraft: rules !== undefined && (ticket === undefined || ticket.status === 'DRAFT'),
    /** Decides what the next submission of the form does. */
    keepAsDraft(keeps: boolean) {
      isDraft.current = keeps;
    },
    /**
     * What the form is checked by now; undefined for a draft. Of a signature the server knows, and of the reference that
     * a new ticket takes over from its customer.
     */
    asked({ customerCompany }: Pick<TicketFormValues, 'customerCompany'>) {
      if (isDraft.current) return undefined;
      const takesReference = ticket === undefined && customerCompany.trim() !== '';
      return gates.filter((gate) => gate !== 'signature' && !(gate === 'costReference' && takesReference));
    },
    /** The state that is sent. A new ticket is submitted anyway, also by a server that knows no states. */
    status(): TicketInput['status'] {
      if (isDraft.current) return 'DRAFT';
      return ticket && isSubmitting ? 'SUBMITTED' : undefined;
    },
  };
}
