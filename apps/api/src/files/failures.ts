import { errorCodes } from '@derrick/domain/http';
import { createFailures } from '../platform/apiFailure.ts';
import { messages } from './messages.ts';

/** Creates a failure of this feature from its reason. */
export const failure = createFailures(messages, {
  fileRequired: { status: 400, code: errorCodes.validationFailed },
  fileEmpty: { status: 400, code: errorCodes.validationFailed },
  fileIncomplete: { status: 400, code: errorCodes.validationFailed },
  fileNameTooLong: { status: 400, code: errorCodes.validationFailed, values: ['maxLength'] },
  oneFileOnly: { status: 400, code: errorCodes.validationFailed },
  fileTooLarge: { status: 413, code: errorCodes.payloadTooLarge, values: ['maxMegabytes'] },
  fileTypeUnsupported: { status: 415, code: errorCodes.unsupportedFileType },
  pdfActive: { status: 415, code: errorCodes.unsupportedFileType },
  companyFilesFull: { status: 507, code: 'STORAGE_FULL', values: ['maxGigabytes'] },
});
