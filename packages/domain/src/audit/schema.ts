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
 * Kinds of actors: a user, a customer without an account, the assistant on behalf of a user, or the server. A customer
 * acts through a link or on a user's device. In the latter case the event's `recordedBy` change names that user.
 */
export const auditActorTypes = ['USER', 'CUSTOMER_LINK', 'ASSISTANT', 'SYSTEM'] as const;

const orNull = () => defaulted(nullable(string()), null);

/**
 * The change of one field. A list contains the added and removed items. A secret only states that it changed. A text of
 * more than 2 kB is stored as `{text, length}`, and a reference to another record as `{id, name}` with the name at that
 * time.
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

/** The origin of a change. */
export const auditContextStruct = type({
  source: optional(string()),
  requestId: optional(string()),
  ip: optional(string()),
  userAgent: optional(string()),
  sessionId: optional(string()),
});

/** An event as recorded at the time of the change. */
export const auditEventStruct = type({
  id: string(),
  /** Position among the company's events: 1, 2, 3 … without gaps. */
  sequence: integer(),
  at: instant,
  actor: type({ type: enums(auditActorTypes), id: orNull(), name: orNull(), role: orNull() }),
  /** Name of the action, such as `ticket.approve`. */
  action: string(),
  target: type({ type: string(), id: orNull(), label: string() }),
  changes: array(auditChangeStruct),
  context: auditContextStruct,
  /** Id shared by all events of one operation. */
  correlationId: string(),
});

export type AuditEvent = Infer<typeof auditEventStruct>;

/** A user by whose events the log can be filtered. */
export const auditActorOptionStruct = type({ id: string(), fullname: string() });

/**
 * A page of events, newest first. `nextCursor` is the cursor of the next older page, or null on the last page. `removed`
 * is present if old events were deleted under the company's retention period: their number, and the time of the last
 * deleted event.
 */
export const auditPageStruct = object({
  data: array(auditEventStruct),
  meta: object({
    nextCursor: nullable(integer()),
    removed: optional(type({ count: integer(), until: instant })),
  }),
});

export type AuditPage = Infer<typeof auditPageStruct>;

/** The result of verifying the company's events: the number of valid events, or the first mismatch. */
export const auditVerificationStruct = type({
  ok: boolean(),
  /** Number of valid events, counted from the first event. */
  count: integer(),
  /**
   * Number of the oldest events not covered by the server's seal. They are older than the first seal, come from an
   * installation with another secret, or were inserted without the server. Their hashes are consistent, but anyone with
   * write access to the database could have computed them. Absent if `ok` is false, and in replies of older servers.
   */
  unkeyed: optional(integer()),
  firstMismatch: optional(
    type({
      sequence: integer(),
      /** Absent if the event is missing. */
      id: optional(string()),
      /**
       * `rewritten`: the hashes are consistent with each other, but up to this event they do not match the server's seal.
       */
      reason: enums(['altered', 'removed', 'inserted', 'rewritten']),
    }),
  ),
});

export type AuditVerification = Infer<typeof auditVerificationStruct>;
