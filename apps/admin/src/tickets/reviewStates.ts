import type { TicketStatus } from '@derrick/domain/tickets';
import type { BadgeTone } from '@derrick/ui/Badge';
import type { MessageKey } from '../core/i18n/catalogue.ts';

/** Label and color of each status of a ticket that is not on an invoice. */
export const reviewStates = {
  DRAFT: { label: 'tickets.review.DRAFT', tone: 'neutral' },
  SUBMITTED: { label: 'tickets.review.SUBMITTED', tone: 'info' },
  CHANGES_REQUESTED: { label: 'tickets.review.CHANGES_REQUESTED', tone: 'danger' },
  APPROVED: { label: 'tickets.review.APPROVED', tone: 'success' },
  VOID: { label: 'tickets.review.VOID', tone: 'neutral' },
  INVOICED: undefined,
} as const satisfies Record<TicketStatus, { label: MessageKey; tone: BadgeTone } | undefined>;

/** Returns true if the ticket must be completed and submitted next, which its form does. */
export const isUnsubmitted = ({ status }: { status: TicketStatus | null }): boolean =>
  status === 'DRAFT' || status === 'CHANGES_REQUESTED';
