import { phrases } from '../tokens/phrases.ts';

export type PeriodUnit = 'day' | 'week' | 'month' | 'quarter' | 'year';

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

/** Words next to a unit of time that mean the current unit: "this week". */
export const thisWords = phrases({
  en: 'this, current, the current, in the current, so far this',
  es: `
    este, esta, el presente, lo que va de, lo que va del, en lo que va del, lo que va de este, lo que va de esta
  `,
});

/** Words before a unit of time that mean the previous unit: "last week". */
export const lastBefore = phrases({
  en: 'last, previous, the last, the previous, past',
  es: 'ultimo, ultima, la ultima, el ultimo',
});

/** Words after a unit of time that mean the previous unit: "la semana pasada". */
export const lastAfter = phrases('pasado, pasada, anterior, previo, previa');

/** Words before a number of units up to today: "the last 30 days". */
export const countedPeriodCues = phrases({
  en: 'last, past, the last, the past, previous',
  es: 'ultimos, ultimas, los ultimos, las ultimas, pasados, pasadas',
});

/** Words after a month that mean last year: "March of last year". */
export const ofLastYear = phrases({
  en: 'of last year, last year',
  es: 'del ano pasado, del ano anterior, de el ano pasado',
});

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

/** Words before the first day of a period without a last day. */
export const sinceWords = phrases({
  en: `
    since, since last, since the beginning of, since the start of, since early, starting, starting on, beginning, as of
  `,
  es: `
    desde el pasado, desde principios de, desde inicios de, desde el inicio de, desde comienzos de, desde, desde el,
    a partir de, a partir del, desde la
  `,
});

/** Words before a day after which the period begins. */
export const afterWords = phrases({
  en: 'after, later than, newer than',
  es: 'despues de, despues del, posteriores a, mas recientes que',
});

/** Words before a day before which the period ends. */
export const beforeWords = phrases({
  en: 'before, older than, earlier than, prior to',
  es: `
    antes de, antes del, anteriores a, anterior a, mas viejos que, mas antiguos que, previos a, previo a
  `,
});

/** Words between the first and last day of a period. */
export const untilWords = phrases({
  en: 'until, till, up to, through, to, and, by, thru, ending',
  es: 'hasta, al, y, a, hasta el, y el',
  marks: '-',
});

/** Words before the first of two days. */
export const betweenWords = phrases({
  en: 'between, from, of',
  es: 'entre, de, del, desde, entre el, desde el',
});

/** Words before the last day of a period without a first day. */
export const openUntilWords = phrases({
  en: 'until, till, up to, through, thru',
  es: 'hasta, hasta el',
});
