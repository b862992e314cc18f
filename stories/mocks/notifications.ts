import {
  countNotifications,
  getNotificationPreferences,
  listNotifications,
  type Notification,
  readAllNotifications,
  readNotificationsOf,
  setNotificationRead,
  streamNotifications,
  updateNotificationPreferences,
} from '@derrick/domain/notifications';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { mock } from './mock.ts';
import { storyNotifications, storyPreferences } from './notificationFixtures.ts';
import { api, failure, never } from './replies.ts';

const SERVER_ERROR = 'The database is being moved. Try again in a minute.';
const internal = () => failure(500, 'INTERNAL', SERVER_ERROR);

/** Server side of an open stream. */
export interface StoryStream {
  send(text: string): void;
}

/** A stream that stays open. `onOpen` receives its server side. */
const stream = (onOpen: (stream: StoryStream) => void = () => {}) =>
  mock(streamNotifications, () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        onOpen({ send: (text) => controller.enqueue(new TextEncoder().encode(text)) });
      },
    });
    return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
  });

/** Returns the page before a cursor, the id of the last notification shown. */
function listed(
  all: readonly Notification[],
  { state, cursor, limit }: { state: 'unread' | 'all'; cursor?: string | undefined; limit: number },
) {
  const matching = all.filter(({ read }) => state === 'all' || !read);
  const begin = cursor ? all.findIndex(({ id }) => id === cursor) : -1;
  const after = matching.filter((notification) => all.indexOf(notification) > begin);
  const data = after.slice(0, limit);
  return { data, meta: { nextCursor: after.length > limit ? (data.at(-1)?.id ?? null) : null } };
}

interface Options {
  onOpen?: (stream: StoryStream) => void;
}

/** Answers all requests about notifications from one list. Changes are stored. */
function ready(all: readonly Notification[] = storyNotifications, { onOpen }: Options = {}) {
  let rows = all;
  const count = () => ({ unread: rows.filter(({ read }) => !read).length });
  const read = (isMeant: (row: Notification) => boolean, isRead = true) => {
    rows = rows.map((row) => (isMeant(row) ? { ...row, read: isRead } : row));
    return count();
  };
  return [
    mock(countNotifications, count),
    mock(listNotifications, ({ query }) => listed(rows, query)),
    mock(readAllNotifications, ({ body }) => read(({ at }) => at <= body.before)),
    mock(readNotificationsOf, ({ body }) =>
      read(({ target }) => target.type === body.type && target.id === body.id),
    ),
    mock(setNotificationRead, ({ params, body }) => {
      read(({ id }) => id === params.id, body.read);
      return rows.find(({ id }) => id === params.id) ?? failure(404, 'NOT_FOUND', 'Not found');
    }),
    stream(onOpen),
  ];
}

/** Answers both requests about notification preferences. */
function preferences({ hasSms = false } = {}): HttpHandler[] {
  let chosen = [...storyPreferences];
  return [
    mock(getNotificationPreferences, () => ({ preferences: chosen, hasSms })),
    mock(updateNotificationPreferences, ({ body }) => {
      chosen = chosen.map((notification) => {
        const { app, mail, sms } = {
          ...notification,
          ...body.preferences.find(({ type }) => type === notification.type),
        };
        return {
          ...notification,
          app: app ?? notification.app,
          mail: mail ?? notification.mail,
          sms: sms ?? notification.sms,
        };
      });
      return { preferences: chosen, hasSms };
    }),
  ];
}

/** Handlers for the states of notifications. Each call creates new handlers. */
export const notificationHandlers = {
  ready,
  preferences,
  /** Only the count, for stories of other screens. */
  count: (unread: number) => [
    mock(countNotifications, () => ({ unread })),
    mock(readNotificationsOf, () => ({ unread })),
    stream(),
  ],
  empty: () => ready([]),
  pending: () => [mock(listNotifications, never)],
  serverError: () => [http.all(api('notification'), internal), http.all(api('notification/*'), internal)],
  /** The list loads, but marking as read fails. */
  changesFail: () => [
    mock(setNotificationRead, () => internal()),
    mock(readAllNotifications, () => internal()),
    ...ready(),
  ],
  preferencesFail: () => [mock(updateNotificationPreferences, () => internal()), ...preferences()],
};
