import { definedErrors } from '../contract/fieldErrors.ts';
import { minutesBetween, paidMinutes } from '../format/hours.ts';

/** Maximum length of a ticket's one-line texts, in UTF-16 code units like `maxlength` of form fields. */
export const TICKET_TEXT_MAX = 200;
/** Maximum length of a description or note, in UTF-16 code units. */
export const TICKET_LONG_TEXT_MAX = 5000;

/** Maximum length of a comment in bytes of UTF-8, because events store no longer values. */
export const TICKET_COMMENT_MAX_BYTES = 2000;

/** Maximum number of files of a ticket. */
export const TICKET_ATTACHMENTS_MAX = 50;

/**
 * Checks the required fields of a ticket. The keys of the result are in the order of the specification (location, well
 * name, description), so a single message shows the first one. Valid fields are absent.
 */
export const validateTicket = (values: { location: string; wellName: string; description: string }) =>
  definedErrors({
    location: values.location.trim() === '' ? 'locationRequired' : undefined,
    wellName: values.wellName.trim() === '' ? 'wellNameRequired' : undefined,
    description: values.description.trim() === '' ? 'descriptionRequired' : undefined,
  });

/** Maximum break in minutes: a minute less than a day, the longest work time. */
export const BREAK_MINUTES_MAX = 24 * 60 - 1;

/** Maximum standby hours of a ticket without work times. */
export const STANDBY_HOURS_MAX = 999;

/**
 * Checks the unpaid break of a ticket. With both work times, it must be shorter than the work. Returns the message key by
 * field, without fields that are valid.
 */
export const validateBreak = ({
  workStartedAt,
  workEndedAt,
  breakMinutes = 0,
}: {
  workStartedAt: string | null;
  workEndedAt: string | null;
  breakMinutes?: number | undefined;
}): { breakMinutes?: 'breakInvalid' | 'breakTooLong' } => {
  if (breakMinutes % 1 !== 0 || breakMinutes < 0 || breakMinutes > BREAK_MINUTES_MAX)
    return { breakMinutes: 'breakInvalid' };
  const minutes = minutesBetween(workStartedAt, workEndedAt);
  return breakMinutes && minutes !== null && breakMinutes >= minutes ? { breakMinutes: 'breakTooLong' } : {};
};

/**
 * Checks the standby hours of a ticket. With both work times, they must fit in the work without its break. Returns the
 * message key by field, without fields that are valid.
 */
export const validateStandby = ({
  workStartedAt,
  workEndedAt,
  breakMinutes = 0,
  standbyHours = 0,
}: {
  workStartedAt: string | null;
  workEndedAt: string | null;
  breakMinutes?: number | undefined;
  standbyHours?: number | undefined;
}): { standbyHours?: 'hoursInvalid' | 'standbyTooLong' } => {
  if (!(standbyHours >= 0 && standbyHours <= STANDBY_HOURS_MAX)) return { standbyHours: 'hoursInvalid' };
  const minutes = paidMinutes(workStartedAt, workEndedAt, breakMinutes);
  return minutes !== null && standbyHours * 60 > minutes ? { standbyHours: 'standbyTooLong' } : {};
};

/** Checks a comment or a reason. Returns a message key, or undefined if it is valid. */
export function validateComment(text: string): 'commentRequired' | 'textTooLong' | undefined {
  if (text.trim() === '') return 'commentRequired';
  return new TextEncoder().encode(text.trim()).length > TICKET_COMMENT_MAX_BYTES ? 'textTooLong' : undefined;
}
