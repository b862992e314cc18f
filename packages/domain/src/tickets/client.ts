import type { HttpClient } from '../http/client.ts';
import type { TicketQueryInput } from './query.ts';
import { ticketQueryString } from './queryString.ts';
import {
  type Ticket,
  type TicketInput,
  type TicketPage,
  type TicketStatistics,
  ticketListReply,
  ticketReply,
  ticketStatisticsReply,
} from './schema.ts';

interface CallOptions {
  signal?: AbortSignal | undefined;
}

export interface TicketsClient {
  /** Loads one page, and everyone the list can be filtered by. */
  list(query: TicketQueryInput, options?: CallOptions): Promise<TicketPage>;
  /** Counts what the filters leave; page and search make no difference. */
  statistics(query?: TicketQueryInput, options?: CallOptions): Promise<TicketStatistics>;
  get(id: string, options?: CallOptions): Promise<Ticket>;
  create(input: TicketInput, options?: CallOptions): Promise<Ticket>;
  update(id: string, input: TicketInput, options?: CallOptions): Promise<Ticket>;
  remove(id: string, options?: CallOptions): Promise<void>;
}

/** Creates the calls under `/ticket`. */
export function createTicketsClient(http: HttpClient): TicketsClient {
  const withQuery = (path: string, query: TicketQueryInput) => {
    // Without a date the time zone decides nothing, and leaving it out keeps the address short.
    const isDated = query.fromDate !== undefined || query.toDate !== undefined;
    const timeZone = query.timeZone ?? (isDated ? http.timeZone : undefined);
    const text = ticketQueryString({ ...query, timeZone });
    return text === '' ? path : `${path}?${text}`;
  };
  const one = (id: string) => `ticket/${encodeURIComponent(id)}`;

  return {
    async list(query, { signal } = {}) {
      return (await http.request(withQuery('ticket', query), { signal, struct: ticketListReply })).data;
    },
    async statistics({ fromDate, toDate, customerIds, technicianIds, timeZone } = {}, { signal } = {}) {
      const filters = { fromDate, toDate, customerIds, technicianIds, timeZone };
      const path = withQuery('ticket/statistics', filters);
      return (await http.request(path, { signal, struct: ticketStatisticsReply })).data;
    },
    async get(id, { signal } = {}) {
      return (await http.request(one(id), { signal, struct: ticketReply })).data;
    },
    async create(body, { signal } = {}) {
      return (await http.request('ticket', { method: 'POST', body, signal, struct: ticketReply })).data;
    },
    async update(id, body, { signal } = {}) {
      return (await http.request(one(id), { method: 'PUT', body, signal, struct: ticketReply })).data;
    },
    async remove(id, { signal } = {}) {
      await http.request(one(id), { method: 'DELETE', signal });
    },
  };
}
