import { ApiError, errorCodes, isCancelled } from '@derrick/domain/http';
import {
  approveTicket,
  getTicket,
  reopenTicket,
  requestTicketChanges,
  type Ticket,
  type TicketTransition,
  voidTicket,
} from '@derrick/domain/tickets';
import { useApi } from '../../core/api.ts';
import { notify } from '../../core/notify.tsx';
import type { SubmitResult } from '../../patterns/form/index.ts';
import { useChange, useErrorMessage } from '../../patterns/remote/index.ts';

/** Status changes on the ticket page. Submitting is part of the form. */
export type PageTransition = Exclude<TicketTransition, 'submit'>;

const outdated: readonly string[] = [errorCodes.stale, errorCodes.wrongState, errorCodes.ticketLocked];

/**
 * Changes the status of a ticket.
 * @param onOutdated called with the current ticket if another user changed it first
 * @param onRefused called with a message key for each gap of a ticket that cannot be approved yet. Without it, a toast
 *   reports the failed approval.
 */
export function useTransition(
  ticket: Ticket,
  onOutdated: (now: Ticket) => void,
  onRefused?: (gaps: Record<string, string>) => void,
) {
  const errors = useErrorMessage();
  const api = useApi();
  const options = { success: 'ticketLife.done' } as const;
  const approve = useChange(approveTicket, options);
  const requestChanges = useChange(requestTicketChanges, options);
  const reopen = useChange(reopenTicket, options);
  const makeVoid = useChange(voidTicket, options);
  const { id, version } = ticket;
  const params = { id };

  const send = (transition: PageTransition, text: string) => {
    switch (transition) {
      case 'approve':
        return approve.change({ params, body: { version } });
      case 'requestChanges':
        return requestChanges.change({ params, body: { version, comment: text } });
      case 'reopen':
        return reopen.change({ params, body: { version, reason: text } });
      case 'void':
        return makeVoid.change({ params, body: { version, reason: text } });
    }
  };

  return {
    isApproving: approve.isPending,
    async move(transition: PageTransition, text = ''): Promise<SubmitResult<Ticket>> {
      const result = await send(transition, text);
      if (!result.ok && transition === 'approve') {
        if (onRefused && result.error.errors) onRefused(result.error.errors);
        else if (!isCancelled(result.error)) void notify(errors.notice(result.error, 'ticketLife.failed'));
      }
      if (!result.ok && outdated.includes(result.error.code)) {
        const now = await api.call(getTicket, { params }).catch((error: unknown) => {
          if (error instanceof ApiError) return undefined;
          throw error;
        });
        if (now) onOutdated(now);
      }
      return result;
    },
  };
}
