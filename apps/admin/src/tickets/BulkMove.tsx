import { bulkTickets, TICKET_BULK_MAX, type TicketBulkResult } from '@derrick/domain/tickets';
import { Button } from '@derrick/ui/Button';
import { useState } from 'react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { notify } from '../core/notify.tsx';
import { useSession } from '../core/session.tsx';
import { useChange } from '../patterns/remote/index.ts';
import type { RefusedTicket } from './RefusedDialog.tsx';

type Action = 'submit' | 'approve';

interface BulkMoveProps {
  /** Labels of the selected tickets by ID. */
  selected: ReadonlyMap<string, string>;
  /** Removes the processed tickets from the selection. */
  onDone: (ids: readonly string[]) => void;
  /** Called with the tickets that need attention: rejected ones, and approved ones with lines without a price. */
  onRefused: (tickets: readonly RefusedTicket[]) => void;
}

/** The result of all requests together. */
type WholeResult = TicketBulkResult & { unpriced: NonNullable<TicketBulkResult['unpriced']> };

const done = { submit: 'tickets.bulk.submitted', approve: 'tickets.bulk.approved' } as const;

/** Returns the rejected tickets, and the approved ones with lines without a price. */
function reportOf(
  { done, refused, unpriced }: WholeResult,
  labelOf: (id: string) => string,
): RefusedTicket[] {
  const lines = new Map(unpriced.map((entry) => [entry.id, entry.lines]));
  const rejected = refused.map(({ id, message, errors, contactName }) => ({
    id,
    label: labelOf(id),
    reason: message,
    errors,
    contactName,
    unpriced: lines.get(id),
  }));
  const approved = done
    .filter((id) => lines.has(id))
    .map((id) => ({ id, label: labelOf(id), reason: undefined, unpriced: lines.get(id) }));
  return [...rejected, ...approved];
}

/** Buttons that submit or approve the selected tickets. */
export function BulkMove({ selected, onDone, onRefused }: BulkMoveProps) {
  const t = useTranslate();
  const { can } = useSession();
  const { change } = useChange(bulkTickets, { failure: 'tickets.bulk.failed' });
  const [running, setRunning] = useState<Action>();

  const run = async (action: Action) => {
    setRunning(action);
    const result: WholeResult = { done: [], refused: [], unpriced: [] };
    const ids = [...selected.keys()];
    for (let from = 0; from < ids.length; from += TICKET_BULK_MAX) {
      const part = await change({ body: { action, ids: ids.slice(from, from + TICKET_BULK_MAX) } });
      // A toast has already reported the error. Tickets processed before it keep their new status.
      if (!part.ok) break;
      result.done.push(...part.data.done);
      result.refused.push(...part.data.refused);
      result.unpriced.push(...(part.data.unpriced ?? []));
    }
    setRunning(undefined);
    if (result.done.length > 0)
      void notify({ tone: 'success', title: t(done[action], { count: result.done.length }) });
    const reported = reportOf(result, (id) => selected.get(id) ?? '');
    if (reported.length > 0) onRefused(reported);
    onDone(result.done);
  };

  return (
    <>
      <Button
        isPending={running === 'submit'}
        isDisabled={running !== undefined}
        onPress={() => void run('submit')}
      >
        {t('tickets.bulk.submit')}
      </Button>
      {can('tickets:review') && (
        <Button
          isPending={running === 'approve'}
          isDisabled={running !== undefined}
          onPress={() => void run('approve')}
        >
          {t('tickets.bulk.approve')}
        </Button>
      )}
    </>
  );
}
