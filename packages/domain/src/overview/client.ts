import type { HttpClient } from '../http/client.ts';
import {
  type OverviewStatistics,
  overviewStatisticsReply,
  type WaitingCustomers,
  type WeeklyHours,
  waitingCustomersReply,
  weeklyHoursReply,
} from './schema.ts';

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
export function createOverviewClient(http: HttpClient): OverviewClient {
  const here = ({ signal }: CallOptions = {}) => ({ query: { timeZone: http.timeZone }, signal });

  return {
    async statistics(options) {
      const path = 'users/load/super/admin/overview/stats';
      return (await http.request(path, { ...here(options), struct: overviewStatisticsReply })).data;
    },
    async weeklyHours(options) {
      return (await http.request('overview/weekly-hours', { ...here(options), struct: weeklyHoursReply }))
        .data;
    },
    async waitingCustomers(options) {
      const path = 'overview/waiting-customers';
      return (await http.request(path, { ...here(options), struct: waitingCustomersReply })).data;
    },
  };
}
