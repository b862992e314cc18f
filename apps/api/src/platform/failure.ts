import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type FailureReason, type FailureValues, failures, sentenceOf } from './failures.ts';

interface FailureDetails {
  /** Values of the placeholders in the message. */
  values?: Readonly<Record<string, string | number>>;
  /** Maps field names to message keys. Never contains the values of the fields. */
  errors?: Record<string, string> | undefined;
  headers?: Record<string, string> | undefined;
  /** Data that the caller needs to continue, such as the current state of a record that changed in the meantime. */
  data?: unknown;
}

/** Error that is answered with a failure envelope. Created by `failure`; `message` is for logs. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly reason: FailureReason;
  readonly values: FailureDetails['values'];
  readonly errors: Record<string, string> | undefined;
  readonly headers: Record<string, string> | undefined;
  readonly data: unknown;

  constructor(reason: FailureReason, { values, errors, headers, data }: FailureDetails = {}) {
    super(sentenceOf(reason, 'en', values));
    const { status, code } = failures[reason];
    this.status = status;
    this.code = code;
    this.reason = reason;
    this.values = values;
    this.errors = errors;
    this.headers = headers;
    this.data = data;
  }
}

type Details<Reason extends FailureReason> = keyof FailureValues<Reason> extends never
  ? [details?: Omit<FailureDetails, 'values'>]
  : [details: FailureDetails & { values: FailureValues<Reason> }];

/** Creates the failure of a reason, with the values of its message. */
export const failure = <Reason extends FailureReason>(
  reason: Reason,
  ...[details]: Details<Reason>
): ApiFailure => new ApiFailure(reason, details);

/** 400, with a message key for each invalid field. */
export const validationFailed = (errors: Record<string, string>): ApiFailure =>
  failure('validationFailed', { errors });

/** 401, for missing or invalid sessions. */
export const unauthorized = (): ApiFailure =>
  failure('unauthorized', { headers: { 'www-authenticate': 'Bearer' } });

/** 403, for signed-in callers without permission. */
export const forbidden = (): ApiFailure => failure('forbidden');

/** 404. The message is the same for records that never existed, were deleted or belong to another company. */
export const notFound = (): ApiFailure => failure('notFound');

/** 429, with the time to wait before a retry. */
export const tooManyTries = (retryAfterSeconds: number): ApiFailure =>
  failure('tooManyTries', { headers: { 'retry-after': String(retryAfterSeconds) } });
