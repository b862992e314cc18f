/** The letters about notifications: of one at once, and of a day's together. */
import type { Notification } from '@derrick/domain/notifications';
import type { Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import { type Unsubscription, unsubscribeToken } from '../links/index.ts';
import { findUnread } from '../notifications/index.ts';
import { BASE_PATH } from '../platform/basePath.ts';
import type { MessageValues } from '../platform/messages.ts';
import { type Letter, layOut, shortLetter } from './layout.ts';
import type { MailLanguage, NotificationPayload } from './payload.ts';
import type { Recipient } from './recipient.ts';
import { type MailKey, mailText } from './wording.ts';

/** Sentences of one daily mail; more are counted. */
const MOST_LINES = 40;

const idsOf = (payload: NotificationPayload) =>
  payload.template === 'digest' ? payload.notificationIds : [payload.notificationId];

/** Finds what a letter tells of: nothing once all of it was read, or is no longer for this person to see. */
export const findTold = (trx: Transaction<Database>, payload: NotificationPayload): Promise<Notification[]> =>
  findUnread(trx, payload, idsOf(payload));

/** Notifications whose actor is a customer, who may be unnamed. */
const ofCustomers: readonly string[] = ['ticketSigned', 'ticketDisputed', 'invoiceOpened'];

/** Writes the sentence of a notification, as a list of them shows it. */
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

/** Finds the page that a notification leads to, and what its button says. */
function pageOf(
  { target: { type, id } }: Notification,
  language: MailLanguage,
): [path: string, button: string] {
  if (type === 'ticket' && id !== null)
    return [`/dashboard/job-ticket/${id}`, mailText(language, 'notification.openTicket')];
  if (type === 'invoice' && id !== null)
    return [`/dashboard/invoice/${id}`, mailText(language, 'notification.openInvoice')];
  return ['/dashboard/notifications', mailText(language, 'notification.openAll')];
}

interface Made {
  publicUrl: string;
  secret: string;
}

const stopLink = (of: Unsubscription, { publicUrl, secret }: Made) =>
  `${publicUrl}${BASE_PATH}/unsubscribe?token=${unsubscribeToken(of, secret)}`;

/** Writes one letter or SMS about what `findTold` finds. */
export async function composeNotificationMail(
  trx: Transaction<Database>,
  payload: NotificationPayload,
  { companyId, userId, fullname, language }: Recipient,
  context: Made,
): Promise<Letter> {
  const notifications = await findTold(trx, payload);
  const [first] = notifications;
  if (!first) throw new Error('There is nothing left to tell');
  const { publicUrl } = context;
  const say = (key: MailKey, values?: MessageValues) => mailText(language, key, values);
  const subject = notificationText(first, language);
  const [path, button] = pageOf(first, language);
  if (payload.template === 'notificationSms')
    return shortLetter({ subject, line: `${subject}:` }, `${publicUrl}${path}`);
  const stop = (what: Unsubscription['what']) => ({
    text: say('notification.stop'),
    link: stopLink({ companyId, userId, what }, context),
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
    return layOut(language, { ...words, stop: stop(first.type) }, `${publicUrl}${path}`);
  }
  const lines = notifications
    .slice(0, MOST_LINES)
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
  return layOut(language, words, `${publicUrl}/dashboard/notifications`);
}
