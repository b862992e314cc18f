import type { HttpClient } from '../http/client.ts';
import type { Pagination } from '../http/envelope.ts';
import { type Technician, type TechnicianQueryInput, technicianListReply } from './schema.ts';
import { assignableStatuses } from './status.ts';

interface CallOptions {
  signal?: AbortSignal | undefined;
}

interface TechnicianPage {
  data: Technician[];
  meta: { pagination: Pagination };
}

export interface TechniciansClient {
  /** Loads technicians in the order of their names; the search ignores case and accents. */
  list(query?: TechnicianQueryInput, options?: CallOptions): Promise<TechnicianPage>;
  /** Loads those whom a ticket can be given to. */
  assignable(query?: Omit<TechnicianQueryInput, 'statuses'>, options?: CallOptions): Promise<TechnicianPage>;
}

/** Creates the calls of technicians. */
export function createTechniciansClient(http: HttpClient): TechniciansClient {
  const list: TechniciansClient['list'] = async ({ statuses, ...query } = {}, { signal } = {}) => {
    const path = 'users/load/technicians';
    const asked = { ...query, statuses: statuses?.join(',') || undefined };
    return (await http.request(path, { query: asked, signal, struct: technicianListReply })).data;
  };
  return {
    list,
    assignable: (query, options) => list({ ...query, statuses: [...assignableStatuses] }, options),
  };
}
