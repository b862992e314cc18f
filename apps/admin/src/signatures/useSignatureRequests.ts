import { requestTicketSignatures, TICKET_BULK_MAX } from '@derrick/domain/tickets';
import { useState } from 'react';
import { useChange } from '../patterns/remote/index.ts';

/** Result of asking a customer's contact to sign a ticket: either the contact or the reason why it was not possible. */
export interface SignatureOutcome {
  request?: { name: string; sentTo: string };
  problem?: { code: string; message: string };
}

/** Asks the customer contacts of tickets to sign, and stores the result for each ticket. */
export function useSignatureRequests() {
  const { change, isPending } = useChange(requestTicketSignatures, { failure: 'ticketLife.gap.askFailed' });
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, SignatureOutcome>>(new Map());

  const ask = async (ids: readonly string[]): Promise<void> => {
    for (let from = 0; from < ids.length; from += TICKET_BULK_MAX) {
      const result = await change({ body: { ids: ids.slice(from, from + TICKET_BULK_MAX) } });
      // A toast has already reported the error.
      if (!result.ok) return;
      const { asked, refused } = result.data;
      setOutcomes((known) => {
        const next = new Map(known);
        for (const { id, ...contact } of asked) next.set(id, { request: contact });
        for (const { id, ...problem } of refused) next.set(id, { problem });
        return next;
      });
    }
  };
  return { ask, isPending, outcomes };
}
