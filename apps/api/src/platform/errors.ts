import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { storageProblemOf } from '../db/index.ts';
import { ApiFailure } from './apiFailure.ts';
import type { AppEnv } from './context.ts';
import { failure, notFound } from './failures.ts';
import { languageOf } from './language.ts';

/** Answers with the contract's failure envelope, in the caller's language. */
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

/** Recognises a client that hung up while it sent a body: nobody reads the reply, and nothing is wrong here. */
const isCutOff = (error: Error) => error.message === 'aborted' && Reflect.get(error, 'code') === 'ECONNRESET';

/** Turns whatever was thrown into a failure envelope. An unexpected error is logged, and the reply gives no details. */
export const onError: ErrorHandler<AppEnv> = (error, c) => {
  if (error instanceof ApiFailure) return failureReply(c, error);
  if ((error instanceof HTTPException && error.status < 500) || isCutOff(error)) {
    return failureReply(c, failure('requestUnreadable'));
  }
  c.get('log').error({ error, method: c.req.method, path: c.req.path }, 'request failed');
  return failureReply(c, inside(error));
};

/** Makes a failure that shows whether it helps to come again, and nothing else of what went wrong inside. */
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

/** Answers what no route serves. */
export const onNotFound: NotFoundHandler<AppEnv> = (c) => failureReply(c, notFound());

/** Answers a method that a known path does not take. */
export function onMethodNotAllowed(c: Context<AppEnv>, methods: string[]): Response {
  return failureReply(c, failure('methodNotAllowed', { headers: { allow: methods.join(', ') } }));
}
