import { phrases } from '../tokens/phrases.ts';

/** Words before a name that deny it: "not Apache", "no es de Apache". */
export const denialsBefore = phrases({
  en: `
    not, not for, isn't, isn't for, is not, is not for, wasn't, wasn't for, was not, was not for, instead of, without, never,
    not with, wasn't with, not at
  `,
  es: `
    no es, no es de, no es para, no era, no era de, no era para, no fue, no fue de, no fue para, no con, no de, no para,
    en vez de, en lugar de, sin, no estuvo, no vino, no fue con
  `,
});

/** Words after a name that deny it: "Dave couldn't make it", "Carlos no pudo venir". */
export const denialsAfter = phrases({
  en: `
    couldn't, could not, didn't, did not, wasn't, was not, isn't, is not, can't, never, called in sick, called off, was off,
    is off, was out sick
  `,
  es: `
    no pudo, no vino, no fue, no estuvo, no llego, no trabajo, falto, no es, no era, anda de vacaciones, esta de vacaciones
  `,
});

/** Verbs after the name of a person who says, wants or plans something: "Luis wants". */
export const reportVerbsAfter = phrases({
  en: `
    said, says, told, tells, wants, wanted, asked, asks, thinks, thought, mentioned, will, is going, goes, is coming, comes,
    heads
  `,
  es: 'dice, dijo, quiere, queria, pidio, cree, va, viene, regresa, vuelve, va a, me dijo, nos dijo',
});

/** Verbs before the name of a person who says something: "me dijo Luis". */
export const reportVerbsBefore = phrases({
  en: 'according to, per, tell, ask, asked, told, let',
  es: `
    dice, dijo, me dijo, nos dijo, segun, segun dice, avisenle a, avisale a, avisen a, diganle a, dile a, pregunten a,
    preguntale a
  `,
});

/** Words of a clause about future days, so not about the work of this ticket. */
export const futureWords = phrases({
  en: `
    tomorrow, next week, next time, next trip, next month, later this week, going back, goes back, go back, will go, will be,
    is going, are going, need to send, should send, have to send, send
  `,
  es: `
    hay que mandar, hay que llamar, hay que traer, manden a, mandar a, mandamos a, la proxima semana, la semana que viene,
    la semana que entra, el proximo, la proxima, la proxima vez, pasado manana, va a ir, van a ir
  `,
});

/** Words of a clause about another ticket. */
export const otherTickets = phrases({
  en: `
    old ticket, last ticket, previous ticket, other ticket, earlier ticket, first ticket was, old job, previous job, last job,
    usually, normally, wants a quote, want a quote, wants a bid
  `,
  es: `
    boleto anterior, ticket anterior, otro boleto, otro ticket, boleto viejo, ticket viejo, trabajo anterior, el pasado,
    normalmente, quiere cotizacion
  `,
});

/** Nouns for other people and machines. Hours near them are not hours of the work. */
export const thirdParties = phrases({
  en: `
    hotshot, hot shot, crane, crane crew, pumper, trucker, truck driver, driver, chauffeur, water truck, water hauler,
    vac truck, vacuum truck, frac crew, cement crew, rig crew, drilling crew, welder, roustabouts, landowner, company man,
    safety man, inspector, delivery, parts truck
  `,
  es: `
    flete, fletero, grua, bombero, chofer, pipa, camion de agua, la pipa, soldador, dueno del rancho, supervisor, el camion,
    proveedor
  `,
});

/** Words for the speakers themselves. Hours after them are hours of the work again. */
export const ownSubjects = phrases({
  en: 'i, we, me, us, my, our, i was, we were',
  es: 'yo, nosotros, nos, me toco, llegamos, llegue, empezamos, empece',
});

/** Words at the beginning of a clause that belong to no field. */
export const clauseOpeners = phrases({
  en: 'and, but, while, whereas, so, oh, ok, okay, uh, um, also',
  es: 'y, e, pero, mientras, mientras que, eh, ah, bueno, pues, ademas, tambien',
});

/** Words that contrast the speaker's work with another person's work. */
export const contrastWords = phrases({
  en: 'but, while, whereas',
  es: 'pero, mientras, mientras que',
});

/** Words that begin a clause about the speaker's own work. */
export const ownWork = phrases({
  en: "i, i'm, i've, i'll, mine, my part, my ticket, my job, me",
  es: 'yo, lo mio, mi parte, mi boleto, mi trabajo, a mi',
});

/** Words after the name of a person who is at another place than the speaker: "Luis has the Longhorn". */
export const otherPlaceWords = phrases({
  en: `
    has, had, is on, is at, is in, is over, is out, is working, was on, was at, was over, was out, stayed, took
  `,
  es: 'tiene, tenia, anda, andaba, esta, estaba, sigue, se quedo, agarro, tomo',
});

/** Words that place a person and the speaker at the same site: "Luis is with me". */
export const togetherWords = phrases({
  en: 'me, us, with, and i, and me',
  es: 'conmigo, nosotros, y yo, con',
});

/** Words of a clause about work that is on another ticket: "that goes on his own ticket". */
export const separateTickets = phrases({
  en: `
    his own ticket, her own ticket, their own ticket, its own ticket, own tickets, separate ticket, a ticket of its own
  `,
  es: `
    su propio boleto, su propio ticket, sus propios boletos, boleto aparte, ticket aparte, otro boleto aparte
  `,
});

/** Words at the beginning of a clause that refer to the previous clause. */
export const backReferences = phrases({
  en: 'that, it, this, which, those',
  es: 'eso, esa, ese, eso ya, lo cual',
});

/** Words for another crew at the beginning of a clause about its work. */
export const otherCrews = phrases({
  en: `
    the other crew, other crew, another crew, the other company, another company, the other team, another team, the other guys,
    the other shift, the others
  `,
  es: `
    la otra cuadrilla, otra cuadrilla, la otra compania, otra compania, el otro equipo, otro equipo, el otro turno,
    los de la otra, los del otro, la gente de la otra, los otros
  `,
});

/** Words for future days at the beginning of a clause. */
export const daysAhead = phrases({
  en: `
    tomorrow, day after tomorrow, the day after tomorrow, next week, next month, next time, next trip, later this week
  `,
  es: `
    pasado manana, la proxima semana, la semana que viene, la semana que entra, el proximo mes, la proxima vez,
    la proxima vuelta
  `,
});

/** Words before a weekday that make it a deadline: "he wants it by Friday". */
export const deadlineCues = phrases({
  en: 'by, until, before, next',
  es: 'para el, antes del, hasta el, proximo',
});

/** Verbs that make the weekday of a clause a future day: "the code changes Friday". */
export const aheadWords = phrases({
  en: `
    changes, gets, closes, opens, reopens, comes in, come in, comes back, arrives, arrive, shows up, expires, runs out, ships,
    will, won't, gonna, going to, is coming, are coming, is due, are due, want us, wants us, want it, wants it, wants,
    they want, needs, they need, we need, we have to, has to, be ready, starts, start back, shuts down, goes back,
    comes back out, returns, send, sends, sending
  `,
  es: `
    tenemos que, tengo que, tiene que, tienen que, quiere, quieren, regresa, regresan, vuelve, vuelven, hay que, manda, mandan,
    manden, mandamos, cambia, cambian, llega, llegan, cierra, cierran, abre, abren, viene, vienen, toca, tocan, va a, van a,
    vamos a, vence, vencen, volvamos, regresemos, vayamos, quieren que, quiere que, entregan, estara, estaran, queda listo,
    se va, se acaba, paran, para cuando
  `,
});
