import type { TicketStatus, TicketTransition } from '@derrick/domain/tickets';
import type { BadgeTone } from '@derrick/ui/Badge';
import type { MessageKey } from '../../core/i18n/catalogue.ts';

interface StateWords {
  label: MessageKey;
  /** Message with the user and time of the change: `{name}`, `{date}`. */
  moved: MessageKey;
  tone: BadgeTone;
}

/** Label and color of each status on the ticket page. */
export const ticketStates: Readonly<Record<TicketStatus, StateWords>> = {
  DRAFT: { label: 'ticketLife.draft', moved: 'ticketLife.draftBy', tone: 'neutral' },
  SUBMITTED: { label: 'ticketLife.submitted', moved: 'ticketLife.submittedBy', tone: 'info' },
  CHANGES_REQUESTED: {
    label: 'ticketLife.changesRequested',
    moved: 'ticketLife.changesRequestedBy',
    tone: 'danger',
  },
  APPROVED: { label: 'ticketLife.approved', moved: 'ticketLife.approvedBy', tone: 'success' },
  INVOICED: { label: 'ticketLife.invoiced', moved: 'ticketLife.invoicedBy', tone: 'success' },
  VOID: { label: 'ticketLife.isVoid', moved: 'ticketLife.voidBy', tone: 'neutral' },
};

/** Texts of a status change that requires a reason. */
export interface ReasonWords {
  title: MessageKey;
  text: MessageKey;
  field: MessageKey;
  submit: MessageKey;
  isDangerous: boolean;
}

/** Status changes that require a reason. */
export const reasons: Readonly<
  Record<Extract<TicketTransition, 'requestChanges' | 'reopen' | 'void'>, ReasonWords>
> = {
  requestChanges: {
    title: 'ticketLife.requestChanges.title',
    text: 'ticketLife.requestChanges.text',
    field: 'ticketLife.requestChanges.field',
    submit: 'ticketLife.requestChanges.submit',
    isDangerous: false,
  },
  reopen: {
    title: 'ticketLife.reopen.title',
    text: 'ticketLife.reopen.text',
    field: 'ticketLife.reason',
    submit: 'ticketLife.reopen.submit',
    isDangerous: false,
  },
  void: {
    title: 'ticketLife.void.title',
    text: 'ticketLife.void.text',
    field: 'ticketLife.reason',
    submit: 'ticketLife.void.submit',
    isDangerous: true,
  },
};
