import { endpoint } from '../contract/endpoint.ts';
import { streamContentStruct } from '../contract/streamContent.ts';

/**
 * Server-sent events: `event: count` with `{"unread": 3}` at the start and on each change, and a comment line every 20
 * seconds. The stream ends with the session and when the access token expires. A client with a valid session then opens a
 * new stream.
 */
export const streamNotifications = endpoint({
  method: 'GET',
  path: '/notification/stream',
  summary: 'Streams the number of unread notifications at each change, as server-sent events.',
  permission: 'notifications:read',
  kind: 'stream',
  reply: streamContentStruct,
});
