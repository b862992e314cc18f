import type { QueryInput } from '../contract/endpoint.ts';
import type { Api } from '../http/client.ts';
import type { FileContent } from '../http/fileContent.ts';
import {
  createTicket,
  deleteTicket,
  exportTickets,
  getTicket,
  getTicketStatistics,
  listTickets,
  updateTicket,
} from './contract.ts';
import { type TicketExport, ticketExportStruct } from './exportQuery.ts';
import type { TicketInput } from './input.ts';
import type { TicketQuery } from './query.ts';
import type { Ticket, TicketPage, TicketStatistics } from './schema.ts';

interface CallOptions {
  signal?: AbortSignal | undefined;
}

export interface TicketsClient {
  /** Loads one page, and everyone the list can be filtered by. */
  list(query: QueryInput<TicketQuery>, options?: CallOptions): Promise<TicketPage>;
  /** Counts what the filters leave; page and search make no difference. */
  statistics(query?: QueryInput<TicketQuery>, options?: CallOptions): Promise<TicketStatistics>;
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
  export(query?: QueryInput<TicketExport>, options?: CallOptions): Promise<FileContent>;
}

/** Creates the calls under `/ticket`. */
export const createTicketsClient = (api: Api): TicketsClient => ({
  list: (query, options) => api.call(listTickets, { query, ...options }),
  statistics: ({ fromDate, toDate, customerIds, technicianIds, timeZone } = {}, options) =>
    api.call(getTicketStatistics, {
      query: { fromDate, toDate, customerIds, technicianIds, timeZone },
      ...options,
    }),
  get: (id, options) => api.call(getTicket, { params: { id }, ...options }),
  create: (body, options) => api.call(createTicket, { body, ...options }),
  update: (id, body, options) => api.call(updateTicket, { params: { id }, body, ...options }),
  async remove(id, options) {
    await api.call(deleteTicket, { params: { id }, ...options });
  },
  export: (query = {}, options) =>
    api.call(exportTickets, {
      body: ticketExportStruct.create({ timeZone: api.timeZone, ...query }),
      ...options,
    }),
});
