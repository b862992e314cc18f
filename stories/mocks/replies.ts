import { delay, HttpResponse } from 'msw';

/** Where the handlers listen: on any origin, under the contract's base path. */
export const api = (path: string) => `*/api/v1/${path}`;

/** Answers with the envelope of success; `message` is what the server says of a change. */
export const success = (data: unknown, status = 200, message?: string) =>
  HttpResponse.json({ success: true, data, message }, { status });

/** Answers with the envelope of failure; `errors` maps a field to the key of its message. */
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

/** Fails as a network without a connection does. */
export const noReply = () => HttpResponse.error();

/** Never answers, so that a story can stand still in its loading state. */
export const never = async () => {
  await delay('infinite');
  return HttpResponse.error();
};

export const unauthorized = () => failure(401, 'UNAUTHORIZED', 'Please sign in again');
