import { errorCodes } from '@derrick/domain/http';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

interface FailureDetails {
  /** A field's name and the key of what is wrong with it; never the value. */
  errors?: Record<string, string> | undefined;
  headers?: Record<string, string> | undefined;
  /** What the caller needs to go on, such as the newer state of what it meant to change. */
  data?: unknown;
}

/** Is what a route throws to answer with a failure envelope. `message` is shown to people. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly errors: Record<string, string> | undefined;
  readonly headers: Record<string, string> | undefined;
  readonly data: unknown;

  constructor(status: ContentfulStatusCode, code: string, message: string, details: FailureDetails = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = details.errors;
    this.headers = details.headers;
    this.data = details.data;
  }
}

/** 400, with what is wrong by field. */
export const validationFailed = (errors: Record<string, string>): ApiFailure =>
  new ApiFailure(400, errorCodes.validationFailed, 'Some values are missing or not valid', { errors });

/** 401 of every call that needs a session. */
export const unauthorized = (): ApiFailure =>
  new ApiFailure(401, errorCodes.unauthorized, 'Please sign in', {
    headers: { 'www-authenticate': 'Bearer' },
  });

/** 403: known and signed in, but not allowed. */
export const forbidden = (message = 'You are not allowed to do this'): ApiFailure =>
  new ApiFailure(403, errorCodes.forbidden, message);

/** 404, in the same words whether the thing never was, is deleted, or belongs to another company. */
export const notFound = (): ApiFailure =>
  new ApiFailure(404, errorCodes.notFound, 'It does not exist or has been deleted');

/** 409: the thing changed since the caller read it. */
export const conflict = (message: string, data?: unknown): ApiFailure =>
  new ApiFailure(409, errorCodes.conflict, message, { data });
