import { phrases } from '../tokens.ts';

/** Units of time that a question can name. */
export type PeriodUnit = 'day' | 'week' | 'month' | 'quarter' | 'year';

/** Units by their names. */
export const periodUnits: ReadonlyMap<string, PeriodUnit> = new Map([
  ['day', 'day'],
  ['days', 'day'],
  ['dia', 'day'],
  ['dias', 'day'],
  ['week', 'week'],
  ['weeks', 'week'],
  ['semana', 'week'],
  ['semanas', 'week'],
  ['month', 'month'],
  ['months', 'month'],
  ['mes', 'month'],
  ['meses', 'month'],
  ['quarter', 'quarter'],
  ['quarters', 'quarter'],
  ['trimestre', 'quarter'],
  ['trimestres', 'quarter'],
  ['year', 'year'],
  ['years', 'year'],
  ['ano', 'year'],
  ['anos', 'year'],
]);

/** Words before or behind a unit that mean the current one. */
export const thisWords = phrases(
  'this, current, the current, este, esta, el presente, lo que va de, lo que va del, in the current, so far this, en lo que va del, lo que va de este, lo que va de esta',
);

/** Words before a unit that mean the previous one. */
export const lastBefore = phrases(
  'last, previous, the last, the previous, past, ultimo, ultima, la ultima, el ultimo',
);

/** Words behind a unit that mean the previous one. */
export const lastAfter = phrases('pasado, pasada, anterior, previo, previa');

/** Words before a number of units up to today. */
export const countedPeriodCues = phrases(
  'last, past, the last, the past, previous, ultimos, ultimas, los ultimos, las ultimas, pasados, pasadas',
);

/** Words after a month that mean the year before. */
export const ofLastYear = phrases(
  'of last year, last year, del ano pasado, del ano anterior, de el ano pasado',
);

/** Quarters of a year by their ordinals. */
export const quarterOrdinals: ReadonlyMap<string, number> = new Map([
  ['first', 1],
  ['primer', 1],
  ['second', 2],
  ['segundo', 2],
  ['third', 3],
  ['tercer', 3],
  ['fourth', 4],
  ['cuarto', 4],
]);

/** Words before the first day of an open period. */
export const sinceWords = phrases(
  'since, since last, desde el pasado, since the beginning of, since the start of, since early, desde principios de, desde inicios de, desde el inicio de, desde comienzos de, starting, starting on, beginning, desde, desde el, a partir de, a partir del, as of, desde la',
);

/** Words before a day that the period begins after. */
export const afterWords = phrases(
  'after, later than, newer than, despues de, despues del, posteriores a, mas recientes que',
);

/** Words before a day that the period ends before. */
export const beforeWords = phrases(
  'before, older than, earlier than, prior to, antes de, antes del, anteriores a, anterior a, mas viejos que, mas antiguos que, previos a, previo a',
);

/** Words between the two days of a period. */
export const untilWords = phrases(
  'until, till, up to, through, to, and, by, -, hasta, al, y, a, hasta el, y el, al, thru, ending',
);

/** Words before the first of two days. */
export const betweenWords = phrases('between, from, entre, de, del, desde, entre el, desde el, of');

/** Words before the last day of a period without a first day. */
export const openUntilWords = phrases('until, till, up to, through, hasta, hasta el, thru');
