import { downloadFile } from '@derrick/domain/files';
import {
  approveTicket,
  getTicket,
  getTicketTotals,
  listTickets,
  requestTicketChanges,
  type Ticket,
  type TicketStatus,
} from '@derrick/domain/tickets';
import { type HttpHandler, http } from 'msw';
import { mock } from './mock.ts';
import { pageOf } from './paging.ts';
import { api, failure } from './replies.ts';
import { lifeHandlers, movedTo, noRules } from './ticketLife.ts';
import { billedTicket } from './ticketLines.ts';
import { tickets } from './tickets.ts';

/** A green square of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkaPhfDwADgAGB4tQ6zQAAAABJRU5ErkJggg==';

/** The content of every file is a photo. */
export const photos = (): HttpHandler =>
  mock(downloadFile, () => ({
    blob: new Blob([Uint8Array.from(atob(PIXEL), (char) => char.charCodeAt(0))], { type: 'image/png' }),
    name: undefined,
  }));

/** A submitted ticket with lines, files and an unconfirmed warning. */
export const readable: Ticket = {
  ...billedTicket,
  status: 'SUBMITTED',
  statusChange: {
    by: billedTicket.technician,
    at: '2026-11-19T14:00:00.000Z',
    comment: null,
  },
  warnings: [{ key: 'LONG', kind: 'LONG', isConfirmed: false, ticket: null, hours: 17 }],
};

/** Handlers for the page of one ticket. */
export const ticketPageHandlers = {
  ready: (ticket: Ticket = readable): HttpHandler[] => [
    ...lifeHandlers(ticket),
    photos(),
    mock(getTicket, () => ticket),
  ],
  loading: (): HttpHandler[] => [
    ...lifeHandlers(readable),
    http.get(api('ticket/:id'), () => new Promise<never>(() => {})),
  ],
  /** Loading the ticket fails once. */
  loadFails: (): HttpHandler[] => [
    ...lifeHandlers(readable),
    mock(getTicket, () => failure(500, 'INTERNAL', 'The database is being moved. Try again in a minute.'), {
      once: true,
    }),
    photos(),
    mock(getTicket, () => readable),
  ],
  missing: (): HttpHandler[] => [
    ...lifeHandlers(readable),
    mock(getTicket, () => failure(404, 'NOT_FOUND', 'Ticket not found')),
  ],
};

/** Three submitted tickets in the order of the queue. */
export const queued: readonly Ticket[] = [
  readable,
  ...tickets.filter(({ id, status }) => status === 'SUBMITTED' && id !== readable.id).slice(0, 2),
];

/** Handlers for a review of the queued tickets. `refuse` returns the error of a ticket that cannot be approved. */
export function reviewHandlers(
  refuse: (ticket: Ticket) => Response | undefined = () => undefined,
  all: readonly Ticket[] = queued,
): HttpHandler[] {
  const stored = new Map(all.map((ticket) => [ticket.id, ticket]));
  const move = (id: string, status: TicketStatus, comment: string | null = null) => {
    const ticket = stored.get(id);
    if (!ticket) return failure(404, 'NOT_FOUND', 'Ticket not found');
    const moved = { ...movedTo(ticket, status, comment), version: ticket.version + 1 };
    stored.set(id, moved);
    return moved;
  };
  const open = () => [...stored.values()].filter(({ status }) => status === 'SUBMITTED');
  return [
    mock(listTickets, ({ query }) => (query.approvable ? pageOf(open(), query) : undefined)),
    mock(getTicketTotals, ({ query }) =>
      query.approvable ? { tickets: open().length, workHours: 0, travelHours: 0 } : undefined,
    ),
    mock(approveTicket, ({ params }) => {
      const ticket = stored.get(params.id);
      return (ticket && refuse(ticket)) ?? move(params.id, 'APPROVED');
    }),
    mock(requestTicketChanges, ({ params, body }) => move(params.id, 'CHANGES_REQUESTED', body.comment)),
    ...lifeHandlers(readable, noRules),
    photos(),
    mock(getTicket, ({ params }) => stored.get(params.id)),
  ];
}
