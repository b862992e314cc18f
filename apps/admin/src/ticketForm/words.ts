import type { MessageKey } from '../app/i18n/catalogue.ts';
import type { Translate } from '../app/i18n/messages.ts';
import { longestText, type TicketField } from './values.ts';

/** Are the labels of the fields. */
export const fieldWords = {
  location: 'ticketForm.location',
  wellName: 'ticketForm.wellName',
  description: 'ticketForm.description',
  notes: 'ticketForm.notes',
  workStartedAt: 'ticketForm.workStart',
  workEndedAt: 'ticketForm.workEnd',
  travelStartedAt: 'ticketForm.travelStart',
  travelEndedAt: 'ticketForm.travelEnd',
  technician: 'ticketForm.technician',
  jobType: 'ticketForm.jobType',
  customerCompany: 'ticketForm.customerCompany',
  customerName: 'ticketForm.customerName',
  attachments: 'ticketForm.attachments',
} as const satisfies Record<TicketField, MessageKey>;

/** Are the words of what can be wrong with a field, by the key that the rules and the server give. */
const errorWords: Partial<Record<string, MessageKey>> = {
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
  fileUnknown: 'ticketForm.error.fileUnknown',
};

/** Are those that name their field themselves. */
const speaksForItself = new Set(['locationRequired', 'wellNameRequired', 'descriptionRequired']);

/** Writes what is wrong with a field, as it stands at the field. */
export const errorOf = (field: TicketField, key: string, t: Translate): string =>
  t(errorWords[key] ?? 'ticketForm.error.invalid', { count: longestText(field) });

/** Writes what is wrong with a field where the field is not in sight. */
export function errorFarFrom(field: TicketField, key: string, t: Translate): string {
  const message = errorOf(field, key, t);
  return speaksForItself.has(key)
    ? message
    : t('ticketForm.error.atField', { field: t(fieldWords[field]), message });
}

/** Are the words of why a file is not stored. */
const fileWords: Partial<Record<string, MessageKey>> = {
  fileTypeUnsupported: 'ticketForm.file.typeUnsupported',
  fileEmpty: 'ticketForm.file.empty',
  fileNameTooLong: 'ticketForm.file.nameTooLong',
  fileTooLarge: 'ticketForm.file.tooLarge',
  fileUnknown: 'ticketForm.file.unknown',
  uploadStopped: 'ticketForm.file.stopped',
};

/** Writes why a file is not stored. `limit`: the most that the server takes, in words. */
export function fileProblem(
  { name, problem = '' }: { name: string; problem?: string | undefined },
  limit: string,
  t: Translate,
): string {
  const key = fileWords[problem];
  // A server may refuse a file for its size and not say where it draws the line.
  if (key === 'ticketForm.file.tooLarge' && !limit) return t('ticketForm.file.tooLargeSomehow');
  return t(key ?? 'ticketForm.file.failed', { name, limit });
}
