import { listCustomers } from '@derrick/domain/customers';
import { listJobTypes } from '@derrick/domain/jobTypes';
import { listTechnicians, type Technician } from '@derrick/domain/technicians';
import {
  createTicket,
  getTicket,
  type Ticket,
  type TicketConflict,
  type TicketRules,
  type TicketStatus,
  type TicketSuggestions,
  updateTicket,
} from '@derrick/domain/tickets';
import { delay, type HttpHandler } from 'msw';
import { users } from './auth.ts';
import { jobTypes } from './jobTypeFixtures.ts';
import { mock } from './mock.ts';
import { normalizeForSearch, pageOf } from './paging.ts';
import { customers, storyId, technicians } from './people.ts';
import { failure, never, noReply } from './replies.ts';
import { lifeHandlers, movedTo } from './ticketLife.ts';
import { billedAs } from './ticketStore.ts';
import { suggestions } from './ticketSuggestions.ts';
import { tickets } from './tickets.ts';

export { jobTypes };

const technicianOf = (id: string, fullname: string): Technician => ({
  id,
  fullname,
  email: null,
  phone: null,
  status: 'ACTIVE',
  jobTypeId: null,
  jobRoleId: null,
  photo: null,
  createdAt: null,
  updatedAt: null,
});

const fewTechnicians = technicians.map(({ id, fullname }) => technicianOf(id, fullname));

/** More technicians than a picker loads at once. The last one is found by searching. */
const many = [
  ...fewTechnicians,
  ...Array.from({ length: 100 }, (_, n) => technicianOf(storyId(2, 100 + n), `Crew member ${100 + n}`)),
  technicianOf(storyId(2, 300), 'Zoë Zúñiga'),
];

const isFound = (name: string, search = '') => normalizeForSearch(name).includes(normalizeForSearch(search));

/** Answers the lists of the pickers like the server does: paged, and searched without case and accents. */
const options = (people: readonly Technician[] = fewTechnicians) => [
  ...lifeHandlers(editable),
  suggestions(),
  mock(listTechnicians, ({ query }) =>
    pageOf(
      people.filter(({ fullname }) => isFound(fullname, query.search)),
      query,
    ),
  ),
  mock(listJobTypes, ({ query }) =>
    pageOf(
      jobTypes.filter(({ name }) => isFound(name, query.search)),
      query,
    ),
  ),
  mock(listCustomers, ({ query }) =>
    pageOf(
      customers.filter(({ name }) => isFound(name, query.search)),
      query,
    ),
  ),
];

/** Ticket that the stories edit: not on an invoice, assigned to Luis Ortega, with two files. */
export const editable: Ticket = {
  ...(tickets[2] ?? failNoTicket()),
  location: 'Loving County, TX 79754',
  wellName: 'Ridgeback 14-2H',
  description: 'Replaced seal on injection pump 3, pressure-tested to 2,400 psi.',
  notes: 'Bring a spare gasket next time.',
  workStartedAt: '22:00',
  workEndedAt: '05:30',
  workHours: 7.5,
  travelStartedAt: '21:15',
  travelEndedAt: '22:00',
  jobTypeId: jobTypes[0]?.id ?? null,
  customerCompany: 'Apache Ridge Energy',
  customerName: 'R. Calloway',
  attachments: [
    { fileUrl: '/api/v1/file/a1.pdf', name: 'pressure-test.pdf', size: 1_300_234 },
    { fileUrl: '/api/v1/file/b2.jpg', name: 'pump-seal.jpg', size: 318_464 },
  ],
  version: 3,
};

function failNoTicket(): never {
  throw new Error('There are fewer tickets than the stories count on');
}

/** All requests to create a ticket, each with its idempotency key. */
export const created: { key: string | null; input: Record<string, unknown> }[] = [];

/** Bodies of all requests to change a ticket. */
export const updated: Record<string, unknown>[] = [];

/** Stores tickets. A repeated request with the same idempotency key creates no second ticket. */
function saving({ delayMs = 0, ticket: saved = editable } = {}): HttpHandler[] {
  created.length = 0;
  updated.length = 0;
  const createdTickets = new Map<string, Ticket>();
  return [
    mock(createTicket, async ({ body: input, request }) => {
      const key = request.headers.get('idempotency-key');
      created.push({ key, input });
      await delay(delayMs);
      const ticket = createdTickets.get(key ?? '') ?? {
        ...editable,
        ...input,
        breakMinutes: input.breakMinutes ?? 0,
        standbyHours: input.standbyHours ?? 0,
        ...billedAs(editable, input),
        status: input.status ?? 'SUBMITTED',
        attachments: [],
        id: storyId(3, 999),
        jobcode: 'TK-10483',
      };
      if (key) createdTickets.set(key, ticket);
      return ticket;
    }),
    mock(getTicket, ({ params }) => (params.id === saved.id ? saved : undefined)),
    mock(updateTicket, async ({ params, body }) => {
      if (params.id !== saved.id) return undefined;
      updated.push(body);
      await delay(delayMs);
      return {
        ...saved,
        ...body,
        breakMinutes: body.breakMinutes ?? saved.breakMinutes,
        standbyHours: body.standbyHours ?? saved.standbyHours,
        ...billedAs(saved, body),
        status: body.status ?? saved.status,
        attachments: saved.attachments,
        version: 4,
      };
    }),
  ];
}

/** Another user has saved the ticket in the meantime. Changes based on that version are accepted. */
function conflicting(changes: Partial<Ticket>): HttpHandler[] {
  const ticket: Ticket = { ...editable, ...changes, version: 4 };
  return [
    mock(updateTicket, ({ params, version }) => {
      if (params.id !== editable.id || version === ticket.version) return undefined;
      const data: TicketConflict = {
        changedBy: {
          id: users.MANAGER.id ?? '',
          fullname: users.MANAGER.fullname ?? '',
          photo: null,
        },
        changedAt: new Date(Date.now() - 5 * 60_000).toISOString(),
        ticket,
      };
      return Response.json(
        {
          success: false,
          code: 'CONFLICT',
          message: 'Another user has changed this ticket meanwhile',
          data,
        },
        { status: 409 },
      );
    }),
    ...saving(),
  ];
}

/** Handlers for the states of the ticket form: `msw.use(...ticketFormHandlers.ready())`. */
export const ticketFormHandlers = {
  ready: ({ delayMs = 0 } = {}) => [...saving({ delayMs }), ...options()],
  suggesting: (known: Partial<TicketSuggestions>) => [suggestions(known)],
  /** 127 technicians, of whom 100 are loaded. */
  manyTechnicians: () => [...saving(), ...options(many)],
  conflicting: (changes: Partial<Ticket>) => [...conflicting(changes), ...options()],
  /** The ticket is on an invoice and read-only for all users. */
  locked: () => [
    mock(getTicket, () => ({
      ...editable,
      technicianId: users.TECHNICIAN.id ?? null,
      invoiceId: storyId(4, 1),
      status: 'INVOICED' as const,
    })),
    ...options(),
  ],
  /** The ticket has another status, and the company may require more entries. */
  inState: (status: TicketStatus, comment: string | null = null, rules?: TicketRules) =>
    ticketFormHandlers.withTicket(movedTo(editable, status, comment), rules),
  /** The ticket has other content, and the company may require more entries. */
  withTicket: (part: Partial<Ticket>, rules?: TicketRules) => {
    const ticket: Ticket = { ...editable, ...part };
    // The rules come first: otherwise `/ticket/rules` would match the ticket with this id.
    return [
      ...lifeHandlers(ticket, rules),
      mock(getTicket, () => ticket),
      ...saving({ ticket }),
      ...options(),
    ];
  },
  savePending: () => [mock(createTicket, never), ...saving(), ...options()],
  /** Saving fails, once or always. Without a message the page shows its own. */
  saveFails: (message?: string, { once = false } = {}) => {
    const rest = [...saving(), ...options()];
    const answer = () =>
      message === undefined ? new Response(null, { status: 500 }) : failure(500, 'INTERNAL', message);
    return [mock(createTicket, answer, { once }), ...rest];
  },
  /** The ticket is stored, but the first reply is lost. */
  replyLost: () => {
    const rest = [...saving(), ...options()];
    let isLost = false;
    return [
      mock(createTicket, ({ body, request }) => {
        if (isLost) return undefined;
        isLost = true;
        created.push({ key: request.headers.get('idempotency-key'), input: body });
        return noReply();
      }),
      ...rest,
    ];
  },
  /** The server returns errors that the form can't detect. */
  fieldErrors: (errors: Record<string, string>) => [
    mock(createTicket, () => failure(400, 'VALIDATION_FAILED', 'Check the fields', errors), { once: true }),
    ...saving(),
    ...options(),
  ],
  loading: () => [mock(getTicket, never), ...options()],
  /** Loading the ticket fails once. */
  loadFails: (message = 'The database is being moved. Try again in a minute.') => [
    // Before the ticket, whose path `/ticket/:id` also matches `/ticket/rules`.
    ...options(),
    mock(getTicket, () => failure(500, 'INTERNAL', message), { once: true }),
    ...saving(),
  ],
  missing: () => [mock(getTicket, () => failure(404, 'NOT_FOUND', 'Ticket not found')), ...options()],
  /** Technicians and job types fail to load once. */
  optionsFail: () => {
    const broken = () => failure(500, 'INTERNAL', 'The directory is being rebuilt');
    return [
      mock(listTechnicians, broken, { once: true }),
      mock(listJobTypes, broken, { once: true }),
      ...saving(),
      ...options(),
    ];
  },
};
