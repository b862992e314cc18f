import type { AuditAction } from '@derrick/domain/audit';
import type { Snapshot } from './changes.ts';

/** A kind of record and an action, such as `ticket.create`. Each feature declares its own in the domain. */
export type EventAction = AuditAction;

/** The actor of an event. The name and role of a user are read from the database when the event is written. */
export type Actor =
  | { type: 'USER'; id: string }
  /** A customer who uses a link or a user's device. On a device, the event names the user in the field `recordedBy`. */
  | { type: 'CUSTOMER_LINK'; name: string }
  | { type: 'ASSISTANT'; id: string }
  | { type: 'SYSTEM' };

/** Technical origin of a change. */
export interface EventContext {
  source: 'WEB' | 'API' | 'JOB';
  requestId?: string | undefined;
  /** Network address of the caller. */
  ip?: string | undefined;
  userAgent?: string | undefined;
  /** The sign-in that the caller's access token belongs to. */
  sessionId?: string | undefined;
}

/** Company, actor and context of a change. */
export interface Origin {
  companyId: string;
  actor: Actor;
  context: EventContext;
  /** Groups the events of one task. Defaults to the id of the request. */
  correlationId?: string | undefined;
}

export interface NewEvent {
  action: EventAction;
  /** The record with the name that users know it by. `id` is null for an event about many records. */
  target: { id: string | null; label: string };
  /** State of the record before and after; undefined for a record that was created or deleted. */
  before?: Snapshot | undefined;
  after?: Snapshot | undefined;
  /** Names of changed fields whose values are never stored, such as a password. */
  secrets?: readonly string[] | undefined;
  /** Replaces the actor of the origin, for callers identified by a link or a password. */
  actor?: Actor | undefined;
}
