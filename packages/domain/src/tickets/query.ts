import { create, type Infer, object, optional, refine, string, validate } from 'superstruct';
import {
  idsOf,
  PAGE_NUMBER_MAX,
  PAGE_SIZE_MAX,
  pageCandidate,
  pageFields,
  textOf,
  withoutAbsent,
} from '../http/pageQuery.ts';
import { listOf } from '../http/scalars.ts';
import { calendarDay, uuid } from './scalars.ts';
import { TICKET_FILTER_IDS_MAX } from './shapes.ts';

export const TICKET_PAGE_NUMBER_MAX: number = PAGE_NUMBER_MAX;
export const TICKET_PAGE_SIZE_MAX: number = PAGE_SIZE_MAX;

/** PostgreSQL reads `+05:00` the other way round than ECMAScript does, so only names pass. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]{0,63}$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Are the fields that filter tickets. */
export const ticketFilterFields = {
  search: pageFields.search,
  fromDate: optional(calendarDay),
  toDate: optional(calendarDay),
  customerIds: listOf(uuid, TICKET_FILTER_IDS_MAX, 'tooManyIds'),
  technicianIds: listOf(uuid, TICKET_FILTER_IDS_MAX, 'tooManyIds'),
  timeZone: optional(refine(string(), 'timeZone', (name) => isTimeZone(name) || 'timeZoneInvalid')),
};

/** Fails when a range ends before it begins. */
export function rangeInOrder({
  fromDate,
  toDate,
}: {
  fromDate?: string | undefined;
  toDate?: string | undefined;
}) {
  // A refinement runs even where a field before it has failed its own.
  const areDays = calendarDay.is(fromDate) && calendarDay.is(toDate);
  return areDays && toDate < fromDate ? { path: ['toDate'], message: 'dateRangeInverted' } : true;
}

/** Is what `GET /ticket` and `GET /ticket/statistics` are asked with; both dates are included. */
export const ticketQueryStruct = refine(
  object({ ...pageFields, ...ticketFilterFields }),
  'dateRange',
  rangeInOrder,
);

export type TicketQuery = Infer<typeof ticketQueryStruct>;

/** Is a query as a caller writes it: what is left out is page 1, ten to a page, unfiltered. */
export type TicketQueryInput = { [Name in keyof TicketQuery]?: TicketQuery[Name] | undefined };

/** Gathers the fields of `ticketFilterFields`, unchecked. */
export function filterCandidate(params: URLSearchParams): Record<keyof typeof ticketFilterFields, unknown> {
  return {
    search: textOf(params, 'search'),
    fromDate: textOf(params, 'fromDate'),
    toDate: textOf(params, 'toDate'),
    customerIds: idsOf(params, 'customerIds'),
    technicianIds: idsOf(params, 'technicianIds'),
    timeZone: textOf(params, 'timeZone'),
  };
}

const candidate = (params: URLSearchParams): Record<keyof TicketQuery, unknown> => ({
  ...pageCandidate(params),
  ...filterCandidate(params),
});

/**
 * Reads a query strictly, as the server does: ids repeated or comma-separated, what is empty counts as absent, names
 * it does not know are ignored. Throws a `StructError` that `fieldErrors` can read.
 */
export const parseTicketQuery = (params: URLSearchParams): TicketQuery =>
  create(withoutAbsent(candidate(params)), ticketQueryStruct);

/** Reads a query leniently, as an address line is read: whatever is wrong falls back to its default. */
export function readTicketQuery(params: URLSearchParams): TicketQuery {
  const kept = candidate(params);
  const [error, query] = validate(withoutAbsent(kept), ticketQueryStruct);
  if (!error) return query;
  const wrong = new Set(error.failures().map((failure) => String(failure.path[0])));
  const sound = new URLSearchParams([...params].filter(([name]) => !wrong.has(name)));
  return parseTicketQuery(sound);
}
