import { phrases } from '../tokens/phrases.ts';

export const travelTopics = phrases({
  en: `
    travel, traveled, travelled, traveling, travelling, drive, drove, driving, driven, travel time, travel hours, drive time,
    windshield
  `,
  es: `
    viaje, viajes, viajo, viajaron, viajamos, viaje time, manejo, manejaron, manejamos, maneje, traslado, traslados, camino,
    carretera, viajado, conduccion, condujo
  `,
});

export const hourTopics = phrases({
  en: 'hours, hour, hrs, how long, time, labor, worked time, work time',
  es: 'horas, hora, cuanto tiempo, tiempo, jornada',
});

export const moneyTopics = phrases({
  en: `
    billable, money, amount, amounts, revenue, dollars, worth, bill, billed, value, total amount, sales, income, usd, billing,
    earned, earn, made, invoiced amount, charge, charged
  `,
  es: `
    importe, importes, monto, montos, dinero, facturable, facturables, ingresos, pesos, dolares, valor, ventas, ganamos,
    facturacion
  `,
  marks: '$',
});

/** Words that ask what a person earns. Billable amounts do not answer this question. */
export const earningWords = phrases({
  en: 'earn, earns, earned, make, makes, made',
  es: 'gana, gano, ganaron, ganado',
});

/** Words that ask for money or for hours. The rest of the question decides. */
export const howMuchWords = phrases({
  en: 'how much',
  es: 'cuanto, cuanta',
});

/** Verbs for work. After "how much" they ask for hours. */
export const workVerbs = phrases({
  en: 'worked, did work, work',
  es: 'trabajaron, trabajamos, trabaje, trabajado, trabajo',
});

/** Words that ask for the number of tickets. */
export const countTopics = phrases({
  en: 'how many, number of, count, count of, total number, total number of',
  es: 'cuantos, cuantas, numero de, cantidad de, cuenta, cuantos hay, conteo, conteo de, total de',
});

export const ticketTopics = phrases({
  en: `
    ticket, tickets, job, jobs, job ticket, job tickets, work order, work orders, visits, visit, calls
  `,
  es: `
    boleto, boletos, trabajo, trabajos, visitas, visita, servicios, servicio, reporte, reportes, ordenes, orden,
    ordenes de trabajo, orden de trabajo
  `,
});

/** Words that ask for a list of tickets. */
export const listTopics = phrases({
  en: `
    show, show me, list, which tickets, what tickets, find, see, display, give me the tickets, which jobs, what jobs,
    let me see, pull up, open, get me, look up
  `,
  es: `
    muestra, muestrame, lista, listado, ensename, ver, que tickets, que boletos, que trabajos, cuales tickets, cuales boletos,
    busca, enlista, dame los tickets, quiero ver, mostrar, encuentra, dame los boletos, cuales trabajos, listar
  `,
});

/** Words that sort groups in descending order: "most", "top". */
export const descendingWords = phrases({
  en: 'most, top, highest, biggest, largest, best, more, greatest, longest',
  es: `
    mas, mayor, mayores, mejor, mejores, principales, maximo, primeros, primeras, grandes, importantes, grande
  `,
});
export const ascendingWords = phrases({
  en: 'fewest, least, lowest, smallest, less, fewer, bottom, shortest',
  es: 'menos, menor, menores, minimo',
});
export const oldestWords = phrases({
  en: 'oldest, earliest, first',
  es: 'mas antiguos, mas antiguo, mas viejos, antiguos, mas viejo, viejos, mas antiguas, primeros',
});
export const newestWords = phrases({
  en: 'latest, newest, most recent, recent, last',
  es: 'recientes, mas recientes, ultimos, mas nuevos, ultimas, mas reciente',
});

/** Words that ask for any work, without naming tickets: "anything for Oxy yesterday". */
export const anyWords = phrases({
  en: 'did, do, done, any, anything, everything, all, worked',
  es: 'hizo, hicimos, hicieron, hice, fuimos, estuvimos, visitamos, algo, todo, todo lo, algun, hay',
});

/** Words for the user who asks. */
export const speakerWords = phrases({
  en: 'i, my, mine, myself',
  es: 'yo, mis, mi, trabaje, hice, maneje, viaje yo, mio, mios, tengo, mias, llevo',
});

/** All other words that a question may contain. A question with a word that is in no table cannot be answered. */
export const plainWords = phrases({
  en: `
    the, a, an, of, for, in, on, at, to, from, did, do, does, done, have, has, had, is, are, was, were, be, been, we, us, our,
    they, their, them, there, that, which, what, what's, how, many, much, and, or, with, so, far, yet, still, any, all, by, per,
    please, tell, give, get, want, need, know, can, could, you, would, like, total, totals, altogether, together, each, every,
    during, over, within, this, these, those, it, its, it's, than, old, older, before, after, since, until, till, through, work,
    worked, working, works, doing, log, logged, logging, put, spend, spent, take, took, record, recorded, open, right, now,
    currently, only, just, also, not, no, without, about, ordered, sorted, sort, order, breakdown, compare, overview, summary,
    report, company, well, pad, site, location, more, when, where, where's, between, into, out, up, down, went, go, going,
    happened, as, off, if, here, he, she, his, her, customer, technician, job, type, types, kind, status, state, waiting,
    pending, beginning, start, early, but, though, however, too, clock, clocked, me, wrote, write, everything, anything, visit,
    visited, i'd, i'm, remain, remains, left, we've, we're, complete, completed, perform, performed, made, make, run, ran,
    bring, brought, came, come, sum, avg, cost, entire, whole, who's, ones, one, created, written, anyone, anybody, someone,
    everybody, everyone, crew, team
  `,
  es: `
    el, la, los, las, lo, un, una, unos, unas, de, del, en, al, para, por, con, sin, y, o, que, cual, cuales, cuanto, cuantos,
    cuanta, cuantas, como, es, son, fue, fueron, hay, hubo, ha, han, hemos, tiene, tienen, tenemos, tenia, se, le, les, su, sus,
    nos, nuestro, nuestros, nuestras, hizo, hicieron, hicimos, trabajo, trabajaron, trabajamos, trabajado, trabajadas, trabajar,
    registro, registraron, registradas, registrados, totales, todo, todos, todas, toda, este, esta, estos, estas, ese, esa, mas,
    menos, ya, aun, todavia, hasta, desde, entre, durante, sobre, dame, dime, decir, quiero, saber, puedes, favor, falta,
    faltan, pendiente, pendientes, estan, estado, estaba, boletos, cliente, tecnico, pozo, pozos, hechos, hecho, hechas, hecha,
    realizados, realizamos, realizo, realizaron, hacer, ordenado, ordenados, resumen, reporte, llevamos, lleva, llevan, van, va,
    suma, sumar, antes, despues, cada, quien, quienes, fecha, solo, tambien, si, e, u, paso, hacen, hace, principios, inicio,
    inicios, comienzos, pero, metio, metieron, echo, echaron, algo, alguno, algun, alguna, desglose, escribio, podrias, puede,
    sigue, siguen, quedan, queda, ahora, actual, actualmente, entero, completo, equipo, gente, nadie, alguien, cuando, donde,
    mayores, tipo, tipos, creados, escritos, esperan, espera, esperando, tuvo, tuvieron, tuvimos, dedico, dedicaron, pasaron,
    vale, valen, suman, dio, dieron, tardo, recorrio
  `,
});

/** Nouns for wells and sites. Answers cannot be grouped by them. */
export const wellNouns = phrases({
  en: 'well, wells, location, locations, site, sites',
  es: 'pozo, pozos',
});

/** Words that negate a question: "hours Luis did not work". */
export const questionNegations = phrases({
  en: "not, no, didn't, don't, doesn't, never",
  es: 'nunca',
});
