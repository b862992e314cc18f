import { type ApiError, toApiError } from '@derrick/domain/http';
import { getTickets, TICKET_BATCH_MAX, type Ticket } from '@derrick/domain/tickets';
import { useEffect, useState } from 'react';
import { useApi } from '../../core/api.ts';

/** Result of loading one ticket. */
type Load = { ticket: Ticket } | { isMissing: true } | { error: ApiError; isRetrying: boolean };

/** Loaded complete tickets by ID. */
export type TicketDetails = ReadonlyMap<string, Ticket>;

export interface LoadedTickets {
  details: TicketDetails;
  /** IDs of tickets that do not exist or that the user cannot see. */
  missing: ReadonlySet<string>;
  /** Tickets that failed to load for another reason; undefined if there are none. */
  failure: { ids: readonly string[]; error: ApiError; isRetrying: boolean; retry: () => void } | undefined;
}

/**
 * Loads complete tickets, each once and all new ones in one request. Tickets that failed to load stay failed until
 * `retry` is called.
 */
export function useTicketDetails(ids: readonly string[]): LoadedTickets {
  const api = useApi();
  const [loads, setLoads] = useState<ReadonlyMap<string, Load>>(new Map());
  const isPending = (id: string) => {
    const load = loads.get(id);
    return load === undefined || ('error' in load && load.isRetrying);
  };
  const batch = ids.filter(isPending).slice(0, TICKET_BATCH_MAX).join();

  useEffect(() => {
    if (batch === '') return;
    const controller = new AbortController();
    const requested = batch.split(',');
    const load = async (): Promise<(id: string) => Load> => {
      try {
        const tickets = await api.call(getTickets, { query: { ids: requested }, signal: controller.signal });
        const loaded = new Map(tickets.map((ticket) => [ticket.id, { ticket }]));
        return (id) => loaded.get(id.toLowerCase()) ?? { isMissing: true };
      } catch (cause) {
        const error = toApiError(cause);
        return () => ({ error, isRetrying: false });
      }
    };
    const loadAll = async () => {
      const resultOf = await load();
      if (controller.signal.aborted) return;
      setLoads((current) => new Map([...current, ...requested.map((id) => [id, resultOf(id)] as const)]));
    };
    void loadAll();
    return () => controller.abort();
  }, [api, batch]);

  const wanted = ids.flatMap((id) => {
    const load = loads.get(id);
    return load ? [{ id, load }] : [];
  });
  const failed = wanted.flatMap(({ id, load }) => ('error' in load ? [{ id, ...load }] : []));
  const [first] = failed;
  return {
    details: new Map(
      [...loads].flatMap(([id, load]) => ('ticket' in load ? [[id, load.ticket] as const] : [])),
    ),
    missing: new Set(wanted.flatMap(({ id, load }) => ('isMissing' in load ? [id] : []))),
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
