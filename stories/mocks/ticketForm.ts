import { pageQueryStruct, parseQuery } from '@derrick/domain/contract';
import type { CustomerOption } from '@derrick/domain/customers';
import type { JobType } from '@derrick/domain/jobTypes';
import type { Technician } from '@derrick/domain/technicians';
import { type Ticket, type TicketConflict, ticketInputStruct } from '@derrick/domain/tickets';
import { delay, type HttpHandler, http } from 'msw';
import { users } from './auth.ts';
import { customers, storyId, technicians } from './people.ts';
import { api, failure, never, noReply, success } from './replies.ts';
import { tickets } from './tickets.ts';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The eight job types of the story company. */
export const jobTypes: readonly JobType[] = [
  'Pump service',
  'Inspection',
  'Workover',
  'Salt water disposal',
  'Compressor service',
  'Flowback',
  'Pipeline repair',
  'Tank gauging',
].map((name, n) => ({ id: storyId(7, n + 1), name }));

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

const few = technicians.map(({ id, fullname }) => technicianOf(id, fullname));

/** More than a picker loads at once; the last of them is found by asking. */
const many = [
  ...few,
  ...Array.from({ length: 100 }, (_, n) => technicianOf(storyId(2, 100 + n), `Crew member ${100 + n}`)),
  technicianOf(storyId(2, 300), 'Zoë Zúñiga'),
];

/** Answers a list as the server does: paged, searched without regard to case and accents. */
function list<Item>(path: string, all: readonly Item[], nameOf: (item: Item) => string): HttpHandler {
  return http.get(api(path), ({ request }) => {
    const params = new URL(request.url).searchParams;
    params.delete('statuses');
    const { pageNumber, pageSize, search = '' } = parseQuery(params, pageQueryStruct);
    const found = all.filter((item) => plain(nameOf(item)).includes(plain(search)));
    return success({
      data: found.slice((pageNumber - 1) * pageSize, pageNumber * pageSize),
      meta: {
        pagination: {
          count: found.length,
          pageCount: Math.ceil(found.length / pageSize),
          pageNumber,
          pageSize,
        },
      },
    });
  });
}

const TECHNICIANS = 'users/load/technicians';
const fullname = (technician: Technician) => technician.fullname;
const name = (item: JobType | CustomerOption) => item.name;

const options = (people: readonly Technician[] = few) => [
  list(TECHNICIANS, people, fullname),
  list('job-type', jobTypes, name),
  list('customer', customers, name),
];

/** The ticket that the stories edit: not on an invoice, Luis Ortega's, with two files. */
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

/** Every ticket that was asked for, with its key. */
export const created: { key: string | null; input: Record<string, unknown> }[] = [];

const withoutVersion = async (request: Request) => {
  const { version: _version, ...body } = Object(await request.json());
  return ticketInputStruct.create(body);
};

/** Saves what is sent: a ticket asked for twice under one key is made once. */
function saving({ delayMs = 0 } = {}): HttpHandler[] {
  created.length = 0;
  const made = new Map<string, Ticket>();
  return [
    http.post(api('ticket'), async ({ request }) => {
      const key = request.headers.get('idempotency-key');
      const input = ticketInputStruct.create(await request.json());
      created.push({ key, input });
      await delay(delayMs);
      const ticket = made.get(key ?? '') ?? {
        ...editable,
        ...input,
        attachments: [],
        id: storyId(3, 999),
        jobcode: 'TK-10483',
      };
      if (key) made.set(key, ticket);
      return success(ticket, 201);
    }),
    http.get(api(`ticket/${editable.id}`), () => success(editable)),
    http.put(api(`ticket/${editable.id}`), async ({ request }) => {
      const input = await withoutVersion(request);
      await delay(delayMs);
      return success({ ...editable, ...input, attachments: editable.attachments, version: 4 });
    }),
  ];
}

/** Somebody else saved the ticket meanwhile; what builds on their version is taken. */
function conflicting(theirs: Partial<Ticket>): HttpHandler[] {
  const ticket: Ticket = { ...editable, ...theirs, version: 4 };
  return [
    http.put(api(`ticket/${editable.id}`), async ({ request }) => {
      const { version } = Object(await request.clone().json());
      if (version === ticket.version) return undefined;
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
          message: 'Somebody else has changed this ticket meanwhile',
          data,
        },
        { status: 409 },
      );
    }),
    ...saving(),
  ];
}

/** Are the states of the ticket form: `msw.use(...ticketFormHandlers.ready())`. */
export const ticketFormHandlers = {
  ready: ({ delayMs = 0 } = {}) => [...saving({ delayMs }), ...options()],
  /** 127 technicians, of whom 100 are loaded. */
  manyTechnicians: () => [...saving(), ...options(many)],
  conflicting: (theirs: Partial<Ticket>) => [...conflicting(theirs), ...options()],
  /** On an invoice: a technician can read it and no more. */
  invoiced: () => [
    http.get(api(`ticket/${editable.id}`), () =>
      success({ ...editable, technicianId: users.TECHNICIAN.id, invoiceId: storyId(4, 1) }),
    ),
    ...options(),
  ],
  /** Saving never comes to an end. */
  savePending: () => [http.post(api('ticket'), never), ...saving(), ...options()],
  /** Saving fails, once or for good; without a message the screen says it in its own words. */
  saveFails: (message?: string, { once = false } = {}) => {
    const rest = [...saving(), ...options()];
    const answer = () =>
      message === undefined ? new Response(null, { status: 500 }) : failure(500, 'INTERNAL', message);
    return [http.post(api('ticket'), answer, { once }), ...rest];
  },
  /** The ticket is saved, but its reply is lost, the first time. */
  replyLost: () => {
    const rest = [...saving(), ...options()];
    let isLost = false;
    return [
      http.post(api('ticket'), async ({ request }) => {
        if (isLost) return undefined;
        isLost = true;
        created.push({
          key: request.headers.get('idempotency-key'),
          input: ticketInputStruct.create(await request.clone().json()),
        });
        return noReply();
      }),
      ...rest,
    ];
  },
  /** The server finds what the form could not know. */
  fieldErrors: (errors: Record<string, string>) => [
    http.post(api('ticket'), () => failure(400, 'VALIDATION_FAILED', 'Check the fields', errors), {
      once: true,
    }),
    ...saving(),
    ...options(),
  ],
  /** The ticket itself is on its way for ever. */
  loading: () => [http.get(api('ticket/:id'), never), ...options()],
  /** The ticket can't be loaded the first time. */
  loadFails: (message = 'The database is being moved. Try again in a minute.') => [
    http.get(api('ticket/:id'), () => failure(500, 'INTERNAL', message), { once: true }),
    ...saving(),
    ...options(),
  ],
  missing: () => [
    http.get(api('ticket/:id'), () => failure(404, 'NOT_FOUND', 'Ticket not found')),
    ...options(),
  ],
  /** Technicians and job types can't be loaded, the first time. */
  optionsFail: () => {
    const broken = () => failure(500, 'INTERNAL', 'The directory is being rebuilt');
    return [
      http.get(api(TECHNICIANS), broken, { once: true }),
      http.get(api('job-type'), broken, { once: true }),
      ...saving(),
      ...options(),
    ];
  },
};
