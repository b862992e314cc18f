import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { storageProblemOf } from '../db/index.ts';
import { ApiFailure } from './apiFailure.ts';
import type { AppEnv } from './context.ts';
import { failure, notFound } from './failures.ts';
import { languageOf } from './language.ts';

/** Returns the contract's failure envelope in the caller's language. */
export function failureReply(c: Context<AppEnv>, thrown: ApiFailure): Response {
  const { status, code, messageIn, errors, headers, data } = thrown;
  const language = languageOf(c);
  const message = messageIn(language);
  for (const [name, value] of Object.entries(headers ?? {})) c.header(name, value);
  c.header('cache-control', 'no-store');
  c.header('content-language', language);
  c.header('vary', 'accept-language', { append: true });
  return c.json(
    {
      success: false,
      message,
      code,
      ...(errors && { errors }),
      ...(data !== undefined && { data }),
      requestId: c.get('requestId'),
    },
    status,
  );
}

/** Returns whether the client disconnected while it sent a body. This is not an error of the server. */
const isCutOff = (error: Error) => error.message === 'aborted' && Reflect.get(error, 'code') === 'ECONNRESET';

/** Converts a thrown error to a failure envelope. Unexpected errors are logged, and the response contains no details. */
export const onError: ErrorHandler<AppEnv> = (error, c) => {
  if (error instanceof ApiFailure) return failureReply(c, error);
  if ((error instanceof HTTPException && error.status < 500) || isCutOff(error)) {
    return failureReply(c, failure('requestUnreadable'));
  }
  c.get('log').error({ error, method: c.req.method, path: c.req.path }, 'request failed');
  return failureReply(c, inside(error));
};

/** Returns a failure for an internal error. It reveals only whether a retry may help. */
function inside(error: unknown): ApiFailure {
  switch (storageProblemOf(error)) {
    case 'full':
      return failure('storageFull');
    case 'unreachable':
      return failure('unavailable', { headers: { 'retry-after': '5' } });
    case undefined:
      return failure('unexpected');
  }
}

export const onNotFound: NotFoundHandler<AppEnv> = (c) => failureReply(c, notFound());

export function onMethodNotAllowed(c: Context<AppEnv>, methods: string[]): Response {
  return failureReply(c, failure('methodNotAllowed', { headers: { allow: methods.join(', ') } }));
}
