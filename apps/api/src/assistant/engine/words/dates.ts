import { phrases } from '../tokens/phrases.ts';

export const months: ReadonlyMap<string, number> = new Map(
  [
    'january jan enero ene',
    'february feb febrero',
    'march mar marzo',
    'april apr abril abr',
    'may mayo',
    'june jun junio',
    'july jul julio',
    'august aug agosto ago',
    'september sept sep septiembre setiembre',
    'october oct octubre',
    'november nov noviembre',
    'december dec diciembre dic',
  ].flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
);

/** Weekdays by name, with Sunday as 0. */
export const weekdays: ReadonlyMap<string, number> = new Map(
  [
    'sunday domingo',
    'monday lunes',
    'tuesday tues martes',
    'wednesday miercoles',
    'thursday thurs jueves',
    'friday viernes',
    'saturday sabado',
  ].flatMap((names, index) => names.split(' ').map((name) => [name, index] as const)),
);

/** Short forms of weekdays that are also other words, such as "sun". They count only with a capital letter. */
export const shortWeekdays: ReadonlyMap<string, number> = new Map([
  ['sun', 0],
  ['mon', 1],
  ['tue', 2],
  ['wed', 3],
  ['thu', 4],
  ['thur', 4],
  ['fri', 5],
  ['sat', 6],
]);

/** Days relative to today, in days. */
export const relativeDays: ReadonlyMap<string, number> = new Map([
  ['today', 0],
  ['this morning', 0],
  ['this afternoon', 0],
  ['this evening', 0],
  ['tonight', 0],
  ['yesterday', -1],
  ['last night', -1],
  ['day before yesterday', -2],
  ['the day before yesterday', -2],
  ['yesterday morning', -1],
  ['yesterday afternoon', -1],
  ['earlier today', 0],
  ['hoy', 0],
  ['esta manana', 0],
  ['esta tarde', 0],
  ['esta noche', 0],
  ['el dia de hoy', 0],
  ['ayer', -1],
  ['anoche', -1],
  ['el dia de ayer', -1],
  ['antier', -2],
  ['anteayer', -2],
  ['antes de ayer', -2],
  ['antes de anoche', -2],
  ['ayer en la noche', -1],
  ['antenoche', -2],
  ['hoy temprano', 0],
]);

/** Words before a date in digits. They distinguish the date `3/4` from a fraction. */
export const dateCues = phrases({
  en: 'on, on the, dated, date, date is, date was, for the, the',
  es: 'el, el dia, dia, fecha, con fecha, del, del dia, fecha del, fecha es',
});
export const lastWords = phrases({
  en: 'last, past, this past, the last, the past',
  es: 'pasado, pasada, ultimo',
});
export const agoWords = phrases({
  en: 'ago',
  es: 'atras',
});

/** Words next to two numbers that are a size, not a date: `4/10 gauge wire`. */
export const sizeWords = phrases({
  en: `
    gauge, awg, wire, cable, tubing, casing, pipe, valve, nipple, fitting, hose, plug, rod, rods, bolt, bolts, bit, size, ratio,
    scale, thread
  `,
  es: 'calibre, tuberia, valvula, manguera, conexion, niple, perno, medida, tubo',
});
