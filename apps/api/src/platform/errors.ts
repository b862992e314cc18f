import { errorCodes } from '@derrick/domain/http';
import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { plightBehind } from '../db/index.ts';
import type { AppEnv } from './context.ts';
import { ApiFailure, notFound } from './failure.ts';
import { languageOf } from './language.ts';
import { inLanguage } from './words.ts';

/** Answers with the contract's failure envelope, in the caller's language. */
export function failureReply(c: Context<AppEnv>, failure: ApiFailure): Response {
  const { status, code, errors, headers, data } = failure;
  const language = languageOf(c);
  const message = inLanguage(language, failure.message);
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

/** Whoever sent a body has hung up in the middle of it: nobody hears the reply, and nothing is wrong here. */
const isCutOff = (error: Error) => error.message === 'aborted' && Reflect.get(error, 'code') === 'ECONNRESET';

/** Turns whatever was thrown into a failure envelope. What nobody foresaw is logged and says nothing of itself. */
export const onError: ErrorHandler<AppEnv> = (error, c) => {
  if (error instanceof ApiFailure) return failureReply(c, error);
  if ((error instanceof HTTPException && error.status < 500) || isCutOff(error)) {
    return failureReply(c, new ApiFailure(400, errorCodes.validationFailed, 'The request could not be read'));
  }
  c.get('log').error({ err: error, method: c.req.method, path: c.req.path }, 'request failed');
  return failureReply(c, inside(error));
};

/** Says whether it helps to come again, and nothing else of what went wrong inside. */
function inside(error: unknown): ApiFailure {
  switch (plightBehind(error)) {
    case 'full':
      return new ApiFailure(507, 'STORAGE_FULL', 'The server has no room left to store this');
    case 'unreachable':
      return new ApiFailure(
        503,
        'UNAVAILABLE',
        'The server cannot answer at the moment. Please try again in a few seconds',
        { headers: { 'retry-after': '5' } },
      );
    case undefined:
      return new ApiFailure(500, errorCodes.internal, 'An unexpected error occurred');
  }
}

/** Answers what no route serves. */
export const onNotFound: NotFoundHandler<AppEnv> = (c) => failureReply(c, notFound());

/** Answers a method that a known path does not take. */
export function onMethodNotAllowed(c: Context<AppEnv>, methods: string[]): Response {
  return failureReply(
    c,
    new ApiFailure(405, 'METHOD_NOT_ALLOWED', 'Method not allowed', {
      headers: { allow: methods.join(', ') },
    }),
  );
}
