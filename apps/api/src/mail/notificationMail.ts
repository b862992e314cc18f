/** Emails about a single notification, and the daily email. */
import type { Notification } from '@derrick/domain/notifications';
import type { Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import { type Unsubscription, unsubscribeToken } from '../links/index.ts';
import { findUnread } from '../notifications/index.ts';
import { BASE_PATH } from '../platform/basePath.ts';
import type { MessageValues } from '../platform/messages.ts';
import { type ComposedMessage, layOutEmail, layOutSms } from './layout.ts';
import type { MailLanguage, NotificationPayload } from './payload.ts';
import type { Recipient } from './recipient.ts';
import { type MailKey, mailText } from './wording.ts';

/** Maximum number of notifications listed in a daily email. The email states how many more there are. */
const MAX_LINES = 40;

const idsOf = (payload: NotificationPayload) =>
  payload.template === 'digest' ? payload.notificationIds : [payload.notificationId];

/**
 * Finds the notifications that a message is about. Read notifications and those that the recipient can no longer see are
 * left out.
 */
export const findUnreadOf = (
  trx: Transaction<Database>,
  payload: NotificationPayload,
): Promise<Notification[]> => findUnread(trx, payload, idsOf(payload));

/** Notifications whose actor is a customer, who may be unnamed. */
const ofCustomers: readonly string[] = ['ticketSigned', 'ticketDisputed', 'invoiceOpened'];

/** Returns the message of a notification, as the app's list shows it. */
export function notificationText({ type, params, target }: Notification, language: MailLanguage): string {
  const { actor, browser, system, count } = params;
  const unnamed = ofCustomers.includes(type) ? 'notification.customer' : 'notification.somebody';
  return mailText(language, `notification.${type}`, {
    actor: actor ?? mailText(language, unnamed),
    label: target.label,
    count,
    hasBrowser: browser !== null,
    browser:
      browser !== null && system !== null
        ? mailText(language, 'browserOn', { browser, system })
        : (browser ?? ''),
  });
}

/** Returns the page that a notification links to and the label of the button. */
function pageOf(
  { target: { type, id } }: Notification,
  language: MailLanguage,
): [path: string, button: string] {
  if (type === 'ticket' && id !== null)
    return [`/dashboard/job-tickets/${id}`, mailText(language, 'notification.openTicket')];
  if (type === 'invoice' && id !== null)
    return [`/dashboard/invoice/${id}`, mailText(language, 'notification.openInvoice')];
  return ['/dashboard/notifications', mailText(language, 'notification.openAll')];
}

interface LinkParts {
  publicUrl: string;
  secret: string;
}

const stopLink = (of: Unsubscription, { publicUrl, secret }: LinkParts) =>
  `${publicUrl}${BASE_PATH}/unsubscribe?token=${unsubscribeToken(of, secret)}`;

/** Composes an email or SMS about the notifications that `findUnreadOf` returns. */
export async function composeNotificationMail(
  trx: Transaction<Database>,
  payload: NotificationPayload,
  { companyId, userId, fullname, language }: Recipient,
  context: LinkParts,
): Promise<ComposedMessage> {
  const notifications = await findUnreadOf(trx, payload);
  const [first] = notifications;
  if (!first) throw new Error('There is nothing left to tell');
  const { publicUrl } = context;
  const say = (key: MailKey, values?: MessageValues) => mailText(language, key, values);
  const subject = notificationText(first, language);
  const [path, button] = pageOf(first, language);
  if (payload.template === 'notificationSms')
    return layOutSms({ subject, line: `${subject}:` }, `${publicUrl}${path}`);
  const stop = (topic: Unsubscription['what']) => ({
    text: say('notification.stop'),
    link: stopLink({ companyId, userId, what: topic }, context),
  });
  const greeting = say('greeting', { fullname });
  if (payload.template === 'notification') {
    const { comment, recordedBy } = first.params;
    const paragraphs = [
      `${subject}.`,
      ...(recordedBy === null ? [] : [say('notification.recordedBy', { name: recordedBy })]),
      ...(comment === null ? [] : [say('notification.comment', { comment })]),
    ];
    const words = {
      subject,
      heading: subject,
      greeting,
      paragraphs,
      button,
      reason: say('notification.reason'),
    };
    return layOutEmail(language, { ...words, stop: stop(first.type) }, `${publicUrl}${path}`);
  }
  const lines = notifications
    .slice(0, MAX_LINES)
    .map((notification) => `${notificationText(notification, language)}.`);
  const rest = notifications.length - lines.length;
  const title = say('digest.subject', { count: notifications.length });
  const words = {
    subject: title,
    heading: title,
    greeting,
    paragraphs: [...lines, ...(rest > 0 ? [say('digest.more', { count: rest })] : [])],
    button: say('notification.openAll'),
    reason: say('digest.reason'),
    stop: stop('digest'),
  };
  return layOutEmail(language, words, `${publicUrl}/dashboard/notifications`);
}
