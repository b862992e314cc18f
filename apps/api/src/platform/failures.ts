import { errorCodes } from '@derrick/domain/http';
import { type ApiFailure, createFailures } from './apiFailure.ts';
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import { createMessages } from './messages.ts';

/** Creates one of the failures that all features share. */
export const failure = createFailures(createMessages({ en, es }), {
  unauthorized: { status: 401, code: errorCodes.unauthorized },
  secondFactorMissing: { status: 403, code: errorCodes.secondFactorMissing },
  ownPasswordMissing: { status: 403, code: errorCodes.ownPasswordMissing },
  companyClosed: { status: 403, code: errorCodes.companyClosed },
  storageFull: { status: 507, code: 'STORAGE_FULL' },
  validationFailed: { status: 400, code: errorCodes.validationFailed },
  requestUnreadable: { status: 400, code: errorCodes.validationFailed },
  jsonInvalid: { status: 400, code: errorCodes.validationFailed },
  forbidden: { status: 403, code: errorCodes.forbidden },
  notFound: { status: 404, code: errorCodes.notFound },
  methodNotAllowed: { status: 405, code: 'METHOD_NOT_ALLOWED' },
  nameTaken: { status: 409, code: errorCodes.conflict },
  bodyTooLarge: { status: 413, code: errorCodes.payloadTooLarge, values: ['maxKilobytes'] },
  bodyNotJson: { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' },
  bodyCompressed: { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' },
  bodyNotForm: { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' },
  idempotencyKeyReused: { status: 422, code: errorCodes.idempotencyKeyReused },
  replyWithheld: { status: 403, code: errorCodes.forbidden },
  tooManyTries: { status: 429, code: errorCodes.rateLimited },
  tooManyExports: { status: 429, code: errorCodes.rateLimited },
  tooManyDocuments: { status: 429, code: errorCodes.rateLimited },
  unexpected: { status: 500, code: errorCodes.internal },
  maintenance: { status: 503, code: 'MAINTENANCE' },
  unavailable: { status: 503, code: 'UNAVAILABLE' },
});

/** 400, with the error key of each invalid field. */
export const validationFailed = (errors: Record<string, string>): ApiFailure =>
  failure('validationFailed', { errors });

/** 401, for calls that need a session. */
export const unauthorized = (): ApiFailure =>
  failure('unauthorized', { headers: { 'www-authenticate': 'Bearer' } });

/** 403: the signed-in user lacks the permission. */
export const forbidden = (): ApiFailure => failure('forbidden');

/** 403: the company was deleted. */
export const companyClosed = (): ApiFailure => failure('companyClosed');

/** 404, with one message for records that never existed, were deleted or belong to another company. */
export const notFound = (): ApiFailure => failure('notFound');

/** 409: another record of the company has this name. */
export const nameTaken = (): ApiFailure => failure('nameTaken', { errors: { name: 'nameTaken' } });

/** 415: the body of an upload is not a form. */
export const bodyNotForm = (): ApiFailure => failure('bodyNotForm');

/** 429, with the seconds after which the client may retry. */
export const tooManyAttempts = (retryAfterSeconds: number): ApiFailure =>
  failure('tooManyTries', { headers: { 'retry-after': String(retryAfterSeconds) } });
