import { type ApiError, toApiError } from '@derrick/domain/http';
import { getTicket, type Ticket } from '@derrick/domain/tickets';
import { useEffect, useState } from 'react';
import { useApi } from '../../core/api.ts';

const PARALLEL_MAX = 4;

/** Result of loading one ticket. */
type Load = { ticket: Ticket } | { error: ApiError; isRetrying: boolean };

/** Loaded complete tickets by ID. */
export type TicketDetails = ReadonlyMap<string, Ticket>;

export interface LoadedTickets {
  details: TicketDetails;
  /** IDs of tickets that do not exist or that the user cannot see. */
  missing: ReadonlySet<string>;
  /** Tickets that failed to load for another reason; undefined if there are none. */
  failure: { ids: readonly string[]; error: ApiError; isRetrying: boolean; retry: () => void } | undefined;
}

const isMissing = ({ status }: ApiError) => status === 404 || status === 403;

/** Loads complete tickets, each once. A ticket that failed to load stays failed until `retry` is called. */
export function useTicketDetails(ids: readonly string[]): LoadedTickets {
  const api = useApi();
  const [loads, setLoads] = useState<ReadonlyMap<string, Load>>(new Map());
  const isPending = (id: string) => {
    const load = loads.get(id);
    return load === undefined || ('error' in load && load.isRetrying);
  };
  const batch = ids.filter(isPending).slice(0, PARALLEL_MAX).join();

  useEffect(() => {
    if (batch === '') return;
    const controller = new AbortController();
    const load = async (id: string): Promise<readonly [string, Load]> => {
      try {
        return [id, { ticket: await api.call(getTicket, { params: { id }, signal: controller.signal }) }];
      } catch (cause) {
        return [id, { error: toApiError(cause), isRetrying: false }];
      }
    };
    const loadAll = async () => {
      const loaded = await Promise.all(batch.split(',').map(load));
      if (!controller.signal.aborted) setLoads((current) => new Map([...current, ...loaded]));
    };
    void loadAll();
    return () => controller.abort();
  }, [api, batch]);

  const wanted = ids.flatMap((id) => {
    const load = loads.get(id);
    return load ? [{ id, load }] : [];
  });
  const failed = wanted.flatMap(({ id, load }) =>
    'error' in load && !isMissing(load.error) ? [{ id, ...load }] : [],
  );
  const [first] = failed;
  return {
    details: new Map(
      [...loads].flatMap(([id, load]) => ('ticket' in load ? [[id, load.ticket] as const] : [])),
    ),
    missing: new Set(
      wanted.flatMap(({ id, load }) => ('error' in load && isMissing(load.error) ? [id] : [])),
    ),
    failure: first && {
      ids: failed.map(({ id }) => id),
      error: first.error,
      isRetrying: failed.some(({ isRetrying }) => isRetrying),
      retry: () =>
        setLoads(
          (current) =>
            new Map([
              ...current,
              ...failed.map(({ id, error }) => [id, { error, isRetrying: true }] as const),
            ]),
        ),
    },
  };
}
