import {
  array,
  create,
  type Infer,
  integer,
  object,
  optional,
  refine,
  size,
  string,
  validate,
} from 'superstruct';
import { TICKET_PAGE_SIZE_DEFAULT } from './queryString.ts';
import { TICKET_TEXT_MAX } from './rules.ts';
import { calendarDay, uuid } from './scalars.ts';

/** Beyond any list, and small enough that page times size stays an exact integer. */
export const TICKET_PAGE_NUMBER_MAX = 1_000_000;
export const TICKET_PAGE_SIZE_MAX = 100;
/** Keeps a query in an address line; a filter lists at most as many people. */
const MOST_IDS = 100;

const key = <T, S>(struct: Parameters<typeof refine<T, S>>[0], name: string, holds: (value: T) => boolean) =>
  refine(struct, name, (value) => holds(value) || name);

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

const shape = object({
  pageNumber: key(integer(), 'pageNumberInvalid', (page) => page >= 1 && page <= TICKET_PAGE_NUMBER_MAX),
  pageSize: key(integer(), 'pageSizeInvalid', (count) => count >= 1 && count <= TICKET_PAGE_SIZE_MAX),
  search: optional(
    key(string(), 'searchInvalid', (text) => text.length <= TICKET_TEXT_MAX && !text.includes('\u0000')),
  ),
  fromDate: optional(calendarDay),
  toDate: optional(calendarDay),
  customerIds: size(array(uuid), 0, MOST_IDS),
  technicianIds: size(array(uuid), 0, MOST_IDS),
  timeZone: optional(key(string(), 'timeZoneInvalid', isTimeZone)),
});

/** Is what `GET /ticket` and `GET /ticket/statistics` are asked with; both dates are included. */
export const ticketQueryStruct = refine(shape, 'dateRange', ({ fromDate, toDate }) => {
  // A refinement runs even where a field before it has failed its own.
  const areDays = calendarDay.is(fromDate) && calendarDay.is(toDate);
  return areDays && toDate < fromDate ? { path: ['toDate'], message: 'dateRangeInverted' } : true;
});

export type TicketQuery = Infer<typeof ticketQueryStruct>;

/** Is a query as a caller writes it: what is left out is page 1, ten to a page, unfiltered. */
export type TicketQueryInput = { [Name in keyof TicketQuery]?: TicketQuery[Name] | undefined };

/** `1e3`, `0x10`, ` 1` and `1.0` are numbers to `Number` and none to the reader of an address. */
const wholeNumber = (text: string | undefined, fallback: number) => {
  if (text === undefined) return fallback;
  return /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
};

function candidate(params: URLSearchParams): Record<keyof TicketQuery, unknown> {
  const text = (name: string) => params.get(name)?.trim() || undefined;
  const ids = (name: string) => {
    const all = params.getAll(name).flatMap((value) => value.split(','));
    return [...new Set(all.map((id) => id.trim().toLowerCase()).filter((id) => id !== ''))];
  };
  return {
    pageNumber: wholeNumber(text('pageNumber'), 1),
    pageSize: wholeNumber(text('pageSize'), TICKET_PAGE_SIZE_DEFAULT),
    search: text('search'),
    fromDate: text('fromDate'),
    toDate: text('toDate'),
    customerIds: ids('customerIds'),
    technicianIds: ids('technicianIds'),
    timeZone: text('timeZone'),
  };
}

const withoutAbsent = (value: object) =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined));

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
