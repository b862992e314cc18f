import { ApiError } from '@derrick/domain/http';
import { getTicket, type Ticket } from '@derrick/domain/tickets';
import { useEffect, useState } from 'react';
import { useApi } from '../../app/api.ts';

/** How many are loaded at a time: quick, and no storm. */
const AT_ONCE = 4;

/** Whole tickets by their ids; null for one that can't be loaded. */
export type TicketDetails = ReadonlyMap<string, Ticket | null>;

/** Loads whole tickets, each once; what is loaded stays. */
export function useTicketDetails(ids: readonly string[]): TicketDetails {
  const api = useApi();
  const [details, setDetails] = useState<TicketDetails>(new Map());
  const missing = ids.filter((id) => !details.has(id)).slice(0, AT_ONCE);
  const batch = missing.join();

  useEffect(() => {
    if (batch === '') return;
    const controller = new AbortController();
    const load = async (id: string): Promise<readonly [string, Ticket | null]> => {
      try {
        return [id, await api.call(getTicket, { params: { id }, signal: controller.signal })];
      } catch (error) {
        if (error instanceof ApiError) return [id, null];
        throw error;
      }
    };
    const loadAll = async () => {
      const loaded = await Promise.all(batch.split(',').map(load));
      if (!controller.signal.aborted) setDetails((current) => new Map([...current, ...loaded]));
    };
    void loadAll();
    return () => controller.abort();
  }, [api, batch]);

  return details;
}
