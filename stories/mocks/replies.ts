import { delay, HttpResponse } from 'msw';

/** Path pattern of a handler: any origin, below the base path of the contract. */
export const api = (path: string) => `*/api/v1/${path}`;

/** Replies with the success envelope. `message` is the server's message about a change. */
export const success = (data: unknown, status = 200, message?: string) =>
  HttpResponse.json({ success: true, data, message }, { status });

/** Replies with the failure envelope. `errors` maps a field to the key of its message. */
export const failure = (
  status: number,
  code: string,
  message: string,
  errors?: Record<string, string>,
  headers?: Record<string, string>,
) =>
  HttpResponse.json(
    { success: false, code, message, requestId: 'req-story', ...(errors && { errors }) },
    { status, headers: { 'x-request-id': 'req-story', ...headers } },
  );

/** Fails like a request without network connection. */
export const noReply = () => HttpResponse.error();

/** Never replies, so that a story stays in its loading state. */
export const never = async () => {
  await delay('infinite');
  return HttpResponse.error();
};

export const unauthorized = () => failure(401, 'UNAUTHORIZED', 'Please sign in again');
