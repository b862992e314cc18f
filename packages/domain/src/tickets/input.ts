import { coerce, defaulted, enums, type Infer, number, object, optional, refine } from 'superstruct';
import { objectRule } from '../contract/objectRule.ts';
import { listOf, timeOfDay, uuid } from '../contract/scalars.ts';
import { blankAsNull, lineOf, textOf } from '../contract/text.ts';
import { roundHours } from '../format/hours.ts';
import { oneLine } from '../format/oneLine.ts';
import {
  TICKET_ATTACHMENTS_MAX,
  TICKET_LONG_TEXT_MAX,
  TICKET_TEXT_MAX,
  validateComment,
  validateTicket,
} from './rules.ts';

// Read it with `create`, which trims, rounds hours and turns what is blank into null.

/** What lists and cells show; of a customer it tells one from the other. */
const line = lineOf(TICKET_TEXT_MAX);
const longText = textOf(TICKET_LONG_TEXT_MAX);

/** What somebody says about a ticket. Its event keeps as many bytes, see `TICKET_COMMENT_MAX_BYTES`. */
export const commentText = refine(longText, 'comment', (text) => validateComment(text) ?? true);

const LONGEST_HOURS = 999;

const hours = defaulted(
  refine(
    coerce(number(), number(), roundHours),
    'hours',
    (value) => (value >= 0 && value <= LONGEST_HOURS) || 'hoursInvalid',
  ),
  0,
);

const LONGEST_FILE_URL = 500;

const inputFields = object({
  location: line,
  wellName: line,
  description: longText,
  notes: blankAsNull(longText),
  workStartedAt: blankAsNull(timeOfDay),
  workEndedAt: blankAsNull(timeOfDay),
  travelStartedAt: blankAsNull(timeOfDay),
  travelEndedAt: blankAsNull(timeOfDay),
  travelHours: hours,
  workHours: hours,
  technicianId: blankAsNull(uuid),
  customerCompany: blankAsNull(line, oneLine),
  customerName: blankAsNull(line, oneLine),
  jobTypeId: blankAsNull(uuid),
  attachments: defaulted(
    listOf(object({ fileUrl: textOf(LONGEST_FILE_URL) }), TICKET_ATTACHMENTS_MAX, 'tooManyFiles'),
    [],
  ),
  /**
   * A new ticket is submitted unless it says `DRAFT`. Of a change, `DRAFT` keeps a draft that may be incomplete, and
   * `SUBMITTED` also submits the ticket; without it, the ticket stays in its state.
   */
  status: optional(enums(['DRAFT', 'SUBMITTED'])),
});

/** The body of `POST /ticket` and `PUT /ticket/{id}`; a draft may be incomplete. */
export const ticketInputStruct = objectRule(
  inputFields,
  'ticket',
  (input) =>
    input.status === 'DRAFT' ||
    Object.entries(validateTicket(input)).map(([field, message]) => ({ path: [field], message })),
);

export type TicketInput = Infer<typeof ticketInputStruct>;
