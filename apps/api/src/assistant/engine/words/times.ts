import { phrases } from '../tokens/phrases.ts';

/** Words before a time that do not change it: "at", "around". */
export const hourPrefixes = phrases({
  en: `
    at, by, about, around, like, roughly, approximately, approx, just, maybe, probably, say, or, uh, um, almost, nearly, after,
    a little after, a little before, the
  `,
  es: `
    eh, las, la, como, eso de, alrededor de, aproximadamente, mas o menos, este, tipo, casi, a las, a la, eso de las, como a,
    cerca de las, antes de las
  `,
  marks: '~',
});

/** Words after a time that state how exact it is. */
export const hourSuffixes = phrases({
  en: 'on the dot, sharp, on the nose, or so, flat, or thereabouts, give or take',
  es: 'en punto, mas o menos, clavadas, clavados',
});

/** Words between the start and end of a time range: "to", "until". */
export const rangeJoins = phrases({
  en: `
    to, til, till, 'til, until, thru, through, up to, and then to, all the way to, straight to, straight through to,
    straight until, straight through until, right through to, clear to
  `,
  es: `
    hasta, a, al, a las, a la, hasta las, hasta la, corrido hasta, corrido hasta las, corridas hasta, seguido hasta,
    seguido hasta las
  `,
  marks: '-, –, —',
});

/** Words between the start and end of a time range after "between". */
export const betweenJoins = phrases({
  en: 'and',
  es: 'y',
});
export const betweenWords = phrases({
  en: 'between',
  es: 'entre',
});
export const rangeOpeners = phrases({
  en: 'from, between',
  es: 'de, desde, entre, del, desde las, de las, de la',
});

export const noons = phrases({
  en: 'noon, midday, twelve noon',
  es: 'mediodia, medio dia, al mediodia, el mediodia',
});
export const midnights = phrases({
  en: 'midnight',
  es: 'medianoche, media noche, la medianoche',
});

/** Half of the day, by words right after a time. */
export const dayHalves: ReadonlyMap<string, 'am' | 'pm' | 'night'> = new Map([
  ['am', 'am'],
  ['a m', 'am'],
  ['pm', 'pm'],
  ['p m', 'pm'],
  ['in the morning', 'am'],
  ['of the morning', 'am'],
  ['in the afternoon', 'pm'],
  ['in the evening', 'pm'],
  ['at night', 'night'],
  ['in the night', 'night'],
  ['de la manana', 'am'],
  ['por la manana', 'am'],
  ['en la manana', 'am'],
  ['de la madrugada', 'am'],
  ['de la tarde', 'pm'],
  ['por la tarde', 'pm'],
  ['en la tarde', 'pm'],
  ['de la noche', 'night'],
  ['por la noche', 'night'],
  ['en la noche', 'night'],
  ['del dia', 'am'],
  ['a.m.', 'am'],
  ['p.m.', 'pm'],
] as const);

/** Half of the day, by words near a time that are part of a date or are independent: "this morning". */
export const partsOfDay: ReadonlyMap<string, 'am' | 'pm' | 'night'> = new Map([
  ['this morning', 'am'],
  ['esta manana', 'am'],
  ['morning', 'am'],
  ['mornings', 'am'],
  ['en la manana', 'am'],
  ['por la manana', 'am'],
  ['temprano', 'am'],
  ['madrugada', 'am'],
  ['this afternoon', 'pm'],
  ['afternoon', 'pm'],
  ['evening', 'pm'],
  ['esta tarde', 'pm'],
  ['en la tarde', 'pm'],
  ['por la tarde', 'pm'],
  ['tonight', 'night'],
  ['last night', 'night'],
  ['anoche', 'night'],
  ['night', 'night'],
  ['nights', 'night'],
  ['en la noche', 'night'],
  ['overnight', 'night'],
  ['graveyard', 'night'],
  ['noche', 'night'],
  ['nocturno', 'night'],
  ['nocturna', 'night'],
]);

/** Parts of the day after a time. */
export const partsAfterHour = phrases({
  en: 'this morning, this afternoon, tonight, last night',
  es: 'esta manana, esta tarde, anoche',
});

/** Words for a night shift, which make a time range across midnight likely. */
export const nightShifts = phrases({
  en: `
    night shift, nights, overnight, graveyard, graveyard shift, night tour, night tower, last night, all night, tonight,
    nightshift, through the night, night crew
  `,
  es: `
    turno de noche, turno nocturno, toda la noche, anoche, guardia de noche, guardia nocturna, turno de la noche, de noche,
    jornada nocturna, noche, nocturno, nocturna
  `,
});

export const hourWords = phrases({
  en: 'hour, hours, hr, hrs',
  es: 'hora, horas, h',
});
export const minuteWords = phrases({
  en: 'minute, minutes, min, mins',
  es: 'minuto, minutos',
});

/** Words that announce a correction: "no", "I mean", "scratch that". */
export const corrections = phrases({
  en: `
    no, nope, sorry, i mean, actually, make that, scratch that, correction, wait, no wait, rather, my bad, excuse me, i meant,
    strike that, let me correct, er, oops, hang on, hold on, hold up, oh wait, oh no, never mind, nevermind, erase that,
    delete that, forget that, take that back, i take that back, let me think, let me see, let me fix that, change that,
    change it, check that, one second, back up, let me back up, not that, call it, let's call it
  `,
  es: `
    digo, digamos, perdon, mejor, mejor dicho, corrijo, o sea, miento, mas bien, quise decir, disculpa, espera, no perdon,
    correccion, me equivoque, que diga, esperate, espere, perate, perame, aguanta, aguantame, esperame, espereme, un momento,
    momento, borra eso, borralo, borra, ponle, pongale, ponganle, dejemoslo en, dejalo en, quitale, quita eso, cambiale,
    cambialo, olvidalo, olvida eso, ah no, ay no, no no, dejame pensar, dejame ver, a ver, mentira, deja corrijo, corrige,
    mejor ponle, eso no
  `,
});

/** Words of hesitation before a correction. */
export const hesitations = phrases({
  en: 'uh, um, er, well, mm, mmm, hm, hmm',
  es: 'ah, este, eh, bueno, pues',
});

/** Remarks before a time: "from seven to, I want to say, two forty". */
export const remarks = phrases({
  en: `
    i want to say, i think, i think it was, i guess, i believe, i believe it was, let us say, i would say, what was it,
    let me see, let me think
  `,
  es: `
    creo, yo creo, creo que, creo que eran, creo que fue, creo que era, digamos, pongamos, yo diria, que sera, como que, a ver,
    dejame ver
  `,
});

/** Words between the announcement of a correction and the corrected value: "make it", "until". */
export const correctionFillers = phrases({
  en: `
    that, it, was, is, make, to, just, put, more, like, uh, um, until, at, till, on, in, the, with, for, it was, make it, of,
    be, should, until about
  `,
  es: 'era, fue, es, a, eran, hasta, las, la, con, en, el, que, fueron, pon, ponle, de, para',
});

/** Units that make the preceding number a quantity instead of a time. */
export const units = phrases({
  en: `
    inch, inches, ft, foot, feet, psi, psig, bbl, bbls, barrel, barrels, gallon, gallons, gal, lb, lbs, pound, pounds, percent,
    degrees, degree, volts, volt, amps, amp, hz, hp, kw, rpm, gpm, mile, miles, mi, km, kilometer, kilometers, joints, joint,
    stands, stages, stage, bolts, times, guys, people, men, trucks, wells, tanks, turns, rods, mm, cm, m, meters, ppm, mcf, mv,
    ma, ohms, ml, liters, strokes, spm, yards, quarts, x, k, bpm, kpa, bar, days, weeks, day, week, months, years, points,
    employees, hands, loads, sacks, tons
  `,
  es: `
    pulgada, pulgadas, pulg, pies, pie, barril, barriles, galones, galon, libras, libra, por ciento, grados, grado, voltios,
    amperes, millas, milla, kilometros, kilometro, juntas, junta, etapas, etapa, tornillos, veces, personas, camionetas, pozos,
    tanques, vueltas, varillas, metros, metro, litros, emboladas, dias, semanas, dia, semana, meses, anos, tramos, puntos,
    cargas, viajes, sacos, toneladas
  `,
  marks: '", ″, %, °',
});

/** Nouns before a number that make it a count or a name: "stage 5", "joint no 8". */
export const countedBefore = phrases({
  en: `
    stage, stages, joint, joints, valve, valves, tank, tanks, zone, zones, unit, page, pages, step, steps, line, pad, well,
    wells, room, truck, trucks, size, number, no, num, section, sections, channel, channels, row, rows, station, road,
    county road, highway, hwy, cr, fm, lease, rig, pump, phone, ext, box, item, items, level, levels, cluster, clusters, perfs,
    interval, cc, afe, po, oc, ratio, from joint, grade, class, version
  `,
  es: `
    etapa, etapas, junta, juntas, valvula, valvulas, tanque, tanques, zona, zonas, unidad, paso, pasos, linea, pozo, pozos,
    camion, numero, seccion, canal, canales, fila, carretera, km, kilometro, plataforma, equipo, bomba, tel, telefono, caja,
    nivel, niveles, intervalo, tramo, tramos, bateria
  `,
  marks: '#',
});

/** Nouns before a time range: "pulled the pump 7 to 3". After other nouns the numbers are a count: "joint 14 to 22". */
export const machineNouns = phrases({
  en: 'pump, well, line, tank, valve, unit, rig, truck, pad, location, box, station',
  es: 'bomba, pozo, linea, tanque, valvula, unidad, equipo, camion, bateria',
});

/** Nouns before two numbers that make them a quantity instead of a time range. */
export const quantityNouns = phrases({
  en: `
    pressure, pressures, psi, temp, temperature, rpm, flow, rate, voltage, serial, depth, weight, part, model
  `,
  es: 'presion, temperatura, flujo, tasa, gasto, voltaje, serie, profundidad, peso, parte, modelo',
});

/** Words before a time range that deny it. */
export const rangeDenials = phrases({
  en: "not, wasn't, was not",
  es: 'no, no fue, no era',
});
