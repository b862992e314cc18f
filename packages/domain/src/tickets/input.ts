import {
  coerce,
  defaulted,
  type Infer,
  nullable,
  number,
  object,
  refine,
  type Struct,
  string,
} from 'superstruct';
import { objectRule } from '../contract/objectRule.ts';
import { listOf, timeOfDay, uuid } from '../contract/scalars.ts';
import { roundHours } from '../format/hours.ts';
import { oneLine } from '../format/oneLine.ts';
import { TICKET_ATTACHMENTS_MAX, TICKET_LONG_TEXT_MAX, TICKET_TEXT_MAX, validateTicket } from './rules.ts';

// Read it with `create`, which trims, rounds hours and turns what is blank into null.

const trimmed = (value: string) => value.trim();

/** PostgreSQL's text holds every character but NUL. */
const storable = (most: number, tidy: (value: string) => string) =>
  refine(coerce(string(), string(), tidy), 'text', (value) => {
    if (value.includes('\u0000')) return 'textInvalid';
    return value.length <= most || 'textTooLong';
  });

/** What lists and cells show; of a customer it tells one from the other. */
const line = storable(TICKET_TEXT_MAX, oneLine);
const longText = storable(TICKET_LONG_TEXT_MAX, trimmed);

const optionalField = <T, S>(struct: Struct<T, S>, tidy = trimmed) =>
  defaulted(
    coerce(nullable(struct), string(), (value) => (tidy(value) === '' ? null : value)),
    null,
  );

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
  notes: optionalField(longText),
  workStartedAt: optionalField(timeOfDay),
  workEndedAt: optionalField(timeOfDay),
  travelStartedAt: optionalField(timeOfDay),
  travelEndedAt: optionalField(timeOfDay),
  travelHours: hours,
  workHours: hours,
  technicianId: optionalField(uuid),
  customerCompany: optionalField(line, oneLine),
  customerName: optionalField(line, oneLine),
  jobTypeId: optionalField(uuid),
  attachments: defaulted(
    listOf(object({ fileUrl: storable(LONGEST_FILE_URL, trimmed) }), TICKET_ATTACHMENTS_MAX, 'tooManyFiles'),
    [],
  ),
});

/** The body of `POST /ticket` and `PUT /ticket/{id}`. */
export const ticketInputStruct = objectRule(inputFields, 'ticket', (input) =>
  Object.entries(validateTicket(input)).map(([field, message]) => ({ path: [field], message })),
);

export type TicketInput = Infer<typeof ticketInputStruct>;
