import { phrases } from '../tokens.ts';

/** Words before a name that deny it: "not Apache", "no es de Apache". */
export const denialsBefore = phrases(`
  not, not for, isn't, isn't for, is not, is not for, wasn't, wasn't for, was not, was not for, instead of, without, never,
  not with, wasn't with, not at,
  no es, no es de, no es para, no era, no era de, no era para, no fue, no fue de, no fue para, no con, no de, no para, en vez de,
  en lugar de, sin, no estuvo, no vino, no fue con
`);

/** Words after a name that deny it: "Dave couldn't make it", "Carlos no pudo venir". */
export const denialsAfter = phrases(`
  couldn't, could not, didn't, did not, wasn't, was not, isn't, is not, can't, never, called in sick, called off, was off, is off,
  was out sick, no pudo, no vino, no fue, no estuvo, no llego, no trabajo, falto, no es, no era, anda de vacaciones, esta de vacaciones
`);

/** Verbs after a name of somebody who says or wants something. */
export const tellsAfter = phrases(`
  said, says, told, tells, wants, wanted, asked, asks, thinks, thought, mentioned, will, is going, goes, is coming, comes, heads,
  dice, dijo, quiere, queria, pidio, cree, va, viene, regresa, vuelve, va a, me dijo, nos dijo
`);

/** Verbs before a name of somebody who says something: "me dijo Luis". */
export const tellsBefore = phrases(`
  dice, dijo, me dijo, nos dijo, segun, segun dice, according to, per, tell, ask, asked, told, let, avisenle a, avisale a, avisen a,
  diganle a, dile a, pregunten a, preguntale a
`);

/** Words of a clause about days ahead, which no work of this ticket was done on. */
export const plans = phrases(`
  tomorrow, next week, next time, next trip, next month, later this week, going back, goes back, go back, will go, will be, is going, are going,
  hay que mandar, hay que llamar, hay que traer, manden a, mandar a, mandamos a, la proxima semana, la semana que viene, la semana que entra,
  el proximo, la proxima, la proxima vez, pasado manana, va a ir, van a ir, need to send, should send, have to send, send
`);

/** Words of a clause about another ticket. */
export const otherTickets = phrases(`
  old ticket, last ticket, previous ticket, other ticket, earlier ticket, first ticket was, old job, previous job, last job, usually, normally,
  wants a quote, want a quote, wants a bid,
  boleto anterior, ticket anterior, otro boleto, otro ticket, boleto viejo, ticket viejo, trabajo anterior, el pasado, normalmente, quiere cotizacion
`);

/** Nouns of other people and machines, whose hours are not those of the work. */
export const thirdParties = phrases(`
  hotshot, hot shot, crane, crane crew, pumper, trucker, truck driver, driver, chauffeur, water truck, water hauler, vac truck, vacuum truck,
  frac crew, cement crew, rig crew, drilling crew, welder, roustabouts, landowner, company man, safety man, inspector, delivery, parts truck, flete,
  fletero, grua, bombero, chofer, pipa, camion de agua, la pipa, soldador, dueno del rancho, supervisor, inspector, el camion, proveedor
`);

/** Words for those who speak: after them, the hours are their own again. */
export const ownSubjects = phrases(
  'i, we, me, us, my, our, yo, nosotros, i was, we were, nos, me toco, llegamos, llegue, empezamos, empece',
);
