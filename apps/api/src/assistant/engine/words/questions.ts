import { phrases } from '../tokens.ts';

/** Words for time of travel. */
export const travelTopics = phrases(`
  travel, traveled, travelled, traveling, travelling, drive, drove, driving, driven, travel time, travel hours, drive time, windshield,
  viaje, viajes, viajo, viajaron, viajamos, viaje time, manejo, manejaron, manejamos, maneje, traslado, traslados, camino, carretera, viajado, conduccion, condujo
`);

/** Words for hours of work. */
export const hourTopics = phrases(`
  hours, hour, hrs, how long, time, labor, worked time, work time, horas, hora, cuanto tiempo, tiempo, jornada
`);

/** Words for money. */
export const moneyTopics = phrases(`
  billable, money, amount, amounts, revenue, dollars, worth, bill, billed, value, total amount, sales, income, usd, $, billing, earned, earn, made, invoiced amount, charge, charged,
  importe, importes, monto, montos, dinero, facturable, facturables, ingresos, pesos, dolares, valor, ventas, ganamos, facturacion
`);

/** Words that ask what a person earns, which is not what their work was billed at. */
export const earningWords = phrases('earn, earns, earned, make, makes, made, gana, gano, ganaron, ganado');

/** Words that ask for money or for work, as the rest of the question says. */
export const muchTopics = phrases('how much, cuanto, cuanta');

/** Verbs of somebody who works: how much they work is counted in hours. */
export const workVerbs = phrases(`
  worked, did work, work, trabajaron, trabajamos, trabaje, trabajado, trabajo
`);

/** Words that ask for a number of tickets. */
export const countTopics = phrases(`
  how many, number of, count, count of, total number, total number of, cuantos, cuantas, numero de, cantidad de, cuenta, cuantos hay, conteo, conteo de, total de
`);

/** Words for the tickets themselves. */
export const ticketTopics = phrases(`
  ticket, tickets, job, jobs, job ticket, job tickets, work order, work orders, visits, visit, calls, boleto, boletos, trabajo, trabajos, visitas, visita, servicios, servicio, reporte, reportes, ordenes, orden,
  ordenes de trabajo, orden de trabajo
`);

/** Words that ask for the tickets themselves. */
export const listTopics = phrases(`
  show, show me, list, which tickets, what tickets, find, see, display, give me the tickets, which jobs, what jobs, let me see, pull up, open, get me, look up,
  muestra, muestrame, lista, listado, ensename, ver, que tickets, que boletos, que trabajos, cuales tickets, cuales boletos, busca, enlista, dame los tickets, quiero ver, mostrar, encuentra, dame los boletos, cuales trabajos, listar
`);

/** Groups of the answer by the words that ask for them. */
export const groupWords = {
  technician: phrases(
    'technician, technicians, tech, techs, person, people, employee, employees, hand, worker, workers, tecnico, tecnicos, persona, personas, empleado, empleados, trabajador, trabajadores, tecnica, tecnicas, user, users',
  ),
  customer: phrases(
    'customer, customers, client, clients, company, companies, operator, operators, cliente, clientes, empresa, empresas, compania, companias, operadora, operadoras',
  ),
  jobType: phrases(
    'job type, job types, type of job, types of job, type of work, kind of job, kind of work, types of work, tipo de trabajo, tipos de trabajo, tipo de servicio, type, tipo, work type, work types',
  ),
  day: phrases('day, days, daily, date, dia, dias, diario, diarios, diarias, diariamente, fecha, day by day'),
  week: phrases('week, weeks, weekly, semana, semanas, semanal, semanales, week by week'),
  month: phrases('month, months, monthly, mes, meses, mensual, mensuales, month by month, mensualmente'),
} as const;

/** Words before the name of a group. */
export const groupCues = phrases(`
  by, per, for each, each, by each, grouped by, group by, broken down by, split by, which, what, across, for every, every, of each, sorted by, in each, on each, from which, for which, to which,
  por, por cada, cada, de cada, agrupado por, agrupados por, que, cual, cuales, segun, desglosado por, en que, a que, en cada, para cada, para que, de que, con que, separado por, agrupadas por, agrupa por, a cual
`);

/** Words between two groups. */
export const groupJoins = phrases('and, y, and by, y por');

/** Words that are a group by themselves. */
export const whoWords = phrases('who, whose, whom, quien, quienes');
export const aloneGroups = {
  day: phrases('daily, diario, diarios, diarias, day by day, diariamente'),
  week: phrases('weekly, semanal, semanales, week by week'),
  month: phrases('monthly, mensual, mensuales, month by month, mensualmente'),
} as const;

/** States of a ticket. */
export const statusWords = {
  DRAFT: phrases('draft, drafts, in draft, borrador, borradores, en borrador'),
  SUBMITTED: phrases(`
    submitted, waiting for approval, pending approval, awaiting approval, waiting to be approved, to approve, to be approved, need approval, needs approval, need to be approved, in review, for approval, to review,
    enviado, enviados, por aprobar, esperan aprobacion, pendiente de aprobacion, pendientes de aprobacion, pendientes de aprobar, esperando aprobacion, en revision, falta aprobar, faltan por aprobar, enviadas, por revisar,
    faltan aprobar, requieren aprobacion
  `),
  CHANGES_REQUESTED: phrases(`
    sent back, changes requested, returned, requested changes, with changes requested, rejected, need changes, needs changes, kicked back, bounced back,
    devuelto, devueltos, con cambios, cambios solicitados, regresado, regresados, con cambios solicitados, rechazado, rechazados, cambios pedidos, con correcciones, devueltas, por corregir
  `),
  APPROVED: phrases('approved, aprobado, aprobados, aprobada, aprobadas'),
  VOID: phrases(
    'void, voided, cancelled, canceled, anulado, anulados, cancelado, cancelados, anuladas, voids, canceladas',
  ),
} as const;

export const notApproved = phrases(
  'not approved, unapproved, not yet approved, sin aprobar, no aprobados, no aprobado, without approval, not been approved, sin aprobacion, no estan aprobados',
);

/** Words for what is not on an invoice. */
export const notInvoiced = phrases(`
  not invoiced, uninvoiced, unbilled, not billed, without invoice, without an invoice, not yet invoiced, not yet billed, to invoice, to bill, to be invoiced, to be billed, no invoice, still to invoice, not been invoiced, not been billed,
  haven't been invoiced, haven't been billed, hasn't been invoiced, hasn't been billed, not on an invoice, aren't invoiced, isn't invoiced, haven't invoiced, haven't billed, not been invoiced, un-invoiced, never invoiced, didn't invoice,
  didn't bill, have not invoiced, have not billed, aren't billed, isn't billed, hasn't invoiced, need invoicing, need to invoice, needs invoicing, don't have an invoice, never billed, awaiting invoice, missing an invoice, waiting for invoice,
  sin facturar, no facturado, no facturados, no facturada, no facturadas, por facturar, sin factura, pendiente de facturar, pendientes de facturar, falta facturar, faltan por facturar, falta por facturar, faltan facturar, no hemos facturado,
  no se ha facturado, no se han facturado, aun sin facturar, pendientes de factura, pendiente de factura, no facturamos, no estan facturados, no esta facturado, no tienen factura, no tiene factura
`);

export const invoiced = phrases(`
  invoiced, billed, on an invoice, been invoiced, did we bill, did we invoice, have we billed, have we invoiced, with an invoice, we billed, we invoiced, were invoiced, with invoice,
  facturado, facturados, facturada, facturadas, facturamos, le facturamos, con factura, hemos facturado, facturo, se facturo, se facturaron, ya facturado
`);

/** Words that order groups. */
export const mostWords = phrases(
  'most, top, highest, biggest, largest, best, more, greatest, longest, mas, mayor, mayores, mejor, mejores, principales, maximo, primeros, primeras, grandes, importantes, grande',
);
export const fewestWords = phrases(
  'fewest, least, lowest, smallest, less, fewer, bottom, shortest, menos, menor, menores, minimo',
);
export const oldestWords = phrases(
  'oldest, earliest, first, mas antiguos, mas antiguo, mas viejos, antiguos, mas viejo, viejos, mas antiguas, primeros',
);
export const newestWords = phrases(
  'latest, newest, most recent, recent, last, recientes, mas recientes, ultimos, mas nuevos, ultimas, mas reciente',
);

/** Words that ask for what there is, without naming tickets. */
export const anyWords = phrases(`
  did, do, done, any, anything, everything, all, worked, hizo, hicimos, hicieron, hice, fuimos, estuvimos, visitamos, algo, todo, todo lo, algun, hay
`);

/** Groups in the plural, which are asked for without a word before them: "biggest customers". */
export const pluralGroups = {
  technician: phrases('technicians, techs, employees, workers, tecnicos, empleados, trabajadores'),
  customer: phrases('customers, clients, clientes, empresas'),
} as const;

/** Groups in the singular, as a superlative asks for them: "top technician". */
export const singularGroups = {
  technician: phrases('technician, tech, employee, worker, tecnico, tecnica, empleado, empleada, trabajador'),
  customer: phrases('customer, client, company, cliente, empresa, compania'),
} as const;

/** The one who asks. */
export const speakerWords = phrases(
  'i, my, mine, myself, yo, mis, mi, trabaje, hice, maneje, viaje yo, mio, mios, tengo, mias, llevo',
);

/** All other words that a question may have; one that is in no table means something that cannot be answered. */
export const plainWords = phrases(`
  the, a, an, of, for, in, on, at, to, from, did, do, does, done, have, has, had, is, are, was, were, be, been, we, us, our, they, their, them, there, that, which, what, what's, how, many, much, and, or, with, so, far, yet, still, any, all, by, per,
  please, tell, give, get, want, need, know, can, could, you, would, like, total, totals, altogether, together, each, every, during, over, within, this, these, those, it, its, it's, than, old, older, before, after, since, until, till, through, work,
  worked, working, works, does, doing, log, logged, logging, put, spend, spent, take, took, record, recorded, open, right, now, currently, only, just, also, not, no, without, about, ordered, sorted, sort, order, breakdown, compare, overview, summary,
  report, company, well, pad, site, location, more, when, where, where's, between, into, out, up, down, went, go, going, happened, as, off, if, here, he, she, his, her, customer, technician, job, type, types, kind, status, state, waiting, pending, them,
  beginning, start, early, but, though, however, too, clock, clocked, me, wrote, write, everything, anything, visit, visited, i'd, i'm, remain, remains, left, we've, we're, done, complete, completed, perform, performed, made, make, run, ran, bring, brought, came, come, sum, avg, cost, entire, whole, who's, ones, one, created, written, anyone, anybody, someone, everybody, everyone, crew, team,
  el, la, los, las, lo, un, una, unos, unas, de, del, en, a, al, para, por, con, sin, y, o, que, cual, cuales, cuanto, cuantos, cuanta, cuantas, como, es, son, fue, fueron, hay, hubo, ha, han, hemos, he, tiene, tienen, tenemos, tenia, se, le, les, su, sus, nos,
  nuestro, nuestros, nuestras, hizo, hicieron, hicimos, trabajo, trabajaron, trabajamos, trabajado, trabajadas, trabajar, registro, registraron, registradas, registrados, total, totales, todo, todos, todas, toda, este, esta, estos, estas, ese, esa, mas, menos,
  ya, aun, todavia, hasta, desde, entre, durante, sobre, dame, dime, decir, quiero, saber, puedes, favor, falta, faltan, pendiente, pendientes, estan, esta, estado, estaba, boletos, cliente, tecnico, pozo, pozos, hechos, hecho, hechas, hecha, realizados,
  realizamos, realizo, realizaron, hacer, ordenado, ordenados, resumen, reporte, llevamos, lleva, llevan, van, va, suma, sumar, antes, despues, cada, quien, quienes, fecha, solo, tambien, no, si, e, u, paso, hacen, hace, principios, inicio, inicios, comienzos, pero, metio, metieron, echo, echaron, me, algo, alguno, algun, alguna, desglose, escribio, podrias, puede, registro, sigue, siguen, quedan, queda, ahora, actual, actualmente, entero, completo,
  equipo, gente, nadie, alguien, cuando, donde, mayores, tipo, tipos, creados, escritos, esperan, espera, esperando, tuvo, tuvieron, tuvimos, dedico, dedicaron, paso, pasaron, vale, valen, suman, dio, dieron, tardo, hicieron, recorrio
`);

/** Nouns for wells and sites, which group no answer. */
export const wellNouns = phrases('well, wells, pozo, pozos, location, locations, site, sites');

/** Words that deny what the question asks about. */
export const questionNegations = phrases("not, no, didn't, don't, doesn't, nunca, never");
