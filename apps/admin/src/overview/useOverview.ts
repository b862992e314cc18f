import type { Endpoint, EndpointData, EndpointInput } from '@derrick/domain/contract';
import {
  getOverviewStatistics,
  getWaitingCustomers,
  getWeeklyHours,
  type OverviewStatistics,
  type WaitingCustomers,
  type WeeklyHours,
} from '@derrick/domain/overview';
import type { MessageKey } from '../app/i18n/catalogue.ts';
import { type Remote, useRemote } from '../patterns/remote/index.ts';

/** Remote data that an older server may not have at all. */
export type OptionalRemote<T> = Remote<T> | { status: 'absent' };

function useOptionalRemote<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  failureTitle: MessageKey,
): OptionalRemote<NonNullable<EndpointData<E>>> {
  const remote = useRemote(endpoint, input, { failureTitle });
  // A server without this call answers 404: that is an answer, and trying again would not change it.
  if (remote.status === 'failed') return remote.error.status === 404 ? { status: 'absent' } : remote;
  if (remote.status === 'loading') return remote;
  const { value, isStale } = remote;
  return value === null || value === undefined ? { status: 'absent' } : { status: 'ready', value, isStale };
}

interface Overview {
  statistics: OptionalRemote<OverviewStatistics>;
  hours: OptionalRemote<WeeklyHours>;
  waiting: OptionalRemote<WaitingCustomers>;
}

/** Loads everything on the overview, all at once. */
export const useOverview = (): Overview => ({
  statistics: useOptionalRemote(getOverviewStatistics, {}, 'overview.failed'),
  hours: useOptionalRemote(getWeeklyHours, {}, 'overview.hours.failed'),
  waiting: useOptionalRemote(getWaitingCustomers, {}, 'overview.waiting.failed'),
});

/** Recognises a company in which nothing has happened yet. */
export function isUntouched({ statistics, hours, waiting }: Overview): boolean {
  if (statistics.status !== 'ready') return false;
  const { jobTickets, invoices } = statistics.value;
  return (
    jobTickets.total === 0 &&
    invoices.total === 0 &&
    !(hours.status === 'ready' && hours.value.total > 0) &&
    !(waiting.status === 'ready' && waiting.value.count > 0)
  );
}
