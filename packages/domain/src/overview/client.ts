import type { Api } from '../http/client.ts';
import { getOverviewStatistics, getWaitingCustomers, getWeeklyHours } from './contract.ts';
import type { OverviewStatistics, WaitingCustomers, WeeklyHours } from './schema.ts';

interface CallOptions {
  signal?: AbortSignal | undefined;
}

export interface OverviewClient {
  /** Resolves to null when the server has no figures. */
  statistics(options?: CallOptions): Promise<OverviewStatistics | null>;
  /** Rejects with 404 on a server that has no such call. */
  weeklyHours(options?: CallOptions): Promise<WeeklyHours>;
  /** Rejects with 404 on a server that has no such call. */
  waitingCustomers(options?: CallOptions): Promise<WaitingCustomers>;
}

/** Creates the calls of the overview; "today" is the client's, by its time zone. */
export const createOverviewClient = (api: Api): OverviewClient => ({
  statistics: (options) => api.call(getOverviewStatistics, options),
  weeklyHours: (options) => api.call(getWeeklyHours, options),
  waitingCustomers: (options) => api.call(getWaitingCustomers, options),
});
