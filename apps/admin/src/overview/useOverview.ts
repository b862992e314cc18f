import { ApiError, isCancelled } from '@derrick/domain/http';
import {
  createOverviewClient,
  type OverviewStatistics,
  type WaitingCustomers,
  type WeeklyHours,
} from '@derrick/domain/overview';
import { useMemo } from 'react';
import useSWR from 'swr';
import { useApi } from '../app/api.ts';
import { errorText } from '../app/errorText.ts';
import type { MessageKey } from '../app/i18n/catalogue.ts';
import { useLanguage, useTranslate } from '../app/i18n/MessagesProvider.tsx';

/** First word of the cache keys of everything on the overview. */
export const OVERVIEW = 'overview';

/** Is remote data on its way to the screen. */
export type Remote<T> =
  | { status: 'loading' }
  /** `retry` resolves with whether the data is there now. */
  | { status: 'failed'; message: string; isRetrying: boolean; retry: () => Promise<boolean> }
  /** The server has no such data. */
  | { status: 'absent' }
  | { status: 'ready'; value: T };

/** Resolves with `null` where the server has no such call: that is an answer, not a failure to be tried again. */
const orAbsent = <T>(reply: Promise<T | null>): Promise<T | null> =>
  reply.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });

function useRemote<T>(name: string, call: () => Promise<T | null>, fallback: MessageKey): Remote<T> {
  const t = useTranslate();
  const { language } = useLanguage();
  const { data, error, isValidating, mutate } = useSWR([OVERVIEW, name], () => orAbsent(call()));
  if (data !== undefined) return data === null ? { status: 'absent' } : { status: 'ready', value: data };
  if (error === undefined || isCancelled(error)) return { status: 'loading' };
  return {
    status: 'failed',
    message: errorText(error, { t, language, fallback }),
    isRetrying: isValidating,
    retry: async () => (await mutate()) !== undefined,
  };
}

/** Loads everything on the overview, all at once. */
export function useOverview(): {
  statistics: Remote<OverviewStatistics>;
  hours: Remote<WeeklyHours>;
  waiting: Remote<WaitingCustomers>;
} {
  const { http } = useApi();
  const overview = useMemo(() => createOverviewClient(http), [http]);
  return {
    statistics: useRemote('statistics', () => overview.statistics(), 'overview.failed'),
    hours: useRemote('hours', () => overview.weeklyHours(), 'overview.hours.failed'),
    waiting: useRemote('waiting', () => overview.waitingCustomers(), 'overview.waiting.failed'),
  };
}

/** Tells a workspace in which nothing has happened yet. */
export function isUntouched({ statistics, hours, waiting }: ReturnType<typeof useOverview>): boolean {
  if (statistics.status !== 'ready') return false;
  const { jobTickets, invoices } = statistics.value;
  return (
    jobTickets.total === 0 &&
    invoices.total === 0 &&
    !(hours.status === 'ready' && hours.value.total > 0) &&
    !(waiting.status === 'ready' && waiting.value.count > 0)
  );
}
