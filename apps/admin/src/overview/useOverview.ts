import {
  getOverviewStatistics,
  getWaitingCustomers,
  getWeeklyHours,
  type OverviewStatistics,
  type WaitingCustomers,
  type WeeklyHours,
} from '@derrick/domain/overview';
import { type Remote, useRemote } from '../patterns/remote/index.ts';

interface Overview {
  /** Null if the server has no statistics. */
  statistics: Remote<OverviewStatistics | null>;
  hours: Remote<WeeklyHours>;
  waiting: Remote<WaitingCustomers>;
}

/** Loads all data of the overview in parallel. */
export const useOverview = (): Overview => ({
  statistics: useRemote(getOverviewStatistics, {}, { failureTitle: 'overview.failed' }),
  hours: useRemote(getWeeklyHours, {}, { failureTitle: 'overview.hours.failed' }),
  waiting: useRemote(getWaitingCustomers, {}, { failureTitle: 'overview.waiting.failed' }),
});

/** Returns whether a company has no data yet. */
export function isUntouched({ statistics, hours, waiting }: Overview): boolean {
  if (statistics.status !== 'ready' || !statistics.value) return false;
  const { jobTickets, invoices } = statistics.value;
  return (
    jobTickets.total === 0 &&
    invoices.total === 0 &&
    !(hours.status === 'ready' && hours.value.total > 0) &&
    !(waiting.status === 'ready' && waiting.value.count > 0)
  );
}
