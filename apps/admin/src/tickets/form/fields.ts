import { unitPriceDecimalsOf } from '../../core/formats/index.ts';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import type { Translate } from '../../core/i18n/messages.ts';
import type { Problem } from '../../patterns/form/useFormErrors.ts';
import { longestText } from './values.ts';

/** Labels of the fields, in form order. */
export const labels = {
  location: 'ticketForm.location',
  wellName: 'ticketForm.wellName',
  description: 'ticketForm.description',
  notes: 'ticketForm.notes',
  workDate: 'ticketForm.workDate',
  workStartedAt: 'ticketForm.workStart',
  workEndedAt: 'ticketForm.workEnd',
  travelStartedAt: 'ticketForm.travelStart',
  travelEndedAt: 'ticketForm.travelEnd',
  breakMinutes: 'ticketForm.break',
  standbyHours: 'ticketForm.standby',
  technician: 'ticketForm.technician',
  jobType: 'ticketForm.jobType',
  customerCompany: 'ticketForm.customerCompany',
  customerName: 'ticketForm.customerName',
  costReference: 'ticketForm.costReference',
  lines: 'ticketForm.lines',
  isRepriced: 'ticketForm.rate',
  'lines.description': 'ticketForm.lineDescription',
  'lines.quantity': 'ticketForm.lineQuantity',
  'lines.unitPriceCents': 'ticketForm.linePrice',
  attachments: 'ticketForm.attachments',
  signature: 'ticketForm.signature',
} as const satisfies Record<string, MessageKey>;

/** Form fields by their name in the API. */
export const aliases = { technicianId: 'technician', jobTypeId: 'jobType' };

const errorKeys: Partial<Record<string, MessageKey>> = {
  locationRequired: 'ticketForm.error.location',
  wellNameRequired: 'ticketForm.error.wellName',
  descriptionRequired: 'ticketForm.error.description',
  textTooLong: 'ticketForm.error.textTooLong',
  textInvalid: 'ticketForm.error.textInvalid',
  timeUnreadable: 'ticketForm.error.time',
  timeInvalid: 'ticketForm.error.time',
  technicianUnknown: 'ticketForm.error.technicianUnknown',
  jobTypeUnknown: 'ticketForm.error.jobTypeUnknown',
  tooManyFiles: 'ticketForm.error.tooManyFiles',
  technicianRequired: 'ticketForm.error.technicianRequired',
  jobTypeRequired: 'ticketForm.error.jobTypeRequired',
  workStartRequired: 'ticketForm.error.workStartRequired',
  workEndRequired: 'ticketForm.error.workEndRequired',
  customerRequired: 'ticketForm.error.customerRequired',
  contactRequired: 'ticketForm.error.contactRequired',
  photoRequired: 'ticketForm.error.photoRequired',
  fileUnknown: 'ticketForm.error.fileUnknown',
  signatureRequired: 'ticketForm.error.signatureRequired',
  costReferenceRequired: 'ticketForm.error.costReferenceRequired',
  dateInvalid: 'ticketForm.error.date',
  lineDescriptionRequired: 'ticketForm.error.lineDescription',
  lineReasonRequired: 'ticketForm.error.lineReason',
  breakInvalid: 'ticketForm.error.break',
  breakTooLong: 'ticketForm.error.breakTooLong',
  hoursInvalid: 'ticketForm.error.hours',
  standbyTooLong: 'ticketForm.error.standbyTooLong',
  quantityInvalid: 'ticketForm.error.quantity',
  priceInvalid: 'ticketForm.error.price',
  priceItemUnknown: 'ticketForm.error.priceItem',
  tooManyLines: 'ticketForm.error.tooManyLines',
};

/** Error keys whose message includes the field name. */
const namesItsField = new Set(['locationRequired', 'wellNameRequired', 'descriptionRequired']);

/** Translates a field error for display at the field. */
export const errorMessage = (t: Translate, currency: string) => (error: string, field: string) =>
  error === 'tooManyDecimals'
    ? t('common.error.priceDecimals', { count: unitPriceDecimalsOf(currency) })
    : t(errorKeys[error] ?? 'ticketForm.error.invalid', { count: longestText(field) });

/** Translates a problem for display outside its field. */
export const problemMessage =
  (t: Translate, labelOf: (field: string) => string) =>
  ({ field, error, message }: Problem): string =>
    namesItsField.has(error) ? message : t('ticketForm.error.atField', { field: labelOf(field), message });

const fileKeys: Partial<Record<string, MessageKey>> = {
  fileTypeUnsupported: 'ticketForm.file.typeUnsupported',
  pdfActive: 'ticketForm.file.pdfActive',
  fileEmpty: 'ticketForm.file.empty',
  fileNameTooLong: 'ticketForm.file.nameTooLong',
  fileTooLarge: 'ticketForm.file.tooLarge',
  fileUnknown: 'ticketForm.file.unknown',
  companyFilesFull: 'ticketForm.file.companyFull',
  uploadStopped: 'ticketForm.file.stopped',
};

/** Returns the error message of a file. `limit` is the formatted maximum size. */
export function fileProblem(
  { name, problem = '' }: { name: string; problem?: string | undefined },
  limit: string,
  t: Translate,
): string {
  const key = fileKeys[problem];
  // A server may reject a file for its size without reporting the maximum.
  if (key === 'ticketForm.file.tooLarge' && !limit) return t('ticketForm.file.tooLargeSomehow');
  return t(key ?? 'ticketForm.file.failed', { name, limit });
}
