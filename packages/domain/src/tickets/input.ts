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
import { listOf } from '../http/scalars.ts';
import { roundHours } from './hours.ts';
import { TICKET_ATTACHMENTS_MAX, TICKET_LONG_TEXT_MAX, TICKET_TEXT_MAX, validateTicket } from './rules.ts';
import { timeOfDay, uuid } from './scalars.ts';

// Read it with `create`, which trims, rounds hours and turns what is blank into null.

/** PostgreSQL's text holds every character but NUL. */
const storable = (most: number) =>
  refine(
    coerce(string(), string(), (value) => value.trim()),
    'text',
    (value) => {
      if (value.includes('\u0000')) return 'textInvalid';
      return value.length <= most || 'textTooLong';
    },
  );

const optionalField = <T, S>(struct: Struct<T, S>) =>
  defaulted(
    coerce(nullable(struct), string(), (value) => (value.trim() === '' ? null : value)),
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
  location: storable(TICKET_TEXT_MAX),
  wellName: storable(TICKET_TEXT_MAX),
  description: storable(TICKET_LONG_TEXT_MAX),
  notes: optionalField(storable(TICKET_LONG_TEXT_MAX)),
  workStartedAt: optionalField(timeOfDay),
  workEndedAt: optionalField(timeOfDay),
  travelStartedAt: optionalField(timeOfDay),
  travelEndedAt: optionalField(timeOfDay),
  travelHours: hours,
  workHours: hours,
  technicianId: optionalField(uuid),
  customerCompany: optionalField(storable(TICKET_TEXT_MAX)),
  customerName: optionalField(storable(TICKET_TEXT_MAX)),
  jobTypeId: optionalField(uuid),
  attachments: defaulted(
    listOf(object({ fileUrl: storable(LONGEST_FILE_URL) }), TICKET_ATTACHMENTS_MAX, 'tooManyFiles'),
    [],
  ),
});

/** Is the body of `POST /ticket` and `PUT /ticket/{id}`. */
export const ticketInputStruct = refine(inputFields, 'ticket', (input) =>
  Object.entries(validateTicket(input)).map(([field, message]) => ({ path: [field], message })),
);

export type TicketInput = Infer<typeof ticketInputStruct>;
