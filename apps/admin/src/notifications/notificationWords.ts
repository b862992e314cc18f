import type { Notification, NotificationType } from '@derrick/domain/notifications';
import type { MessageKey } from '../core/i18n/catalogue.ts';
import type { Translate } from '../core/i18n/messages.ts';

/** Message keys of the types, for one record or several. */
const sentences: Record<NotificationType, MessageKey> = {
  ticketAssigned: 'notifications.ticketAssigned',
  changesRequested: 'notifications.changesRequested',
  ticketSubmitted: 'notifications.ticketSubmitted',
  ticketApproved: 'notifications.ticketApproved',
  mentioned: 'notifications.mentioned',
  ticketUnsigned: 'notifications.ticketUnsigned',
  ticketSigned: 'notifications.ticketSigned',
  ticketDisputed: 'notifications.ticketDisputed',
  invoicePastDue: 'notifications.invoicePastDue',
  invoicePaid: 'notifications.invoicePaid',
  invoiceOpened: 'notifications.invoiceOpened',
  invoiceUndelivered: 'notifications.invoiceUndelivered',
  invitationAccepted: 'notifications.invitationAccepted',
  invitationUndelivered: 'notifications.invitationUndelivered',
  newSignIn: 'notifications.newSignIn',
  exportReady: 'notifications.exportReady',
};

/** Types caused by customers. */
const ofCustomers: readonly NotificationType[] = ['ticketSigned', 'ticketDisputed', 'invoiceOpened'];

/** Formats a browser name: "Chrome on Windows". */
function browserName(t: Translate, { browser, system }: Notification['params']): string {
  if (browser && system) return t('notifications.browserOn', { browser, system });
  return browser ?? system ?? t('notifications.unknownBrowser');
}

export function notificationText(t: Translate, { type, params, target }: Notification): string {
  const nobody = ofCustomers.includes(type) ? 'notifications.customer' : 'notifications.somebody';
  const isRecorded = type === 'ticketSigned' && params.recordedBy !== null;
  return t(isRecorded ? 'notifications.ticketSignedHere' : sentences[type], {
    actor: params.actor ?? t(nobody),
    recorder: params.recordedBy ?? '',
    record: target.label,
    count: params.count,
    browser: browserName(t, params),
  });
}
