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
  /** The selected tickets: what each is called, by its id. */
  selected: ReadonlyMap<string, string>;
  /** Takes those that were done off the selection. */
  onDone: (ids: readonly string[]) => void;
  onRefused: (tickets: readonly RefusedTicket[]) => void;
}

const done = { submit: 'tickets.bulk.submitted', approve: 'tickets.bulk.approved' } as const;

/** Submits or approves the selected tickets. */
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
      // The toast has said so; what was done until then stays done.
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
