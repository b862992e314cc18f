import {
  defaultPreference,
  type Notification,
  type NotificationPreference,
  notificationTypes,
} from '@derrick/domain/notifications';
import { storyId } from './people.ts';

type Part = Pick<Notification, 'type' | 'target'> & {
  params?: Partial<Notification['params']>;
  read?: boolean;
};

const midnight = new Date().setHours(0, 0, 0, 0);
const HOUR = 3_600_000;

/** Returns a time some minutes ago, but not before midnight, so that it is still today. */
const today = (minutes: number) => Math.max(midnight, Date.now() - minutes * 60_000);

/** Returns a time some hours before today. */
const earlier = (hours: number) => midnight - hours * HOUR;

const notification = (
  index: number,
  at: number,
  { type, target, params, read = false }: Part,
): Notification => ({
  id: storyId(24, index + 1),
  at: new Date(at).toISOString(),
  type,
  target,
  params: { actor: null, count: 1, comment: null, browser: null, system: null, recordedBy: null, ...params },
  read,
});

const ticket = (n: number, label: string) => ({ type: 'ticket' as const, id: storyId(1, n), label });
const tickets = { type: 'ticket' as const, id: null, label: '' };
const invoice = { type: 'invoice' as const, id: storyId(11, 1), label: 'INV-01042' };
const person = { type: 'person' as const, id: storyId(3, 2), label: 'Dana Whitfield' };

const ofToday: readonly Part[] = [
  {
    type: 'mentioned',
    target: ticket(2, 'TK-10481'),
    params: { actor: 'Owen Brandt', comment: '@Maya Reyes can you check the travel?' },
  },
  { type: 'ticketApproved', target: tickets, params: { actor: 'Maria Lopez', count: 8 } },
  {
    type: 'newSignIn',
    target: { type: 'account', id: storyId(5, 1), label: 'Maya Reyes' },
    params: { browser: 'Chrome', system: 'Windows' },
  },
];

const ofBefore: readonly Part[] = [
  {
    type: 'ticketDisputed',
    target: ticket(3, 'TK-10480'),
    params: { comment: 'We had two people there, not three.' },
  },
  {
    type: 'changesRequested',
    target: ticket(4, 'TK-10479'),
    params: { actor: 'Lena Fischer', comment: 'Which well?' },
    read: true,
  },
  { type: 'ticketAssigned', target: ticket(5, 'TK-10478'), params: { actor: 'Lena Fischer' }, read: true },
  { type: 'ticketSubmitted', target: ticket(6, 'TK-10477'), params: { actor: 'Luis Ortega' }, read: true },
  { type: 'ticketUnsigned', target: ticket(7, 'TK-10476'), read: true },
  {
    type: 'ticketSigned',
    target: ticket(8, 'TK-10475'),
    params: { actor: 'Ray Cole', recordedBy: 'Luis Ortega' },
    read: true,
  },
  { type: 'invoicePastDue', target: invoice, read: true },
  { type: 'invoicePaid', target: invoice, read: true },
  { type: 'invoiceOpened', target: invoice, read: true },
  { type: 'invoiceUndelivered', target: invoice, read: true },
  { type: 'invitationAccepted', target: person, read: true },
  { type: 'invitationUndelivered', target: person, read: true },
  {
    type: 'exportReady',
    target: { type: 'company', id: storyId(6, 1), label: 'Permian Basin Co.' },
    read: true,
  },
];

/** One notification of each type, newest first. Four are unread, three are from today. */
export const storyNotifications: readonly Notification[] = [
  ...ofToday.map((part, index) => notification(index, today(5 + index * 50), part)),
  ...ofBefore.map((part, index) => notification(ofToday.length + index, earlier(3 + index * 9), part)),
];

/** More than two pages of notifications, all unread. */
export const manyNotifications: readonly Notification[] = Array.from({ length: 45 }, (_, index) =>
  notification(index, index < 25 ? today(index) : earlier(index), {
    type: 'ticketSubmitted',
    target: ticket(100 + index, `TK-${20_000 - index}`),
    params: { actor: 'Luis Ortega' },
  }),
);

/** Notifications with texts wider than the popover. */
export const longNotifications: readonly Notification[] = storyNotifications.map((original) => ({
  ...original,
  params: {
    ...original.params,
    actor: 'Maximiliana Guadalupe Hernández de la Fuente y Villaseñor',
    comment: 'The valve at the second pad was not the one that the drawing shows. '.repeat(4),
  },
}));

/** Notification preferences of a user who has changed one of them. */
export const storyPreferences: readonly NotificationPreference[] = notificationTypes.map((type) => ({
  ...defaultPreference(type),
  ...(type === 'invoicePastDue' && { mail: 'DIGEST' as const }),
}));
