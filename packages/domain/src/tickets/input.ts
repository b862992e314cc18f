import { coerce, defaulted, type Infer, number, object, refine } from 'superstruct';
import { objectRule } from '../contract/objectRule.ts';
import { listOf, timeOfDay, uuid } from '../contract/scalars.ts';
import { blankAsNull, lineOf, textOf } from '../contract/text.ts';
import { roundHours } from '../format/hours.ts';
import { oneLine } from '../format/oneLine.ts';
import { TICKET_ATTACHMENTS_MAX, TICKET_LONG_TEXT_MAX, TICKET_TEXT_MAX, validateTicket } from './rules.ts';

// Read it with `create`, which trims, rounds hours and turns what is blank into null.

/** What lists and cells show; of a customer it tells one from the other. */
const line = lineOf(TICKET_TEXT_MAX);
const longText = textOf(TICKET_LONG_TEXT_MAX);

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
});

/** The body of `POST /ticket` and `PUT /ticket/{id}`. */
export const ticketInputStruct = objectRule(inputFields, 'ticket', (input) =>
  Object.entries(validateTicket(input)).map(([field, message]) => ({ path: [field], message })),
);

export type TicketInput = Infer<typeof ticketInputStruct>;
