import { object, optional, string } from 'superstruct';
import { endpoint } from '../contract/endpoint.ts';

const unsubscribing = {
  path: '/unsubscribe',
  permission: 'anyone',
  kind: 'download',
  query: object({ token: optional(string()) }),
} as const;

export const showUnsubscribe = endpoint({
  ...unsubscribing,
  method: 'GET',
  summary: 'Returns a page that asks for confirmation before stopping the emails of an unsubscribe link.',
});

export const unsubscribe = endpoint({
  ...unsubscribing,
  method: 'POST',
  summary: 'Stops the emails of an unsubscribe link. Mail programs call it automatically (RFC 8058).',
});
