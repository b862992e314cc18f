import { parseQuery } from '@derrick/domain/contract';
import {
  createTicket,
  deleteTicket,
  downloadTickets,
  exportTickets,
  type FilterOptionQuery,
  getTicket,
  getTicketStatistics,
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
import { pageOf, plain } from './paging.ts';
import { customers, storyId, technicians } from './people.ts';
import { api, failure, never, noReply, success, unauthorized } from './replies.ts';
import { longTickets, tickets } from './ticketFixtures.ts';
import { lifeHandlers } from './ticketLife.ts';
import { createTicketStore } from './ticketStore.ts';

export { longTickets, tickets };

const SERVER_ERROR = 'The database is being moved. Try again in a minute.';

interface TicketOptions {
  tickets?: readonly Ticket[];
  /** How long every answer takes. */
  delayMs?: number;
  /** What the server says when a ticket was deleted. */
  deletedMessage?: string;
}

const notFound = () => failure(404, 'NOT_FOUND', 'Ticket not found');
/** Why a ticket can't be changed or deleted, if so. */
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

/** The options that a search or ids leave, a page of them. */
function optionsOf<Option extends { id: string }>(
  all: readonly Option[],
  query: FilterOptionQuery,
  nameOf: (option: Option) => string,
) {
  const { ids, search = '' } = query;
  const found = all.filter(
    (one) => (ids.length === 0 || ids.includes(one.id)) && plain(nameOf(one)).includes(plain(search)),
  );
  return pageOf(found, query);
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

/** Answers every call under `/ticket` from one list, which is really paged, searched, filtered and changed. */
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
    technicianOptions(technicians),
    customerOptions(customers),
    jobTypeOptions(),
    mock(downloadTickets, exportedTickets),
    mock(exportTickets, exportedTickets),
    ...(first ? lifeHandlers(first) : []),
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

/** All tickets, but the list answers otherwise. */
const withList = (
  resolver: MockResolver<typeof listTickets>,
  options?: Parameters<typeof mock>[2],
): HttpHandler[] => [mock(listTickets, resolver, options), ...ready()];

/** A list whose pages are changed before they are sent; the reply need not be what the contract says. */
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
 * The states of the ticket screens. Each makes fresh handlers: `msw.use(...ticketHandlers.ready())`. What answers does so
 * from 248 tickets of its own.
 */
export const ticketHandlers = {
  /** 248 tickets, or those given. */
  ready,
  /** A company without a single ticket. */
  empty: () => ready({ tickets: [] }),
  /** Neither tickets nor anyone to filter by. */
  emptyCompany: () => [technicianOptions([]), customerOptions([]), ...ready({ tickets: [] })],
  /** So many to filter by: `Crew member 1` and on. */
  manyTechnicians: (count: number) => {
    const crew = Array.from({ length: count }, (_, n) => ({
      id: storyId(2, 1000 + n),
      fullname: `Crew member ${n + 1}`,
    }));
    return [technicianOptions(crew), ...ready()];
  },
  /** The options of the filters fail once; asked again, they are there. */
  optionsRecover: () => [mock(listTicketTechnicians, internal(SERVER_ERROR), { once: true }), ...ready()],
  /** Tickets there are, but the search or filter finds none of them. */
  noResult: () => withList(({ query }) => none.page(query)),
  /** Names that no column is wide enough for. */
  longTexts: () => ready({ tickets: longTickets }),
  /** A search so broad that the server stopped counting. */
  countCapped: () =>
    withList(({ query }) => {
      const { data, meta } = all.page(query);
      const capped = { count: 1000, pageCount: 1000 / query.pageSize, countIsCapped: true };
      return { data, meta: { ...meta, pagination: { ...meta.pagination, ...capped } } };
    }),
  /** Every answer takes a while. */
  slow: (delayMs = 1500) => ready({ delayMs }),
  /** No answer ever: the first load. */
  pending: () => everyCall(never),
  /** Page 1 answers, the next page never does. */
  nextPagePending: () => withList(({ query }) => (query.pageNumber > 1 ? never() : undefined)),
  /** Every call fails with the server's sentence. */
  serverError: (message = SERVER_ERROR) => everyCall(internal(message)),
  /** The list fails once; asked again, it is there. */
  recovers: (message = SERVER_ERROR) => withList(internal(message), { once: true }),
  /** The figures fail, the list does not. */
  statisticsFail: (message = 'Statistics are being rebuilt') => [
    mock(getTicketStatistics, internal(message)),
    ...ready(),
  ],
  /** The server cannot be reached. */
  noReply: () => everyCall(noReply),
  /** The session is over; take `authHandlers.refresh('refused')` along, or it is renewed. */
  unauthorized: () => everyCall(unauthorized),
  /** A proxy's page in place of an answer. */
  garbage: () =>
    everyCall(() => new Response('<html>Bad gateway</html>', { headers: { 'content-type': 'text/html' } })),
  /** Deleting fails; without a message the screen says it in its own words. */
  deleteFails: (message?: string) => [
    mock(deleteTicket, () =>
      message === undefined ? new Response(null, { status: 500 }) : failure(409, 'CONFLICT', message),
    ),
    ...ready(),
  ],
  /** Somebody else deletes this ticket first. */
  deletedBefore: (jobcode: string) => {
    let isDeleted = false;
    return [
      mock(deleteTicket, () => {
        isDeleted = true;
        return notFound();
      }),
      ...withList(({ query }) => {
        const page = all.page(query);
        return isDeleted ? { ...page, data: page.data.filter((one) => one.jobcode !== jobcode) } : page;
      }),
    ];
  },
  /** One row of the list is not what a ticket is. */
  malformedRow: () =>
    everyList((page) => ({
      ...page,
      data: page.data.map((one, n) => (n === 1 ? { ...one, createdAt: 5 } : one)),
    })),
  /** Deleting never comes to an end. */
  deletePending: () => [mock(deleteTicket, never), ...ready()],
};
