import {
  any,
  array,
  boolean,
  defaulted,
  enums,
  type Infer,
  integer,
  nullable,
  object,
  optional,
  string,
  type,
} from 'superstruct';
import { instant } from '../contract/scalars.ts';

/**
 * Kinds of actors: a user, a customer without an account, the assistant for a user, or the server by itself. A customer acts by a
 * link, or on the device of a user, whom the event names in its change of `recordedBy`.
 */
export const auditActorTypes = ['USER', 'CUSTOMER_LINK', 'ASSISTANT', 'SYSTEM'] as const;

/** Kinds of events to filter by. */
export const auditGroups = ['tickets', 'invoices', 'customers', 'people', 'security', 'company'] as const;

export type AuditGroup = (typeof auditGroups)[number];

const orNull = () => defaulted(nullable(string()), null);

/**
 * What became of one field. A list names what was added to it and removed from it, a secret only that it changed. A text
 * of more than 2 kB is `{text, length}`, and another record `{id, name}` by its name of that moment.
 */
export const auditChangeStruct = type({
  field: string(),
  before: optional(any()),
  after: optional(any()),
  added: optional(array(any())),
  removed: optional(array(any())),
  isSecret: optional(boolean()),
});

export type AuditChange = Infer<typeof auditChangeStruct>;

/** Where a change came from. */
export const auditContextStruct = type({
  source: optional(string()),
  requestId: optional(string()),
  ip: optional(string()),
  userAgent: optional(string()),
  sessionId: optional(string()),
});

/** Something that happened, as it was written down at that moment. */
export const auditEventStruct = type({
  id: string(),
  /** Its place among the company's events: 1, 2, 3 … without a gap. */
  sequence: integer(),
  at: instant,
  actor: type({ type: enums(auditActorTypes), id: orNull(), name: orNull(), role: orNull() }),
  /** Such as `ticket.approve`. */
  action: string(),
  target: type({ type: string(), id: orNull(), label: string() }),
  changes: array(auditChangeStruct),
  context: auditContextStruct,
  /** The same for all events of one piece of work. */
  correlationId: string(),
});

export type AuditEvent = Infer<typeof auditEventStruct>;

/** Somebody whose events there may be. */
export const auditActorOptionStruct = type({ id: string(), fullname: string() });

/**
 * A page of events, newest first; `nextCursor` is where the older ones begin, null at the end. `removed` is there when the
 * company keeps the oldest no longer: how many are gone, and when the last of them was written.
 */
export const auditPageStruct = object({
  data: array(auditEventStruct),
  meta: object({
    nextCursor: nullable(integer()),
    removed: optional(type({ count: integer(), until: instant })),
  }),
});

export type AuditPage = Infer<typeof auditPageStruct>;

/** The result of checking the company's events: how many fit the chain, or the first that does not. */
export const auditVerificationStruct = type({
  ok: boolean(),
  /** Number of events that fit the chain, from the first on. */
  count: integer(),
  /**
   * Number of the oldest events that the server's seal does not cover: they were there before the server sealed the chain
   * for the first time, come from an installation with another secret, or were written past the server. Their hashes fit,
   * which somebody who can write the database could have arranged. Absent when `ok` is false, and from an older server.
   */
  unkeyed: optional(integer()),
  firstMismatch: optional(
    type({
      sequence: integer(),
      /** Absent when the event is missing. */
      id: optional(string()),
      /** `rewritten`: the hashes fit each other but not the server's seal, up to this event. */
      reason: enums(['altered', 'removed', 'inserted', 'rewritten']),
    }),
  ),
});

export type AuditVerification = Infer<typeof auditVerificationStruct>;
