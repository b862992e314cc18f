import type { Role } from '@derrick/domain/auth';
import type { NotificationTarget, NotificationType } from '@derrick/domain/notifications';
import type { Permission } from '@derrick/domain/permissions';
import type { Actor } from '../events/types.ts';
import type { StoredParams } from './tables.ts';

/** Who sees a ticket, besides its record: technicians see their own. */
export interface TicketFacts {
  technicianId: string | null;
  authorId: string | null;
  isDraft: boolean;
}

/** Something to tell, before it is clear who is there and wants to hear of it. */
export interface Notice {
  type: NotificationType;
  target: { type: NotificationTarget; id: string; label: string };
  /** Never told of their own deeds. */
  actor: Actor;
  /** The user who recorded what a customer did, such as a signature on the user's device; not notified of it. */
  recordedBy?: { id: string; name: string } | undefined;
  /** These people, and whoever has the permission or the role. */
  to: { people?: readonly (string | null)[]; permission?: Permission; role?: Role };
  params?: Partial<Omit<StoredParams, 'actor'>>;
  /** Of a ticket. */
  ticket?: TicketFacts | undefined;
}
