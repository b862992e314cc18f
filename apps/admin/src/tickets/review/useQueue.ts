import { useState } from 'react';
import { useSession } from '../../core/session.tsx';
import { type Queue, type QueueResult, readQueue, storeQueue } from './queue.ts';

const noTickets: Queue = { ids: [], count: 0, results: {} };

/** Returns the stored queue that contains a ticket, and a function that stores the result of a ticket. */
export function useQueue(ticketId: string) {
  const { user } = useSession();
  const [queue, setQueue] = useState(() => readQueue(user, ticketId) ?? noTickets);
  const record = (id: string, result: QueueResult) => {
    const changed = { ...queue, results: { ...queue.results, [id]: result } };
    storeQueue(user, changed);
    setQueue(changed);
  };
  return { queue, record };
}
