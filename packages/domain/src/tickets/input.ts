import {
  boolean,
  coerce,
  defaulted,
  enums,
  type Infer,
  nullable,
  number,
  object,
  optional,
  refine,
  string,
} from 'superstruct';
import { wrongFields } from '../contract/fieldErrors.ts';
import { objectRule } from '../contract/objectRule.ts';
import { amountBetween, calendarDay, listOf, queryId, timeOfDay, uuid } from '../contract/scalars.ts';
import { blankAsNull, lineOf, textOf } from '../contract/text.ts';
import { roundHours } from '../format/hours.ts';
import { oneLine } from '../format/oneLine.ts';
import { LINE_PRICE_MAX_CENTS, LINE_QUANTITY_MAX, TICKET_LINES_MAX } from './lineRules.ts';
import { lineUnits, ticketLineKinds } from './lines.ts';
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

const quantity = refine(
  coerce(number(), number(), (value) => Math.round(value * 1000) / 1000),
  'quantity',
  (value) => (value >= 0 && value <= LINE_QUANTITY_MAX) || 'quantityInvalid',
);

/**
 * A line of a ticket as it is sent. Lines of hours are taken from the hours themselves, whatever is sent; a price is
 * taken from those alone who may set prices.
 */
const lineInput = objectRule(
  object({
    kind: enums(ticketLineKinds),
    description: defaulted(line, ''),
    quantity,
    unit: defaulted(enums(lineUnits), 'ea'),
    /** Left out, the line keeps its price or takes that of the price book; below 0 in an adjustment alone. */
    unitPriceCents: optional(
      nullable(amountBetween(-LINE_PRICE_MAX_CENTS, LINE_PRICE_MAX_CENTS, 'priceInvalid')),
    ),
    taxable: defaulted(boolean(), true),
    /** An adjustment says why it is made. */
    reason: blankAsNull(line, oneLine),
    priceItemId: blankAsNull(queryId),
  }),
  'ticketLine',
  ({ kind, description, reason, unitPriceCents }, { path }) => {
    const errors = wrongFields({
      description: kind === 'ITEM' && description === '' ? 'lineDescriptionRequired' : undefined,
      reason: kind === 'ADJUSTMENT' && reason === null ? 'lineReasonRequired' : undefined,
      unitPriceCents: kind !== 'ADJUSTMENT' && (unitPriceCents ?? 0) < 0 ? 'priceInvalid' : undefined,
    });
    return Object.entries(errors).map(([field, message]) => ({ path: [...path, field], message }));
  },
);

export type TicketLineInput = Infer<typeof lineInput>;

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
  /** The day on which the work started. Left out, a ticket keeps its day, and a new one gets that of `defaultWorkDate`. */
  workDate: optional(calendarDay),
  /** Left out, a ticket keeps its reference, and a new one takes its customer's. */
  costReference: optional(
    coerce(nullable(line), string(), (value) => (oneLine(value) === '' ? null : value)),
  ),
  /** What is billed besides the hours; left out, a ticket keeps its lines. */
  lines: optional(listOf(lineInput, TICKET_LINES_MAX, 'tooManyLines')),
  /** Takes the current rate of the job type; else hours keep the rate that they were saved with. */
  repriced: optional(boolean()),
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
