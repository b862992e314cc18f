import type { Ticket, TicketGate, TicketInput, TicketRules } from '@derrick/domain/tickets';
import { useRef } from 'react';
import type { TicketFormValues } from './values.ts';

/** Statuses that submitting the form ends. */
const unsubmittedStatuses: readonly unknown[] = ['DRAFT', 'CHANGES_REQUESTED'];

/** The state of a form on which its requirements depend. */
interface RequirementFacts {
  values: Pick<TicketFormValues, 'customerCompany'>;
  isReadOnly: boolean;
}

/** Decides whether the form submits its ticket or saves it as a draft, and which requirements apply. */
export function useSubmission(ticket: Ticket | undefined, rules: TicketRules | undefined) {
  // A ref, because the form is validated and sent before the next render.
  const isDraft = useRef(false);
  const isSubmitting = ticket === undefined || unsubmittedStatuses.includes(ticket.status);
  const gates: readonly TicketGate[] = (isSubmitting && rules?.submitGates) || [];
  const required = ({ customerCompany }: Pick<TicketFormValues, 'customerCompany'>) => {
    const takesReference = ticket === undefined && customerCompany.trim() !== '';
    return gates.filter((gate) => gate !== 'signature' && !(gate === 'costReference' && takesReference));
  };
  return {
    isSubmitting,
    /** Company requirements for submitting this ticket. */
    gates,
    canBeDraft: rules !== undefined && (ticket === undefined || ticket.status === 'DRAFT'),
    /** Sets whether the next submission saves a draft. */
    keepAsDraft(keeps: boolean) {
      isDraft.current = keeps;
    },
    /**
     * Returns the requirements that the form must meet; undefined for a draft. Excludes the signature, which the server
     * checks, and the cost reference if a new ticket takes it from its customer.
     */
    asked: (values: Pick<TicketFormValues, 'customerCompany'>) =>
      isDraft.current ? undefined : required(values),
    /** Returns true if this must be filled in before the form can be submitted. */
    requires: (gate: TicketGate, { values, isReadOnly }: RequirementFacts): boolean =>
      !isReadOnly && required(values).includes(gate),
    /** Returns the status to send. A new ticket is submitted by default, also on a server without statuses. */
    status(): TicketInput['status'] {
      if (isDraft.current) return 'DRAFT';
      return ticket && isSubmitting ? 'SUBMITTED' : undefined;
    },
  };
}
