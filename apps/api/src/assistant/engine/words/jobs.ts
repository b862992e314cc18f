import { phrases } from '../tokens/phrases.ts';

/** Words that make a time range travel time: "drove 6 to 7". */
export const travelWords = phrases({
  en: `
    drove, drive, driving, travel, traveled, travelled, traveling, travelling, travel time, drive time, trip, en route,
    road time, windshield time, commute, ride, rode, driven, mobilized, mobilization, hauled out, haul out
  `,
  es: `
    viaje, maneje, manejamos, manejo, manejando, camino, traslado, traslade, trasladamos, recorrido, regreso, viajamos,
    carretera, viajando, manejar, trayecto, conduje, condujimos
  `,
});

/** Words that make a time range work time: "on site 7 to 3". */
export const workWords = phrases({
  en: `
    worked, work, working, wrk, wrking, wkd, wrkd, wrked, on site, onsite, on location, on loc, was on, were on, on the well,
    job, shift, time on, hours, labor, work time, i was there, we were there, were there, was there, there from, here from,
    hours were, put, put down, put me down
  `,
  es: `
    pon, ponle, ponme, trabaje, trabajamos, trabajo, trabajando, trab, en sitio, en locacion, en la locacion, en pozo, tbj,
    trabj, estuve, estuvimos, jornada, turno, labore, laboramos, nos aventamos, me avente, le pegamos, le dimos, anduvimos,
    anduve, horario, estuvo, trabajaron, horas
  `,
});

/** Words that make a time range neither work nor travel: "lunch 12 to 1". */
export const breakWords = phrases({
  en: `
    broke for lunch, lunched, ate lunch, ate, lunch, breakfast, dinner, break, safety meeting, jsa, meeting, tailgate, standby,
    stand by, nap, open, opens, closed, gate hours, window
  `,
  es: `
    comimos, comi, almorzamos, paramos a comer, pare a comer, en espera, esperando, comida, almuerzo, desayuno, cena, descanso,
    junta de seguridad, platica de seguridad, platica, siesta, cerrado, abierto, abren
  `,
});

/** Words before the time at which work starts: "clocked in 7". */
export const startWords = phrases({
  en: `
    started, start, starting, began, begin, commenced, kicked off, clocked in, in at, started work, started working, got going,
    came on, came on shift, took over, relieved, releve a, relevamos a, went on shift, got rolling, got moving, got to it,
    kicked it off, started til, started until, start til, start until, get started til, get started until, going until, time in,
    started at, signed in, fired up, got started, start time, on the clock, been there since, been here since, there since,
    since
  `,
  es: `
    empece hasta las, empezamos hasta las, entramos hasta las, comenzamos hasta las, arrancamos hasta las, empece, empezamos,
    empezo, inicie, iniciamos, inicio, comence, comenzamos, entre, entramos, entrada, arranque, arrancamos, recibi turno,
    recibimos turno, recibi guardia, tome turno, tomamos turno, empezado, comenzado, iniciado, empece a trabajar, empezando,
    comenzo, entro, hora de inicio, hora de entrada, desde las, desde la, ahi desde, aqui desde
  `,
});

/** Words before the time at which work ends: "wrapped up at 4". */
export const endWords = phrases({
  en: `
    released, got released, turned loose, cut loose, let us go, let me go, offsite, off site, finished, finish, finishing, done,
    ended, end, off, out, out at, gone, gone by, gone at, stop, stopping, was gone by, wrapped up, wrapped it up, knocked off,
    clocked out, quit, until, till, til, stopped, completed at, off location, left location, left site, left the location,
    left the site, signed out, time out, called it, called it a day, called it quits, buttoned up, buttoned it up, pulled off,
    pulled off at, finished up, got finished up, got relieved, was relieved, were relieved, handed over, handed off,
    turned it over, went off shift, walked off, shut it down, shut her down, packed up, packed it up, off the clock, wrapped,
    shut down at, off at, left the well, end time, through
  `,
  es: `
    nos soltaron, me soltaron, nos liberaron, nos dejaron ir, me dejaron ir, paramos, pare, termine, terminamos, termino, fin,
    acabe, acabamos, acabo, hasta, hasta las, salida, sali de la locacion, salimos de la locacion, salimos del pozo,
    sali del pozo, se termino, hora de salida, finalice, finalizamos, quedo listo, quedo lista, listo, me relevaron,
    nos relevaron, entregue turno, entregamos turno, entregue guardia, entregue, entregamos, acabado, terminado, nos retiramos,
    cerramos, deje la locacion, fuera de locacion, fuera de sitio, fuera del sitio, fuera de la locacion, salida de locacion
  `,
});

/** Words before the time at which the technician arrives at the site. */
export const arrivalWords = phrases({
  en: `
    onsite, onsite at, there by, arrived, arrive, got there, got here, got to, got on, showed up, pulled in, pulled up,
    on site at, on location at, on site, on location, made it, got in, reached, on loc, got out there, was there at, rolled up,
    hit location, hit the location, rolled in, rolled into, pulled into, walked in, came in, made it out, made it out there,
    made location, arrival, got out to
  `,
  es: `
    ya estabamos, ya estaba, estabamos ahi, llegue, llegamos, llego, llegue hasta las, llegamos hasta las, llegado,
    habia llegado, habiamos llegado, arribe, arribamos, en locacion, en sitio, llegando, llegada, arribo, en la locacion
  `,
});

/** Words before the time at which the technician sets out for the site or leaves it. The events before decide which. */
export const leaveWords = phrases({
  en: 'left, leave, leaving, depart, headed home, headed out, took off, pulled out, cut out, rolled out',
  es: `
    sali, salimos, salio, saliendo, me fui, nos fuimos, me vine, nos vinimos, me regrese, nos regresamos, me retire
  `,
});

/** Words before the time at which the technician is called to work. */
export const otherWords = phrases({
  en: `
    called me, called us, phone rang, dispatch called, called out, called out at, got called, got called out, got the call,
    call came in, called in, called in at, got called in, went to, went out, got to work
  `,
  es: `
    me llamaron, nos hablaron, nos llamaron, me hablaron, fui al, fuimos al, fui a, fuimos a, nos marcaron
  `,
});

/** Words before the time at which the technician sets out for the site. */
export const departWords = phrases({
  en: `
    drove out, drove up, headed up, left the yard, left the shop, left shop, left yard, left home, left the house, left house,
    left town, left the office, left camp, left office, hit the road, departed, set out, left the hotel, left hotel, left for,
    left midland, left odessa, left base, left the base, headed to, out of the yard, rolled at, departure, left from
  `,
  es: `
    sali de la base, sali del taller, sali de casa, sali de la casa, salimos de la base, salimos del taller, agarre camino,
    agarramos camino, sali de la yarda, salimos de la yarda, sali del hotel, salimos del hotel, sali de la oficina,
    salimos de la oficina, partimos, parti, sali rumbo, salimos rumbo, salimos hacia, sali hacia, me fui para, nos fuimos para,
    sali del patio, salimos del patio, sali de mi casa, tome carretera, tomamos carretera, salimos de casa, salimos para,
    sali para, sali del campamento, salimos del campamento
  `,
});

/** Words before the time at which the technician is back from the site. */
export const returnWords = phrases({
  en: `
    home, back at, back to, back home, got home, got back, home at, back in, returned, made it home, made it back,
    back at the shop, back at the yard, home by, back by, back to the shop, back to the yard
  `,
  es: `
    en casa, en la casa, en el taller, en la base, regrese, regresamos, de vuelta, llegue a casa, llegue al taller,
    llegue a la base, llegamos al taller, llegamos a la base, de regreso, volvi, volvimos, llegamos a casa, llegamos a la yarda,
    llegue a la yarda
  `,
});

/** Words that can begin another job: "then", "from there". */
export const nextJobWords = phrases({
  en: `
    second job, next job, another job, other job, job two, job 2, second ticket, another ticket, then, after that, afterwards,
    and then, then went to, then drove to, later, next, also, the other one, after lunch, from there, second one, moved to,
    moved over to, went over to, 2nd job
  `,
  es: `
    segundo trabajo, otro trabajo, siguiente trabajo, trabajo dos, trabajo 2, segundo boleto, otro boleto, luego, despues,
    despues de eso, mas tarde, tambien, de ahi, y luego, y despues, de alli, por la tarde, el otro, segundo servicio,
    otro servicio, otro ticket, segundo ticket, nos movimos a, nos cambiamos a, me movi a
  `,
});

/** Phrases that begin another job even if no well and no hours follow. */
export const certainNextJob = phrases({
  en: `
    second job, next job, another job, other job, job two, job 2, second ticket, another ticket, 2nd job
  `,
  es: `
    segundo trabajo, otro trabajo, siguiente trabajo, trabajo dos, trabajo 2, segundo boleto, otro boleto, segundo servicio,
    otro servicio, otro ticket, segundo ticket
  `,
});
