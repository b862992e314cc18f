import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type FailureReason, type FailureValues, failures, sentenceOf } from './failures.ts';

interface FailureDetails {
  /** What the sentence names. */
  values?: Readonly<Record<string, string | number>>;
  /** A field's name and the key of what is wrong with it; never the value. */
  errors?: Record<string, string> | undefined;
  headers?: Record<string, string> | undefined;
  /** What the caller needs to go on, such as the newer state of what it meant to change. */
  data?: unknown;
}

/** What a call throws to be answered with a failure envelope. Made by `failure`; `message` is for logs. */
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

/** Makes the failure of a reason, with the values that its sentence names. */
export const failure = <Reason extends FailureReason>(
  reason: Reason,
  ...[details]: Details<Reason>
): ApiFailure => new ApiFailure(reason, details);

/** 400, with what is wrong by field. */
export const validationFailed = (errors: Record<string, string>): ApiFailure =>
  failure('validationFailed', { errors });

/** 401 of every call that needs a session. */
export const unauthorized = (): ApiFailure =>
  failure('unauthorized', { headers: { 'www-authenticate': 'Bearer' } });

/** 403: known and signed in, but not allowed. */
export const forbidden = (): ApiFailure => failure('forbidden');

/** 404, in the same words whether the thing never was, is deleted, or belongs to another company. */
export const notFound = (): ApiFailure => failure('notFound');

/** 429, with the time after which to come again. */
export const tooManyTries = (retryAfterSeconds: number): ApiFailure =>
  failure('tooManyTries', { headers: { 'retry-after': String(retryAfterSeconds) } });
