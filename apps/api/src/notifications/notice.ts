import type { Role } from '@derrick/domain/auth';
import type { NotificationTarget, NotificationType } from '@derrick/domain/notifications';
import type { Permission } from '@derrick/domain/permissions';
import type { Actor } from '../events/types.ts';
import type { StoredParams } from './tables.ts';

/** Fields of a ticket that decide who can see it: technicians see only their own tickets. */
export interface TicketVisibility {
  technicianId: string | null;
  authorId: string | null;
  isDraft: boolean;
}

/** A notification before its recipients are determined. */
export interface Notice {
  type: NotificationType;
  target: { type: NotificationTarget; id: string; label: string };
  /** Not notified of their own actions. */
  actor: Actor;
  /** The user who recorded what a customer did, such as a signature on the user's device; not notified of it. */
  recordedBy?: { id: string; name: string } | undefined;
  /** Recipients: these users, and all users with the permission or the role. */
  to: { people?: readonly (string | null)[]; permission?: Permission; role?: Role };
  params?: Partial<Omit<StoredParams, 'actor'>>;
  /** Set if the target is a ticket. */
  ticket?: TicketVisibility | undefined;
}
