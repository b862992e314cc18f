import {
  countNotifications,
  getNotificationPreferences,
  listNotifications,
  readAllNotifications,
  readNotificationsOf,
  receivableTypes,
  setNotificationRead,
  updateNotificationPreferences,
} from '@derrick/domain/notifications';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Session } from '../platform/context.ts';
import { permissionsWith } from '../platform/hasPermission.ts';
import { type Route, serveWith } from '../platform/serve.ts';
import { announceHere } from './announce.ts';
import { countUnreadOf, listNotificationsOf } from './list.ts';
import type { Live } from './live.ts';
import { readAbout, readAll, setRead } from './markRead.ts';
import { messages } from './messages.ts';
import { changePreferences, readPreferences } from './preferences.ts';
import { streamRoute } from './streamRoute.ts';
import type { Owner } from './tables.ts';
import { unsubscribeRoutes } from './unsubscribeRoutes.ts';

const serve = serveWith(messages);

const typesOf = (session: Session) => receivableTypes(permissionsWith(session));

interface Parts {
  db: Kysely<Database>;
  hasSms: boolean;
  live: Live;
  /** The current secret, and the previous one during a rotation. */
  secrets: readonly string[];
}

/** Serves `/notification` and the unsubscribe links. */
export function notificationRoutes({ db, hasSms, live, secrets }: Parts): Route[] {
  /** Updates the streams of this process after the commit of the request. */
  const notifyPages =
    ({ companyId, userId }: Owner) =>
    () =>
      announceHere(db, { companyId, userIds: [userId] });
  return [
    serve(listNotifications, ({ session, query }) => listNotificationsOf(db, session, query)),
    serve(countNotifications, ({ session }) => countUnreadOf(db, session)),
    serve(setNotificationRead, ({ session, params: { id }, body, unit, afterCommit }) => {
      afterCommit(notifyPages(session));
      return setRead(unit.trx, session, id, body.read);
    }),
    serve(readAllNotifications, ({ session, body, unit, afterCommit }) => {
      afterCommit(notifyPages(session));
      return readAll(unit.trx, session, body.before);
    }),
    serve(readNotificationsOf, ({ session, body, unit, afterCommit }) => {
      afterCommit(notifyPages(session));
      return readAbout(unit.trx, session, body);
    }),
    serve(getNotificationPreferences, ({ session }) =>
      readPreferences(db, session, typesOf(session), hasSms),
    ),
    serve(updateNotificationPreferences, async ({ session, body, unit }) => {
      await changePreferences(unit, session, body.preferences);
      return readPreferences(unit.trx, session, typesOf(session), hasSms);
    }),
    streamRoute(live),
    ...unsubscribeRoutes({ db, secrets }),
  ];
}
