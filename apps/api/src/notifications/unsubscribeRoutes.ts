import {
  changeableNotificationTypes,
  notificationTypes,
  showUnsubscribe,
  unsubscribe,
} from '@derrick/domain/notifications';
import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { originFor, unitOfWork } from '../events/index.ts';
import { linkFailures, readUnsubscribeToken, type Unsubscription } from '../links/index.ts';
import type { AppEnv } from '../platform/context.ts';
import { languageOf } from '../platform/language.ts';
import { type Route, serve } from '../platform/serve.ts';
import { changePreferences, readPreferences } from './preferences.ts';
import { invalidLinkPage, unsubscribeHeaders, unsubscribePage } from './unsubscribePage.ts';

interface Parts {
  db: Kysely<Database>;
  /** The current secret, and the previous one during a rotation. */
  secrets: readonly string[];
}

/**
 * Finds the notification type that a link unsubscribes from, and the recipient's language. Returns undefined for a link
 * that was never emailed, or if its owner is deleted.
 */
async function readLink({ db, secrets }: Parts, token = '') {
  const link = readUnsubscribeToken(token, secrets);
  const owner =
    link &&
    (await db
      .selectFrom('users')
      .select('language')
      .where('company_id', '=', link.companyId)
      .where('id', '=', link.userId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst());
  return link && owner && { link, language: owner.language };
}

/** Turns off the emails of one type. The link of the daily email turns off every type in it. */
async function stop({ db }: Parts, c: Context<AppEnv>, link: Unsubscription): Promise<void> {
  const { companyId, userId, what: topic } = link;
  await unitOfWork(db, originFor(c, companyId, { type: 'USER', id: userId }), async (unit) => {
    const { preferences } = await readPreferences(unit.trx, link, notificationTypes, false);
    const isMeant = (type: string) =>
      topic === 'digest'
        ? preferences.some((preference) => preference.type === type && preference.mail === 'DIGEST')
        : type === topic;
    const changes = changeableNotificationTypes
      .filter(isMeant)
      .map((type) => ({ type, mail: 'OFF' as const }));
    await changePreferences(unit, link, changes);
  });
}

const showPage = (c: Context<AppEnv>, html: string, status: 200 | 404 = 200) =>
  c.body(html, status, unsubscribeHeaders);

/**
 * Shows browsers a page about a link that is not valid.
 * @throws {ApiFailure} 404 for email programs and other callers that do not accept HTML
 */
function rejectLink(c: Context<AppEnv>): Response {
  if (!c.req.header('accept')?.includes('text/html')) throw linkFailures.unknown();
  return showPage(c, invalidLinkPage(languageOf(c)), 404);
}

/**
 * Serves `/unsubscribe`. Email programs post to it directly. A person must confirm first, because some email programs
 * open every link.
 */
export const unsubscribeRoutes = (parts: Parts): Route[] => [
  serve(showUnsubscribe, async ({ c, query }) => {
    const read = await readLink(parts, query.token);
    if (!read) return rejectLink(c);
    return showPage(c, unsubscribePage(read.language, read.link.what, false));
  }),
  serve(unsubscribe, async ({ c, query }) => {
    const read = await readLink(parts, query.token);
    if (!read) return rejectLink(c);
    await stop(parts, c, read.link);
    return showPage(c, unsubscribePage(read.language, read.link.what, true));
  }),
];
