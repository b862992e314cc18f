import { fieldErrors } from '@derrick/domain/http';
import {
  parseTicketQuery,
  type Ticket,
  type TicketInput,
  type TicketPage,
  type TicketStatistics,
  ticketInputStruct,
} from '@derrick/domain/tickets';
import { delay, type HttpHandler, http } from 'msw';
import { storyId } from './people.ts';
import { api, failure, never, noReply, success, unauthorized } from './replies.ts';
import { createTicketBook } from './ticketBook.ts';
import { longTickets, tickets } from './ticketFixtures.ts';

export { longTickets, tickets };

interface BookOptions {
  tickets?: readonly Ticket[];
  /** How long every answer takes. */
  delayMs?: number;
}

const queryOf = (request: Request) => parseTicketQuery(new URL(request.url).searchParams);
const notFound = () => failure(404, 'NOT_FOUND', 'Ticket not found');

/** Answers every call under `/ticket` from one list, which is really paged, searched, filtered and changed. */
function ready({ tickets: initial = tickets, delayMs = 0 }: BookOptions = {}): HttpHandler[] {
  const book = createTicketBook(initial);
  const pause = async () => {
    if (delayMs > 0) await delay(delayMs);
  };
  const save = async (
    request: Request,
    status: number,
    store: (input: TicketInput) => Ticket | undefined,
  ) => {
    // A change says which version it builds on.
    const { version: _version, ...body } = Object(await request.json());
    const [error, input] = ticketInputStruct.validate(body, { coerce: true });
    if (error) return failure(400, 'VALIDATION_FAILED', 'Check the fields', fieldErrors(error));
    const ticket = store(input);
    return ticket ? success(ticket, status) : notFound();
  };

  return [
    http.get(api('ticket'), async ({ request }) => {
      await pause();
      return success(book.page(queryOf(request)) satisfies TicketPage);
    }),
    http.get(api('ticket/statistics'), async ({ request }) => {
      await pause();
      return success(book.statistics(queryOf(request)) satisfies TicketStatistics);
    }),
    http.get<{ id: string }>(api('ticket/:id'), async ({ params }) => {
      await pause();
      const ticket = book.get(params.id);
      return ticket ? success(ticket) : notFound();
    }),
    http.post(api('ticket'), async ({ request }) => {
      await pause();
      return save(request, 201, book.create);
    }),
    http.put<{ id: string }>(api('ticket/:id'), async ({ request, params }) => {
      await pause();
      return save(request, 200, (input) => book.update(params.id, input));
    }),
    http.delete<{ id: string }>(api('ticket/:id'), async ({ params }) => {
      await pause();
      return book.remove(params.id) ? success({ id: params.id }) : notFound();
    }),
  ];
}

const everyCall = (answer: Parameters<typeof http.all>[1]) => [
  http.all(api('ticket'), answer),
  http.all(api('ticket/*'), answer),
];

/**
 * Are the states of the ticket screens. Each makes fresh handlers: `msw.use(...ticketHandlers.ready())`. What answers
 * does so from 248 tickets of its own.
 */
export const ticketHandlers = {
  /** 248 tickets, or those given. */
  ready,
  /** A company without a single ticket. */
  empty: () => ready({ tickets: [] }),
  /** Neither tickets nor anyone to filter by. */
  emptyCompany: () => [
    http.get(api('ticket'), ({ request }) => {
      const { data, meta } = createTicketBook([]).page(queryOf(request));
      return success({
        data,
        meta: { ...meta, data: { technicians: [], customers: [] } },
      } satisfies TicketPage);
    }),
    ...ready({ tickets: [] }),
  ],
  /** Tickets there are, but the search or filter finds none of them. */
  noResult: () => [
    http.get(api('ticket'), ({ request }) =>
      success(createTicketBook([]).page(queryOf(request)) satisfies TicketPage),
    ),
    ...ready(),
  ],
  /** So many to filter by: `Crew member 1` and on. */
  manyTechnicians: (count: number) => {
    const book = createTicketBook(tickets);
    const crew = Array.from({ length: count }, (_, n) => ({
      id: storyId(2, 1000 + n),
      fullname: `Crew member ${n + 1}`,
    }));
    return [
      http.get(api('ticket'), ({ request }) => {
        const { data, meta } = book.page(queryOf(request));
        return success({
          data,
          meta: { ...meta, data: { ...meta.data, technicians: crew } },
        } satisfies TicketPage);
      }),
      ...ready(),
    ];
  },
  /** Names that no column is wide enough for. */
  longTexts: () => ready({ tickets: longTickets }),
  /** A search so broad that the server stopped counting. */
  countCapped: () => {
    const book = createTicketBook(tickets);
    return [
      http.get(api('ticket'), ({ request }) => {
        const { data, meta } = book.page(queryOf(request));
        const { pageSize } = meta.pagination;
        const pagination = {
          ...meta.pagination,
          count: 1000,
          pageCount: 1000 / pageSize,
          countIsCapped: true,
        };
        return success({ data, meta: { ...meta, pagination } } satisfies TicketPage);
      }),
      ...ready(),
    ];
  },
  /** Every answer takes a while. */
  slow: (delayMs = 1500) => ready({ delayMs }),
  /** No answer ever: the first load. */
  pending: () => everyCall(never),
  /** Page 1 answers, the next page never does. */
  nextPagePending: () => [
    http.get(api('ticket'), ({ request }) => (queryOf(request).pageNumber > 1 ? never() : undefined)),
    ...ready(),
  ],
  /** Every call fails with the server's sentence. */
  serverError: (message = 'The database is being moved. Try again in a minute.') =>
    everyCall(() => failure(500, 'INTERNAL', message)),
  /** The list fails once; asked again, it is there. */
  recovers: (message = 'The database is being moved. Try again in a minute.') => [
    http.get(api('ticket'), () => failure(500, 'INTERNAL', message), { once: true }),
    ...ready(),
  ],
  /** The cards fail, the list does not. */
  statisticsFail: (message = 'Statistics are being rebuilt') => [
    http.get(api('ticket/statistics'), () => failure(500, 'INTERNAL', message)),
    ...ready(),
  ],
  /** The server cannot be reached. */
  noReply: () => everyCall(noReply),
  /** The session is over; take `authHandlers.refresh('refused')` along, or it is renewed. */
  unauthorized: () => everyCall(unauthorized),
  /** A proxy's page in place of an answer. */
  garbage: () =>
    everyCall(() => new Response('<html>Bad gateway</html>', { headers: { 'content-type': 'text/html' } })),
  /** Deleting works, and the list is one shorter. */
  deleteOk: () => ready(),
  /** Deleting fails; without a message the screen says it in its own words. */
  deleteFails: (message?: string) => [
    http.delete(api('ticket/:id'), () =>
      message === undefined ? new Response(null, { status: 500 }) : failure(409, 'CONFLICT', message),
    ),
    ...ready(),
  ],
  /** Deleting never comes to an end. */
  deletePending: () => [http.delete(api('ticket/:id'), never), ...ready()],
};
