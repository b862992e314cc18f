/** Tokens of unsubscribe links. They are signed and not stored, because every email has one and most are never used. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { type NotificationType, notificationTypes } from '@derrick/domain/notifications';
import { enums, is, string, tuple } from 'superstruct';

/** User and emails that a link unsubscribes from: one type of notification, or the daily digest. */
export interface Unsubscription {
  companyId: string;
  userId: string;
  what: NotificationType | 'digest';
}

const contentStruct = tuple([string(), string(), enums([...notificationTypes, 'digest'])]);

const signature = (content: string, secret: string) =>
  createHmac('sha256', secret).update(`derrick unsubscribe ${content}`).digest();

export function unsubscribeToken({ companyId, userId, what: topic }: Unsubscription, secret: string): string {
  const content = Buffer.from(JSON.stringify([companyId, userId, topic])).toString('base64url');
  return `${content}.${signature(content, secret).toString('base64url')}`;
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(Buffer.from(content, 'base64url').toString());
  } catch {
    return undefined;
  }
}

/**
 * Reads the subscription that a token ends; undefined if the token was not issued by this server.
 * @param secrets the current secret and, during a rotation, the previous one
 */
export function readUnsubscribeToken(token: string, secrets: readonly string[]): Unsubscription | undefined {
  const [content = '', signed = ''] = token.split('.');
  const actual = Buffer.from(signed, 'base64url');
  const isOurs = secrets.some((secret) => {
    const expected = signature(content, secret);
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  });
  const value = isOurs ? parsed(content) : undefined;
  if (!is(value, contentStruct)) return undefined;
  const [companyId, userId, topic] = value;
  return { companyId, userId, what: topic };
}
