import { isCancelled } from '@derrick/domain/http';
import type { TicketPage, TicketStatistics } from '@derrick/domain/tickets';
import useSWR from 'swr';
import { useApi } from '../app/api.ts';
import { errorText } from '../app/errorText.ts';
import type { MessageKey } from '../app/i18n/catalogue.ts';
import { useLanguage, useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { notify } from '../app/notify.tsx';
import { filterQuery, type TicketFilters, type TicketPlace } from './ticketPlace.ts';

/** First word of the cache keys of everything that a change of a ticket makes stale. */
export const TICKETS = 'tickets';

/** Is remote data on its way to the screen. */
export type Remote<T> =
  | { status: 'loading' }
  | { status: 'failed'; message: string; retry: () => void }
  /** `isStale`: what another page or search showed, until this one's reply is there. */
  | { status: 'ready'; value: T; isStale: boolean };

function useFailure(title: MessageKey) {
  const t = useTranslate();
  const { language } = useLanguage();
  const text = (error: unknown) => errorText(error, { t, language, fallback: title });
  return {
    text,
    report(error: unknown) {
      if (isCancelled(error)) return;
      const description = text(error);
      void notify({ tone: 'danger', title: t(title), ...(description !== t(title) && { description }) });
    },
  };
}

/** Loads one page of the list; the rows of the page before stay until its own are there. */
export function useTicketPage(place: TicketPlace): Remote<TicketPage> {
  const { page, size, search } = place;
  const filters = filterQuery(place);
  const api = useApi();
  const { text, report } = useFailure('tickets.listFailed');
  const key = JSON.stringify([page, size, search, filters]);
  const { data, error, isValidating, mutate } = useSWR(
    [TICKETS, 'list', key],
    async () => ({
      key,
      value: await api.tickets.list({
        pageNumber: page,
        pageSize: size,
        search: search || undefined,
        ...filters,
      }),
    }),
    { keepPreviousData: true, onError: report },
  );
  // Retry shows that it is under way instead of the old failure.
  if (error !== undefined && !isValidating && data?.key !== key) {
    return { status: 'failed', message: text(error), retry: () => void mutate() };
  }
  if (!data) return { status: 'loading' };
  return { status: 'ready', value: data.value, isStale: data.key !== key };
}

const none: TicketStatistics = { total: 0, assigned: 0, notAssigned: 0 };

/** Loads the three counts; when that fails they are 0, as the specification says. Undefined while loading. */
export function useTicketStatistics(filters: TicketFilters): TicketStatistics | undefined {
  const api = useApi();
  const { report } = useFailure('tickets.statisticsFailed');
  const query = filterQuery(filters);
  const { data, error } = useSWR(
    [TICKETS, 'statistics', JSON.stringify(query)],
    () => api.tickets.statistics(query),
    // The former counts stay until the new ones are there: nothing jumps.
    { onError: report, keepPreviousData: true },
  );
  if (error !== undefined && !isCancelled(error)) return none;
  return data;
}
