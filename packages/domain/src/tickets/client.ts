import type { FileContent } from '../files/downloadTransport.ts';
import type { HttpClient } from '../http/client.ts';
import type { TicketExportInput } from './exportQuery.ts';
import type { TicketInput } from './input.ts';
import type { TicketQueryInput } from './query.ts';
import { ticketQueryString } from './queryString.ts';
import {
  type Ticket,
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
  /**
   * Creates a ticket. Repeated with the same `idempotencyKey` within a day, it makes no second one and gives the first;
   * with another input under that key it rejects with 422 `IDEMPOTENCY_KEY_REUSED`.
   */
  create(
    input: TicketInput,
    options?: CallOptions & { idempotencyKey?: string | undefined },
  ): Promise<Ticket>;
  /**
   * Changes a ticket. With the `version` that the change builds on, it rejects with 409 when somebody was faster:
   * `ticketConflictOf(error)` then tells who. Without it, the change is made whatever happened since.
   */
  update(
    id: string,
    input: TicketInput,
    options?: CallOptions & { version?: number | undefined },
  ): Promise<Ticket>;
  remove(id: string, options?: CallOptions): Promise<void>;
  /** Loads tickets as a CSV file: those of `ids`, or all that the filters and the search leave. */
  export(query?: TicketExportInput, options?: CallOptions): Promise<FileContent>;
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
    async create(body, { signal, idempotencyKey } = {}) {
      const headers = idempotencyKey === undefined ? undefined : { 'idempotency-key': idempotencyKey };
      return (await http.request('ticket', { method: 'POST', body, headers, signal, struct: ticketReply }))
        .data;
    },
    async update(id, input, { signal, version } = {}) {
      const body = version === undefined ? input : { ...input, version };
      return (await http.request(one(id), { method: 'PUT', body, signal, struct: ticketReply })).data;
    },
    async remove(id, { signal } = {}) {
      await http.request(one(id), { method: 'DELETE', signal });
    },
    async export(query = {}, { signal } = {}) {
      // Of no use to the list itself, which an app shows first.
      const { downloadTransport, fileContentStruct } = await import('../files/downloadTransport.ts');
      // As a body: an address line would not hold the ids of everything that can be selected.
      const body = { ...query, timeZone: query.timeZone ?? http.timeZone };
      const options = { method: 'POST', body, signal, transport: downloadTransport } as const;
      return http.request('ticket/export.csv', { ...options, struct: fileContentStruct });
    },
  };
}
