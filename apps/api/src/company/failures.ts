import { errorCodes } from '@derrick/domain/http';
import { createFailures } from '../platform/apiFailure.ts';
import { messages } from './messages.ts';

export const failure = createFailures(messages, {
  companyChanged: { status: 409, code: errorCodes.conflict },
  currencyFixed: { status: 409, code: errorCodes.wrongState },
  currencyChangeUnconfirmed: { status: 409, code: errorCodes.currencyChangeUnconfirmed },
  currencyAmountsTooLarge: { status: 409, code: errorCodes.wrongState },
  mailDomainRefused: { status: 400, code: errorCodes.mailDomainRefused, values: ['domains'] },
});
