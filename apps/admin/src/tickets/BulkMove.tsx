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
  onRefused: (tickets: readonly RefusedTicket[]) => void;
}

const done = { submit: 'tickets.bulk.submitted', approve: 'tickets.bulk.approved' } as const;

/** Buttons that submit or approve the selected tickets. */
export function BulkMove({ selected, onDone, onRefused }: BulkMoveProps) {
  const t = useTranslate();
  const { can } = useSession();
  const { change } = useChange(bulkTickets, { failure: 'tickets.bulk.failed' });
  const [running, setRunning] = useState<Action>();

  const run = async (action: Action) => {
    setRunning(action);
    const result: TicketBulkResult = { done: [], refused: [] };
    const ids = [...selected.keys()];
    for (let from = 0; from < ids.length; from += TICKET_BULK_MAX) {
      const part = await change({ body: { action, ids: ids.slice(from, from + TICKET_BULK_MAX) } });
      // A toast has already reported the error. Tickets processed before it keep their new status.
      if (!part.ok) break;
      result.done.push(...part.data.done);
      result.refused.push(...part.data.refused);
    }
    setRunning(undefined);
    if (result.done.length > 0)
      void notify({ tone: 'success', title: t(done[action], { count: result.done.length }) });
    if (result.refused.length > 0)
      onRefused(
        result.refused.map(({ id, message }) => ({ id, label: selected.get(id) ?? '', reason: message })),
      );
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
