import { errorCodes } from '@derrick/domain/http';
import { type ApiFailure, createFailures } from '../platform/apiFailure.ts';
import { messages } from './messages.ts';

/** Creates a failure of this feature from its reason. */
export const failure = createFailures(messages, {
  passwordTooShort: { status: 400, code: errorCodes.validationFailed, values: ['minLength'] },
  invalidCredentials: { status: 401, code: errorCodes.invalidCredentials },
  secondFactorRequired: { status: 401, code: errorCodes.secondFactorRequired },
  secondFactorWrong: { status: 401, code: errorCodes.secondFactorWrong },
  accountPending: { status: 403, code: errorCodes.accountPending },
  accountDeactivated: { status: 403, code: errorCodes.accountDeactivated },
  emailTaken: { status: 409, code: errorCodes.conflict },
  tooManySignIns: { status: 429, code: errorCodes.rateLimited },
  companyIdTaken: { status: 409, code: errorCodes.conflict },
  setupKeyRequired: { status: 403, code: 'SETUP_KEY_REQUIRED' },
  setupKeyUsed: { status: 409, code: 'SETUP_KEY_USED' },
  registrationClosed: { status: 403, code: 'REGISTRATION_CLOSED' },
});

/** 401: no account has this email and password. */
export const invalidCredentials = (): ApiFailure => failure('invalidCredentials');

/** 403, only for callers who know the password or have a link: for all others the account does not exist. */
export const accountPending = (): ApiFailure => failure('accountPending');

/** 403, for the same callers as `accountPending`. */
export const accountDeactivated = (): ApiFailure => failure('accountDeactivated');
