import type { NotificationType } from '@derrick/domain/notifications';
import type { MessageKey } from '../core/i18n/catalogue.ts';

/** Names of the notification types in the notification settings. */
export const typeNames: Record<NotificationType, MessageKey> = {
  ticketAssigned: 'notificationSettings.ticketAssigned',
  changesRequested: 'notificationSettings.changesRequested',
  ticketSubmitted: 'notificationSettings.ticketSubmitted',
  ticketApproved: 'notificationSettings.ticketApproved',
  mentioned: 'notificationSettings.mentioned',
  ticketUnsigned: 'notificationSettings.ticketUnsigned',
  ticketSigned: 'notificationSettings.ticketSigned',
  ticketDisputed: 'notificationSettings.ticketDisputed',
  invoicePastDue: 'notificationSettings.invoicePastDue',
  invoicePaid: 'notificationSettings.invoicePaid',
  invoiceOpened: 'notificationSettings.invoiceOpened',
  invoiceUndelivered: 'notificationSettings.invoiceUndelivered',
  invitationAccepted: 'notificationSettings.invitationAccepted',
  invitationUndelivered: 'notificationSettings.invitationUndelivered',
  newSignIn: 'notificationSettings.newSignIn',
  exportReady: 'notificationSettings.exportReady',
};
