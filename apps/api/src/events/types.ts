import type { Snapshot } from './changes.ts';

/**
 * What is recorded: kinds of records, and what happens to them. Each feature declares its own where it records them, as
 * it declares its tables.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the features fill it.
export interface EventActions {}

/** A kind of record and what happened to it, such as `ticket.create`. */
export type EventAction = {
  [Kind in keyof EventActions]: `${Kind}.${EventActions[Kind] & string}`;
}[keyof EventActions];

/** Who does something. The name and role of a user are read from the database as the event is written. */
export type Actor =
  | { type: 'USER'; id: string }
  /** A customer, by a link or on the device of a user; the event then names the user in its field `recordedBy`. */
  | { type: 'CUSTOMER_LINK'; name: string }
  | { type: 'ASSISTANT'; id: string }
  | { type: 'SYSTEM' };

/** Where a change comes from. */
export interface EventContext {
  source: 'WEB' | 'API' | 'JOB';
  requestId?: string | undefined;
  /** The network address of the caller. */
  ip?: string | undefined;
  userAgent?: string | undefined;
  /** The sign-in that the caller's access token came from. */
  sessionId?: string | undefined;
}

/** Who changes something of which company, and from where. */
export interface Origin {
  companyId: string;
  actor: Actor;
  context: EventContext;
  /** Ties the events of one piece of work together; absent, the request does. */
  correlationId?: string | undefined;
}

/** Something that happened. */
export interface NewEvent {
  action: EventAction;
  /** The record, by the name that people know it by; the id is absent for many records at once. */
  target: { id: string | null; label: string };
  /** The record before and after; absent for what was just made or deleted. */
  before?: Snapshot | undefined;
  after?: Snapshot | undefined;
  /** Fields that changed but whose values are never kept, such as a password. */
  secrets?: readonly string[] | undefined;
  /** Another actor than the one of the origin: whoever a link or a password has just shown to be calling. */
  actor?: Actor | undefined;
}
