import { endpoint } from '../contract/endpoint.ts';

export const receiveDeliveryReport = endpoint({
  method: 'POST',
  path: '/mail/delivery-report',
  summary:
    'Receives a message that a mail server returned (RFC 3464): the body is the raw message, the bearer token the secret `BOUNCE_SECRET`. The recipient that it names is shown on the invoice as not reached. A repeated message changes nothing. 404 without that secret.',
  permission: 'anyone',
  example: { status: 404 },
});
