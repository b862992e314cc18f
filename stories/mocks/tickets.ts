import { parseQuery } from '@derrick/domain/contract';
import {
  createTicket,
  deleteTicket,
  downloadTickets,
  exportTickets,
  type FilterOptionQuery,
  getTechnicianTotals,
  getTicket,
  getTicketStatistics,
  getTickets,
  getTicketTotals,
  isTicketLocked,
  listTicketCustomers,
  listTicketJobTypes,
  listTickets,
  listTicketTechnicians,
  type Ticket,
  type TicketPage,
  ticketQueryStruct,
  updateTicket,
} from '@derrick/domain/tickets';
import { delay, type HttpHandler, http } from 'msw';
import { jobTypes } from './jobTypeFixtures.ts';
import { type MockResolver, mock } from './mock.ts';
import { normalizeForSearch, pageOf } from './paging.ts';
import { customers, storyId, technicians } from './people.ts';
import { api, failure, never, noReply, success, unauthorized } from './replies.ts';
import { longTickets, tickets } from './ticketFixtures.ts';
import { lifeHandlers } from './ticketLife.ts';
import { createTicketStore } from './ticketStore.ts';
import { suggestions } from './ticketSuggestions.ts';

export { longTickets, tickets };

const SERVER_ERROR = 'The database is being moved. Try again in a minute.';

interface TicketOptions {
  tickets?: readonly Ticket[];
  /** Delay of every reply in ms. */
  delayMs?: number;
  /** Server message after a ticket was deleted. */
  deletedMessage?: string;
}

const notFound = () => failure(404, 'NOT_FOUND', 'Ticket not found');
/** Returns the error reply if the ticket can't be changed or deleted. */
const refusal = (ticket: Ticket | undefined) => {
  if (!ticket) return notFound();
  if (!isTicketLocked(ticket)) return undefined;
  return failure(
    409,
    'TICKET_LOCKED',
    'This ticket is on an invoice: it can no longer be changed or deleted',
  );
};
const internal = (message: string) => () => failure(500, 'INTERNAL', message);

/** Returns one page of the options that match a search or ids. */
function optionsOf<Option extends { id: string }>(
  all: readonly Option[],
  query: FilterOptionQuery,
  nameOf: (option: Option) => string,
) {
  const { ids, search = '' } = query;
  const matching = all.filter(
    (option) =>
      (ids.length === 0 || ids.includes(option.id)) &&
      normalizeForSearch(nameOf(option)).includes(normalizeForSearch(search)),
  );
  return pageOf(matching, query);
}

const technicianOptions = (all: readonly { id: string; fullname: string }[]) =>
  mock(listTicketTechnicians, ({ query }) => optionsOf(all, query, ({ fullname }) => fullname));
const customerOptions = (all: typeof customers) =>
  mock(listTicketCustomers, ({ query }) => optionsOf(all, query, ({ name }) => name));
const jobTypeOptions = () =>
  mock(listTicketJobTypes, ({ query }) => optionsOf(jobTypes, query, ({ name }) => name));

const exportedTickets = () => ({
  blob: new Blob(['\ufeffTicket ID\r\n'], { type: 'text/csv; charset=utf-8' }),
  name: 'tickets-2026-11-21.csv',
});

/** Answers all requests under `/ticket` from one list, with paging, search, filters and changes. */
function ready({
  tickets: initial = tickets,
  delayMs = 0,
  deletedMessage,
}: TicketOptions = {}): HttpHandler[] {
  const store = createTicketStore(initial);
  const [first] = initial;
  const pause = async (): Promise<undefined> => {
    if (delayMs > 0) await delay(delayMs);
  };
  return [
    http.all(api('ticket'), pause),
    http.all(api('ticket/*'), pause),
    mock(listTickets, ({ query }) => store.page(query)),
    mock(getTicketStatistics, ({ query }) => store.statistics(query)),
    mock(getTicketTotals, ({ query }) => store.totals(query)),
    mock(getTechnicianTotals, ({ query }) => store.technicianTotals(query)),
    technicianOptions(technicians),
    customerOptions(customers),
    jobTypeOptions(),
    mock(downloadTickets, exportedTickets),
    mock(exportTickets, exportedTickets),
    ...(first ? lifeHandlers(first) : []),
    // Before `getTicket`, whose path also matches.
    suggestions(),
    mock(getTickets, ({ query }) => query.ids.flatMap((id) => store.get(id) ?? [])),
    mock(getTicket, ({ params }) => store.get(params.id) ?? notFound()),
    mock(createTicket, ({ body }) => store.create(body)),
    mock(
      updateTicket,
      ({ params, body }) => refusal(store.get(params.id)) ?? store.update(params.id, body) ?? notFound(),
    ),
    mock(deleteTicket, ({ params }) => {
      const refused = refusal(store.get(params.id));
      if (!refused) store.remove(params.id);
      return refused ?? success({ id: params.id }, 200, deletedMessage);
    }),
  ];
}

const everyCall = (answer: Parameters<typeof http.all>[1]) => [
  http.all(api('ticket'), answer),
  http.all(api('ticket/*'), answer),
];

/** All tickets, but `resolver` answers the list. */
const withList = (
  resolver: MockResolver<typeof listTickets>,
  options?: Parameters<typeof mock>[2],
): HttpHandler[] => [mock(listTickets, resolver, options), ...ready()];

/** Changes the pages of the list before they are sent. The reply may violate the contract. */
const everyList = (change: (page: TicketPage) => object): HttpHandler[] => [
  http.get(api('ticket'), ({ request }) => {
    const page = all.page(parseQuery(new URL(request.url).searchParams, ticketQueryStruct));
    return Response.json({ success: true, data: change(page) });
  }),
  ...ready(),
];

const all = createTicketStore(tickets);
const none = createTicketStore([]);

/**
 * Handlers for the states of the ticket screens. Each call creates new handlers with their own 248 tickets:
 * `msw.use(...ticketHandlers.ready())`.
 */
export const ticketHandlers = {
  /** 248 tickets, or the given ones. */
  ready,
  empty: () => ready({ tickets: [] }),
  /** A company without tickets, technicians and customers. */
  emptyCompany: () => [technicianOptions([]), customerOptions([]), ...ready({ tickets: [] })],
  /** Adds technicians `Crew member 1`, `Crew member 2` and so on to the filter. */
  manyTechnicians: (count: number) => {
    const crew = Array.from({ length: count }, (_, n) => ({
      id: storyId(2, 1000 + n),
      fullname: `Crew member ${n + 1}`,
    }));
    return [technicianOptions(crew), ...ready()];
  },
  /** The filter options fail to load once and succeed afterwards. */
  optionsRecover: () => [mock(listTicketTechnicians, internal(SERVER_ERROR), { once: true }), ...ready()],
  /** Tickets exist, but none matches the search or filter. */
  noResult: () => withList(({ query }) => none.page(query)),
  /** Names wider than any column. */
  longTexts: () => ready({ tickets: longTickets }),
  /** A broad search for which the server stopped counting. */
  countCapped: () =>
    withList(({ query }) => {
      const { data, meta } = all.page(query);
      const capped = { count: 1000, pageCount: 1000 / query.pageSize, countIsCapped: true };
      return { data, meta: { ...meta, pagination: { ...meta.pagination, ...capped } } };
    }),
  slow: (delayMs = 1500) => ready({ delayMs }),
  pending: () => everyCall(never),
  /** Page 1 loads, the next page stays pending. */
  nextPagePending: () => withList(({ query }) => (query.pageNumber > 1 ? never() : undefined)),
  serverError: (message = SERVER_ERROR) => everyCall(internal(message)),
  /** The list fails to load once and succeeds afterwards. */
  recovers: (message = SERVER_ERROR) => withList(internal(message), { once: true }),
  /** The counters fail to load, the list succeeds. */
  statisticsFail: (message = 'Statistics are being rebuilt') => [
    mock(getTicketStatistics, internal(message)),
    ...ready(),
  ],
  noReply: () => everyCall(noReply),
  /** The access token is rejected. Combine with `authHandlers.refresh('refused')`, otherwise the session is refreshed. */
  unauthorized: () => everyCall(unauthorized),
  /** Replies with a proxy's HTML page. */
  garbage: () =>
    everyCall(() => new Response('<html>Bad gateway</html>', { headers: { 'content-type': 'text/html' } })),
  /** Deleting fails. Without a message the page shows its own. */
  deleteFails: (message?: string) => [
    mock(deleteTicket, () =>
      message === undefined ? new Response(null, { status: 500 }) : failure(409, 'CONFLICT', message),
    ),
    ...ready(),
  ],
  /** Another user deletes this ticket first. */
  deletedBefore: (jobcode: string) => {
    let isDeleted = false;
    return [
      mock(deleteTicket, () => {
        isDeleted = true;
        return notFound();
      }),
      ...withList(({ query }) => {
        const page = all.page(query);
        return isDeleted ? { ...page, data: page.data.filter((ticket) => ticket.jobcode !== jobcode) } : page;
      }),
    ];
  },
  /** One row of the list does not match the contract. */
  malformedRow: () =>
    everyList((page) => ({
      ...page,
      data: page.data.map((ticket, n) => (n === 1 ? { ...ticket, createdAt: 5 } : ticket)),
    })),
  deletePending: () => [mock(deleteTicket, never), ...ready()],
};
