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
  summary: 'A small page that asks whether to stop the mails that a link of one of them is about.',
});

export const unsubscribe = endpoint({
  ...unsubscribing,
  method: 'POST',
  summary:
    'Stops the mails that a link of one of them is about; mail programs call it by themselves (RFC 8058).',
});
