import {
  type AuditEvent,
  type AuditQuery,
  type AuditVerification,
  exportAuditLog,
  listAuditActors,
  listAuditLog,
  verifyAuditLog,
} from '@derrick/domain/audit';
import { type HttpHandler, http } from 'msw';
import { mock } from './mock.ts';
import { normalizeForSearch, pageOf } from './paging.ts';
import { storyId } from './people.ts';
import { api, failure, never } from './replies.ts';

const actors = [
  { id: storyId(20, 1), fullname: 'Maya Reyes' },
  { id: storyId(20, 2), fullname: 'Óscar Villalobos' },
];

type Part = Pick<AuditEvent, 'action' | 'target'> & Partial<AuditEvent>;

const byMaya: AuditEvent['actor'] = {
  type: 'USER',
  id: storyId(20, 1),
  name: 'Maya Reyes',
  role: 'SUPER_ADMIN',
};

/** Creates events ten minutes apart, oldest first. */
const eventsOf = (parts: readonly Part[]): AuditEvent[] =>
  parts.map((part, index) => ({
    id: storyId(21, index + 1),
    sequence: index + 1,
    at: new Date(Date.parse('2026-11-20T18:00:00Z') + index * 600_000).toISOString(),
    actor: byMaya,
    changes: [],
    context: {
      source: 'WEB',
      requestId: `request-${index + 1}`,
      ip: '203.0.113.7',
      userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0.0.0',
    },
    correlationId: `request-${index + 1}`,
    ...part,
  }));

const ticket = (code: string, n: number) => ({ type: 'ticket', id: storyId(1, n), label: code });

/** Audit events of the story company, oldest first. */
export const auditEvents = eventsOf([
  {
    action: 'session.signIn',
    target: { type: 'person', id: storyId(20, 1), label: 'Maya Reyes' },
  },
  {
    action: 'jobType.update',
    target: { type: 'jobType', id: storyId(22, 1), label: 'Senior technician' },
    changes: [{ field: 'hourlyRateCents', before: 11_000, after: 11_500 }],
  },
  {
    action: 'ticket.update',
    target: ticket('TK-10481', 2),
    changes: [
      { field: 'workEndedAt', before: '14:00', after: '14:30' },
      { field: 'technician', before: null, after: { id: storyId(3, 1), name: 'Dana Whitfield' } },
      { field: 'attachments', added: [{ id: storyId(4, 1), name: 'valve.jpg' }], removed: [] },
    ],
  },
  {
    action: 'ticket.approve',
    target: ticket('TK-10480', 3),
    changes: [{ field: 'status', before: 'SUBMITTED', after: 'APPROVED' }],
    correlationId: 'bulk',
  },
  {
    action: 'ticket.approve',
    target: ticket('TK-10479', 4),
    changes: [{ field: 'status', before: 'SUBMITTED', after: 'APPROVED' }],
    correlationId: 'bulk',
  },
  {
    action: 'person.changePassword',
    target: { type: 'person', id: storyId(20, 2), label: 'Óscar Villalobos' },
    actor: { type: 'USER', id: storyId(20, 2), name: 'Óscar Villalobos', role: 'ADMIN' },
    changes: [{ field: 'password', isSecret: true }],
  },
  {
    action: 'file.remove',
    target: { type: 'file', id: storyId(4, 2), label: 'old-photo.png' },
    actor: { type: 'SYSTEM', id: null, name: null, role: null },
    context: { source: 'JOB' },
  },
  {
    action: 'assistant.draft',
    target: { type: 'assistant', id: null, label: 'Permian Pressure Control' },
    actor: { ...byMaya, type: 'ASSISTANT' },
    changes: [{ field: 'engine', before: null, after: 'local' }],
  },
  {
    action: 'starship.launch',
    target: { type: 'starship', id: null, label: 'Of a newer server' },
  },
]);

const longEvents = auditEvents.map((event) => ({
  ...event,
  actor: { ...event.actor, name: 'Maximiliana Guadalupe Hernández de la Fuente y Villaseñor' },
  target: { ...event.target, label: `${event.target.label} ${'of the northern field '.repeat(5)}` },
}));

const kindsOf: Readonly<Record<string, RegExp>> = {
  tickets: /^(?:ticket|file)\./,
  customers: /^customer\./,
  people: /^person\./,
  security: /^(?:session|account|secondFactor)\./,
  company: /^(?:company|jobType|jobRole|priceItem)\./,
};

function listed(all: readonly AuditEvent[], query: AuditQuery) {
  const {
    cursor = Number.MAX_SAFE_INTEGER,
    limit,
    actorId,
    group,
    targetId,
    correlationId,
    search = '',
  } = query;
  const matching = all.filter(
    ({ sequence, actor, action, target, ...event }) =>
      sequence < cursor &&
      (actorId.length === 0 || actorId.includes(actor.id ?? '')) &&
      (group.length === 0 || group.some((kind) => kindsOf[kind]?.test(action))) &&
      (!targetId || target.id === targetId) &&
      (!correlationId || event.correlationId === correlationId) &&
      normalizeForSearch(`${target.label} ${actor.name ?? ''}`).includes(normalizeForSearch(search)),
  );
  const data = matching.toReversed().slice(0, limit);
  return { data, meta: { nextCursor: matching.length > limit ? (data.at(-1)?.sequence ?? null) : null } };
}

const internal = () => failure(500, 'INTERNAL', 'The database is being moved. Try again in a minute.');

const whole: AuditVerification = { ok: true, count: 12_408, unkeyed: 0 };

/** Answers all requests under `/audit-log` from one list. */
const ready = (all: readonly AuditEvent[] = auditEvents, verification = whole): HttpHandler[] => [
  mock(listAuditLog, ({ query }) => listed(all, query)),
  mock(listAuditActors, ({ query }) =>
    pageOf(
      actors.filter(
        ({ id, fullname }) =>
          (query.ids.length === 0 || query.ids.includes(id)) &&
          normalizeForSearch(fullname).includes(normalizeForSearch(query.search ?? '')),
      ),
      query,
    ),
  ),
  mock(verifyAuditLog, () => verification),
  mock(exportAuditLog, ({ query: { format } }) => ({
    blob: new Blob([format === 'json' ? '[]' : 'Event'], {
      type: format === 'json' ? 'application/json' : 'text/csv',
    }),
    name: `audit-log-2026-11-21.${format}`,
  })),
];

/** Handlers for the states of the audit log. Each call creates new handlers. */
export const auditHandlers = {
  ready,
  empty: () => ready([]),
  /** A customer has signed on the device of a technician. */
  signedOnTheSpot: () =>
    ready(
      eventsOf([
        {
          action: 'ticket.sign',
          target: ticket('TK-10475', 8),
          actor: { type: 'CUSTOMER_LINK', id: null, name: 'Ray Cole', role: null },
          changes: [
            { field: 'signature', before: null, after: 'Ray Cole' },
            { field: 'recordedBy', before: null, after: { id: storyId(2, 1), name: 'Luis Ortega' } },
          ],
        },
      ]),
    ),
  /** Sixty events, more than one page. */
  many: () =>
    ready(
      eventsOf(
        Array.from({ length: 60 }, (_, n) => ({
          action: 'ticket.create',
          target: ticket(`TK-${10_001 + n}`, n),
        })),
      ),
    ),
  longTexts: () => ready(longEvents),
  altered: () =>
    ready(auditEvents, {
      ok: false,
      count: 2,
      firstMismatch: { sequence: 3, id: storyId(21, 3), reason: 'altered' },
    }),
  /** All hashes of the first events were replaced. */
  rewritten: () =>
    ready(auditEvents, {
      ok: false,
      count: 0,
      firstMismatch: { sequence: 11, id: storyId(21, 11), reason: 'rewritten' },
    }),
  /** The oldest events were written before the server sealed the log. */
  partlySealed: () => ready(auditEvents, { ok: true, count: 12_408, unkeyed: 340 }),
  /** The company keeps events for a year; older events were removed. */
  removed: () => [
    mock(listAuditLog, ({ query }) => {
      const { data, meta } = listed(auditEvents, query);
      return { data, meta: { ...meta, removed: { count: 4210, until: '2025-11-20T18:00:00.000Z' } } };
    }),
    ...ready(),
  ],
  exportFails: () => [mock(exportAuditLog, internal), ...ready()],
  pending: () => [http.all(api('audit-log'), never)],
  serverError: () => [http.all(api('audit-log'), internal), http.all(api('audit-log/*'), internal)],
};
