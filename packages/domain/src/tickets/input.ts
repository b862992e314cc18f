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
import { definedErrors } from '../contract/fieldErrors.ts';
import { objectRule } from '../contract/objectRule.ts';
import { calendarDay, listOf, queryId, timeOfDay, unitPriceBetween, uuid } from '../contract/scalars.ts';
import { blankAsNull, lineOf, textOf } from '../contract/text.ts';
import { roundHours } from '../format/hours.ts';
import { oneLine } from '../format/oneLine.ts';
import { LINE_PRICE_MAX_CENTS, LINE_QUANTITY_MAX, TICKET_LINES_MAX } from './lineRules.ts';
import { lineUnits, ticketLineKinds } from './lines.ts';
import {
  TICKET_ATTACHMENTS_MAX,
  TICKET_LONG_TEXT_MAX,
  TICKET_TEXT_MAX,
  validateBreak,
  validateTicket,
} from './rules.ts';

// Request bodies of tickets. Parse them with `create`, which trims texts, rounds hours and converts blank texts to null.

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
 * A ticket line in a request body. Lines of hours are ignored, because the server computes them from the hours. Prices
 * are ignored unless the user can set prices.
 */
const lineInput = objectRule(
  object({
    kind: enums(ticketLineKinds),
    description: defaulted(line, ''),
    quantity,
    unit: defaulted(enums(lineUnits), 'ea'),
    /**
     * Price of one unit in the smallest unit of the currency, with up to one decimal. If omitted, the line keeps its price or
     * gets the price of the price book. Only an adjustment may have a negative price.
     */
    unitPriceCents: optional(
      nullable(unitPriceBetween(-LINE_PRICE_MAX_CENTS, LINE_PRICE_MAX_CENTS, 'priceInvalid')),
    ),
    taxable: defaulted(boolean(), true),
    /** Required for an adjustment. */
    reason: blankAsNull(line, oneLine),
    priceItemId: blankAsNull(queryId),
  }),
  'ticketLine',
  ({ kind, description, reason, unitPriceCents }, { path }) => {
    const errors = definedErrors({
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
  /**
   * Unpaid break within the work time, in minutes. If omitted, an existing ticket keeps its break. Hours computed from the
   * work times do not include it; hours without times are typed without it.
   */
  breakMinutes: optional(number()),
  /**
   * Hours on call within the work time, such as waiting for the customer. If omitted, an existing ticket keeps them. Hours
   * computed from the work times do not include them; hours without times are typed without them. Ignored unless the
   * company bills standby. Check them with `validateStandby`.
   */
  standbyHours: optional(number()),
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
   * The day on which the work started. If omitted, an existing ticket keeps its day and a new one gets the day of
   * `defaultWorkDate`.
   */
  workDate: optional(calendarDay),
  /**
   * The customer's AFE, PO or cost center. If omitted, an existing ticket keeps its reference and a new ticket gets the
   * reference of its customer.
   */
  costReference: optional(
    coerce(nullable(line), string(), (value) => (oneLine(value) === '' ? null : value)),
  ),
  /** Billed lines besides the hours. If omitted, a ticket keeps its lines. */
  lines: optional(listOf(lineInput, TICKET_LINES_MAX, 'tooManyLines')),
  /** Applies the current rate of the job type. Otherwise hours keep the rate they were saved with. */
  repriced: optional(boolean()),
  /**
   * A new ticket is submitted unless the status is `DRAFT`. In a change, `DRAFT` saves a draft that may be incomplete,
   * and `SUBMITTED` also submits the ticket. Without a status, the ticket keeps its own.
   */
  status: optional(enums(['DRAFT', 'SUBMITTED'])),
});

/** The body of `POST /ticket` and `PUT /ticket/{id}`. A draft may be incomplete. */
export const ticketInputStruct = objectRule(inputFields, 'ticket', (input) => {
  const errors = {
    ...(input.status !== 'DRAFT' && validateTicket(input)),
    ...validateBreak(input),
  };
  return Object.entries(errors).map(([field, message]) => ({ path: [field], message }));
});

export type TicketInput = Infer<typeof ticketInputStruct>;
