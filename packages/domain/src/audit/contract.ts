import { defaulted, type Infer, object, optional, refine, size, string } from 'superstruct';
import { fromToInOrder } from '../contract/dayRange.ts';
import { endpoint } from '../contract/endpoint.ts';
import { pageOf } from '../contract/envelope.ts';
import { objectRule } from '../contract/objectRule.ts';
import { pageFields } from '../contract/pageQuery.ts';
import { auditGroups } from '../contract/recordedEvents.ts';
import { anyOf, calendarDay, integerBetween, queryId, queryIds, timeZone } from '../contract/scalars.ts';
import { auditActorOptionStruct, auditPageStruct, auditVerificationStruct } from './schema.ts';

/** Maximum number of events per page. */
export const AUDIT_LIMIT_MAX = 100;

/** Maximum number of actors in one filter. */
export const AUDIT_ACTORS_MAX = 100;

/** A string that can occur in the log: limited in length, and without NUL characters, which PostgreSQL cannot store. */
const recordedName = (maxLength: number) =>
  refine(size(string(), 1, maxLength), 'name', (name) => !name.includes('\u0000') || 'textInvalid');

/** Filters of the audit log, shared by the list and the export. */
export const auditFilterFields = {
  /** First and last day in the caller's time zone, both included. */
  from: optional(calendarDay),
  to: optional(calendarDay),
  timeZone: optional(timeZone),
  /** Ids of users. An empty list selects the events of all actors. */
  actorId: queryIds(AUDIT_ACTORS_MAX),
  /** Groups of events. An empty list selects all groups. */
  group: anyOf(auditGroups, 'groupInvalid'),
  targetType: optional(recordedName(40)),
  targetId: optional(queryId),
  /** Id shared by all events of one operation. */
  correlationId: optional(recordedName(200)),
  search: pageFields.search,
};

/** The query of the audit log: events before `cursor`, newest first. */
export const auditQueryStruct = objectRule(
  object({
    ...auditFilterFields,
    cursor: optional(integerBetween(1, Number.MAX_SAFE_INTEGER, 'cursorInvalid')),
    limit: defaulted(integerBetween(1, AUDIT_LIMIT_MAX, 'limitInvalid'), 25),
  }),
  'dateRange',
  fromToInOrder,
);

export type AuditQuery = Infer<typeof auditQueryStruct>;

/** The part of a query that filters the log, without paging. */
export type AuditFilter = Omit<AuditQuery, 'cursor' | 'limit'>;

export const listAuditLog = endpoint({
  method: 'GET',
  path: '/audit-log',
  summary:
    'Lists events: who changed what, when and from where. A page can have fewer events than requested, or none, while `nextCursor` leads to older ones.',
  permission: 'audit:read',
  query: auditQueryStruct,
  reply: auditPageStruct,
  reads: ['auditLog'],
  example: { query: { limit: 25, group: ['tickets'] } },
});

export const listAuditActors = endpoint({
  method: 'GET',
  path: '/audit-log/actors',
  summary: 'Lists the users to filter the audit log by, including deleted users.',
  permission: 'audit:read',
  query: object({ ...pageFields, ids: queryIds(AUDIT_ACTORS_MAX) }),
  reply: pageOf(auditActorOptionStruct),
  reads: ['people'],
});

export const verifyAuditLog = endpoint({
  method: 'GET',
  path: '/audit-log/verify',
  summary:
    'Checks the chain of events: each event against its hash and the previous one, and the last one against the server’s seal. Returns the first that does not match.',
  permission: 'audit:read',
  reply: auditVerificationStruct,
  // Checking five million events takes three minutes on a busy machine.
  timeoutMs: 600_000,
  example: { reply: { ok: true, count: 12_408, unkeyed: 0 } },
});
