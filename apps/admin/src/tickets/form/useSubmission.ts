import {
  isTicketOwner,
  type Ticket,
  type TicketGate,
  type TicketInput,
  type TicketRules,
} from '@derrick/domain/tickets';
import { useRef } from 'react';
import { useSession } from '../../core/session.tsx';
import type { TicketFormValues } from './values.ts';

/** Ways to save the form: as a draft, with the current status of the ticket, or submitted for review. */
export type Intent = 'draft' | 'save' | 'submit';

/** The state of a form on which its requirements depend. */
interface RequirementFacts {
  values: Pick<TicketFormValues, 'customerCompany'>;
  isReadOnly: boolean;
}

/** Decides whether the form submits its ticket, saves it, or saves it as a draft, and which requirements apply. */
export function useSubmission(ticket: Ticket | undefined, rules: TicketRules | undefined) {
  const { user } = useSession();
  const isDraft = ticket?.status === 'DRAFT';
  const hasRequestedChanges = ticket?.status === 'CHANGES_REQUESTED';
  const isOwner =
    ticket !== undefined &&
    isTicketOwner(
      { userId: user.id },
      { technicianId: ticket.technicianId, authorId: ticket.author?.id ?? null },
    );
  // Only the user who was asked for changes submits the ticket again by saving it.
  const usual: Intent =
    ticket === undefined || isDraft || (hasRequestedChanges && isOwner) ? 'submit' : 'save';
  // A ref, because the form is validated and sent before the next render.
  const intent = useRef<Intent>(usual);
  const canBeSubmitted = ticket === undefined || isDraft || hasRequestedChanges;
  const gates: readonly TicketGate[] = (canBeSubmitted && rules?.submitGates) || [];
  const required = ({ customerCompany }: Pick<TicketFormValues, 'customerCompany'>) => {
    const takesReference = ticket === undefined && customerCompany.trim() !== '';
    return gates.filter((gate) => gate !== 'signature' && !(gate === 'costReference' && takesReference));
  };
  return {
    /** Company requirements for submitting this ticket. */
    gates,
    /** Saving requires changes. A draft can be submitted unchanged, other tickets only by "Submit again". */
    needsChanges: ticket !== undefined && !isDraft,
    canBeDraft: rules !== undefined && (ticket === undefined || isDraft),
    canBeSubmittedAgain: hasRequestedChanges,
    /** Sets how the next submission saves the form; by default as the main button of the form does. */
    intend(next: Intent = usual) {
      intent.current = next;
    },
    /**
     * Returns the requirements that the form must meet; undefined for a draft. Excludes the signature, which the server
     * checks, and the cost reference if a new ticket takes it from its customer.
     */
    requirementsOf(values: Pick<TicketFormValues, 'customerCompany'>) {
      if (intent.current === 'draft') return undefined;
      return intent.current === 'save' ? [] : required(values);
    },
    /** Returns true if this must be filled in before the main button of the form submits the ticket. */
    requires: (gate: TicketGate, { values, isReadOnly }: RequirementFacts): boolean =>
      !isReadOnly && usual === 'submit' && required(values).includes(gate),
    /** Returns the status to send. A new ticket is submitted by default, also on a server without statuses. */
    status(): TicketInput['status'] {
      if (intent.current === 'draft') return 'DRAFT';
      return ticket && intent.current === 'submit' ? 'SUBMITTED' : undefined;
    },
  };
}
