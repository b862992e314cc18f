import { isCancelled } from '@derrick/domain/http';
import type { Ticket } from '@derrick/domain/tickets';
import { useEffect, useState } from 'react';
import { useApi } from '../app/api.ts';

type RemoteTicket =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'ready'; ticket: Ticket };

/**
 * Loads the ticket of a form, once. Not from the cache of lists: a form begins with what is there now, and nothing may
 * change under the hands of who is writing.
 */
export function useRemoteTicket(id: string): RemoteTicket {
  const { tickets } = useApi();
  const [visit, setVisit] = useState(0);
  const [state, setState] = useState<RemoteTicket>({ status: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit loads it again.
  useEffect(() => {
    const controller = new AbortController();
    setState({ status: 'loading' });
    tickets.get(id, { signal: controller.signal }).then(
      (ticket) => setState({ status: 'ready', ticket }),
      (error: unknown) => {
        if (isCancelled(error)) return;
        setState({ status: 'failed', error, retry: () => setVisit((count) => count + 1) });
      },
    );
    return () => controller.abort();
  }, [tickets, id, visit]);
  return state;
}
