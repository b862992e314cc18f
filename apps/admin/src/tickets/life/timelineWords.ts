import type { TicketFieldChange, TicketTimelineEntry } from '@derrick/domain/tickets';
import type { TimelineItem } from '@derrick/ui/Timeline';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import type { Translate } from '../../core/i18n/messages.ts';

interface EventWords {
  text: MessageKey;
  tone: NonNullable<TimelineItem['tone']>;
}

/** Message of each event, with a `{name}` placeholder. */
const events: Readonly<Partial<Record<string, EventWords>>> = {
  'ticket.create': { text: 'ticketLife.event.create', tone: 'neutral' },
  'ticket.update': { text: 'ticketLife.event.update', tone: 'neutral' },
  'ticket.submit': { text: 'ticketLife.event.submit', tone: 'info' },
  'ticket.approve': { text: 'ticketLife.event.approve', tone: 'success' },
  'ticket.requestChanges': { text: 'ticketLife.event.requestChanges', tone: 'danger' },
  'ticket.reopen': { text: 'ticketLife.event.reopen', tone: 'warning' },
  'ticket.void': { text: 'ticketLife.event.void', tone: 'warning' },
  'ticket.invoice': { text: 'ticketLife.event.invoice', tone: 'success' },
  'ticket.sign': { text: 'ticketLife.event.sign', tone: 'success' },
  'ticket.removeSignature': { text: 'ticketLife.event.removeSignature', tone: 'warning' },
  'ticket.requestSignature': { text: 'ticketLife.event.requestSignature', tone: 'info' },
  'ticket.dispute': { text: 'ticketLife.event.dispute', tone: 'danger' },
  'ticket.confirmWarning': { text: 'ticketLife.event.confirmWarning', tone: 'neutral' },
  'ticket.release': { text: 'ticketLife.event.release', tone: 'warning' },
  'ticket.comment': { text: 'ticketLife.event.comment', tone: 'info' },
};

const fields: Readonly<Partial<Record<string, MessageKey>>> = {
  location: 'ticketForm.location',
  wellName: 'ticketForm.wellName',
  description: 'ticketForm.description',
  notes: 'ticketForm.notes',
  workStartedAt: 'ticketForm.workStart',
  workEndedAt: 'ticketForm.workEnd',
  travelStartedAt: 'ticketForm.travelStart',
  travelEndedAt: 'ticketForm.travelEnd',
  breakMinutes: 'ticketLife.field.break',
  standbyHours: 'ticketLife.field.standby',
  workHours: 'ticketForm.totalWork',
  travelHours: 'ticketForm.totalTravel',
  technician: 'ticketForm.technician',
  jobType: 'ticketForm.jobType',
  customerCompany: 'ticketForm.customerCompany',
  customerName: 'ticketForm.customerName',
  workDate: 'ticketForm.workDate',
  costReference: 'ticketForm.costReference',
  lines: 'ticketForm.lines',
  attachments: 'ticketForm.attachments',
  invoice: 'ticketLife.field.invoice',
  signature: 'ticketLife.field.signature',
  sentTo: 'ticketLife.field.sentTo',
};

/** The user who recorded a customer's action, such as a signature on the user's device. */
const RECORDED_BY = 'recordedBy';

/**
 * Formats an event: user and action. Returns a general message for events that this version of the app does not support.
 */
export function eventText(t: Translate, { action, actor, changes }: TicketTimelineEntry): string {
  const name = actor?.name ?? t('ticketLife.event.somebody');
  const recorder = changes.find(({ field }) => field === RECORDED_BY)?.after;
  if (action === 'ticket.sign' && typeof recorder === 'string')
    return t('ticketLife.event.signHere', { name, recorder });
  return t(events[action]?.text ?? 'ticketLife.event.other', { name });
}

export const eventTone = ({ action }: TicketTimelineEntry): EventWords['tone'] =>
  events[action]?.tone ?? 'neutral';

/** Formats the change of a field, with a message for each added or removed file. */
export function changeTexts(
  t: Translate,
  { field, before, after, added, removed }: TicketFieldChange,
): string[] {
  // The message of the event already names this user.
  if (field === RECORDED_BY) return [];
  const label = fields[field];
  const name = label ? t(label) : field;
  if (added.length + removed.length > 0) {
    return [
      ...added.map((value) => t('ticketLife.change.added', { field: name, value })),
      ...removed.map((value) => t('ticketLife.change.removed', { field: name, value })),
    ];
  }
  if (after === null || after === '') return [t('ticketLife.change.cleared', { field: name })];
  const value = String(after);
  return before === null || before === ''
    ? [t('ticketLife.change.set', { field: name, value })]
    : [t('ticketLife.change.from', { field: name, before: String(before), value })];
}
