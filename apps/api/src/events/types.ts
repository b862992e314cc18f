import type { Change, Snapshot } from './changes.ts';

/** Everything that is recorded, and what kind of record it happens to. */
export const actions = {
  'company.register': 'company',
  'session.signIn': 'person',
  'session.signInFailed': 'person',
  'session.signOut': 'person',
  'session.end': 'person',
  'person.create': 'person',
  'person.invite': 'person',
  'person.resendInvitation': 'person',
  'person.copyInvitationLink': 'person',
  'person.revokeInvitation': 'person',
  'person.acceptInvitation': 'person',
  'person.changePassword': 'person',
  'person.update': 'person',
  'person.activate': 'person',
  'person.deactivate': 'person',
  'person.delete': 'person',
  'jobType.create': 'jobType',
  'jobType.update': 'jobType',
  'jobType.retire': 'jobType',
  'jobType.restore': 'jobType',
  'jobRole.create': 'jobRole',
  'jobRole.update': 'jobRole',
  'jobRole.retire': 'jobRole',
  'jobRole.restore': 'jobRole',
  'customer.create': 'customer',
  'ticket.create': 'ticket',
  'ticket.update': 'ticket',
  'ticket.delete': 'ticket',
  'ticket.export': 'ticket',
  'file.upload': 'file',
  'file.remove': 'file',
} as const;

export type EventAction = keyof typeof actions;
export type TargetType = (typeof actions)[EventAction];

/** Who does something. The name and role of a user are read from the database as the event is written. */
export type Actor =
  | { type: 'USER'; id: string }
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

/** An event as the table keeps it. */
export interface StoredEvent {
  id: string;
  sequence: number;
  at: Date;
  actor: { type: Actor['type']; id: string | null; name: string | null; role: string | null };
  action: EventAction;
  target: { type: TargetType; id: string | null; label: string };
  changes: Change[];
  context: EventContext;
  correlationId: string;
}
