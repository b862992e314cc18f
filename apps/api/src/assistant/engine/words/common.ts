import { phrases } from '../tokens/phrases.ts';

/** Common words of both languages, which are not names. */
export const commonWords = phrases({
  en: `
    the, and, for, with, from, that, this, was, were, have, had, has, been, they, them, then, than, there, here, when, what,
    which, who, where, well, wells, pump, valve, tubing, casing, truck, crew, hand, about, after, before, again, all, also, any,
    are, because, but, can, could, did, does, done, down, each, end, first, good, got, great, into, just, know, last, left,
    like, line, little, long, look, lot, made, make, many, more, most, much, need, new, next, nothing, now, off, old, one, only,
    other, our, out, over, part, parts, place, point, put, ready, real, right, said, same, see, she, should, side, some, still,
    stuff, such, sure, take, thing, things, think, time, times, today, took, tomorrow, tonight, two, under, until, up, use,
    used, very, want, way, week, went, while, whole, will, work, worked, would, yesterday, yet, you, your, monday, tuesday,
    wednesday, thursday, friday, saturday, sunday, morning, afternoon, evening, night, noon, hour, hours, ticket, job, site,
    company, customer, contact, technician, packing, compressor, separator, engine, motor, panel, meter, tank, tanks, oil, gas,
    water, pressure, leak, seal, seals, gasket, filter, filters, rods, head, wellhead, unit, testing, inspection, electrical,
    wireline, pumping, permanent, second, visit, order, ordered, gate, code, road, safety, meeting, hello, microphone, operator,
    signed, january, february, march, april, june, july, august, september, october, november, december, equipment, level,
    levels, control, controls, controller, signal, field, manager, thanks, please, okay, yeah, permian
  `,
  es: `
    supervisor, hola, bueno, buenas, gracias, el, la, los, las, una, uno, unos, que, con, para, por, como, pero, mas, muy, sin,
    sobre, entre, cuando, donde, porque, aqui, ahi, alli, ayer, hoy, manana, tarde, noche, dia, dias, semana, mes, hora, horas,
    lunes, martes, miercoles, jueves, viernes, sabado, domingo, enero, febrero, marzo, abril, mayo, junio, julio, agosto,
    septiembre, octubre, noviembre, diciembre, pozo, pozos, bomba, valvula, valvulas, tuberia, equipo, cliente, empresa,
    compania, tecnico, trabajo, trabajos, servicio, boleto, orden, compra, centro, costo, costos, aceite, agua, presion, fuga,
    sello, sellos, empaque, empaques, filtro, filtros, varilla, varillas, cabezal, unidad, tanque, tanques, linea, lineas,
    prueba, pruebas, tablero, medidor, separador, compresor, inspeccion, electrico, reparacion, mantenimiento, preventivo, nota,
    todo, toda, todos, otra, otro, este, esta, esto, ese, esa, eso, fue, fueron, estaba, estaban, hasta, desde, luego, despues,
    antes, tambien, solo, nada, todavia, mucho, poco, mejor, camion, camioneta, locacion, sitio, personas, gente, piezas,
    porton, clave, despacho, operador, soldadura, definitiva, contacto, ingeniero, numero, tipo, regreso, camino, viaje, salida,
    entrada, claro, listo, bien, pues, digo, perdon
  `,
});

/** Words with the ending of a past tense that do not describe work at a site: "arrived", "called", "speed". */
export const nonWorkVerbs = phrases({
  en: `
    started, finished, worked, arrived, traveled, travelled, needed, jammed, wanted, called, talked, asked, ordered, signed,
    ended, headed, rolled, showed, stopped, supposed, used, tired, scheduled, located, based, invoiced, billed, approved,
    unbilled, requested, emailed, texted, mentioned, reported, waited, stayed, remained, departed, clocked, logged, charged,
    named, pulled up, changed my mind, bed, red, shed, sped, need, indeed, feed, speed, fed, led, med, wed, greed, exceed,
    hundred, seed, weed, bleed, leaked, failed, broke, overflowed, agreed, decided, tried, planned, injured, closed, opened,
    locked, noticed, happened, looked, seemed, turned, moved, returned, loved, liked, hoped, thanked, updated, rained
  `,
  es: `
    caimos, le caimos, nos aventamos, aventamos, avente, parame, paramos, pare, pegamos, dimos, nos dimos, andaba, pongamos,
    hagamos, seamos, digamos, vayamos, estuvimos, llegamos, salimos, fuimos, trabajamos, trabaje, llegue, sali, empece,
    empezamos, termine, terminamos, maneje, manejamos, viaje, viajamos, acabe, acabamos, comence, comenzamos, inicie, iniciamos,
    entre, entramos, estabamos, ibamos, teniamos, eramos, hable, hablamos, asi, aqui, ahi, alli, alla, aca, cafe, si, tambien,
    se, te, que, por que, despues, ademas, quedamos, esperamos, espere, comi, comimos, desayune, desayunamos, vine, vinimos,
    volvi, volvimos, regrese, regresamos, pase, pasamos, tuve, tuvimos, vi, vimos, anduvimos, andamos, vamos, estamos, llevamos,
    tenemos, podemos, queremos, necesitamos, sabemos, hacemos, llame, llamamos, avise, avisamos, pedi, pedimos, dormi, dormimos,
    llegaron, salieron, fueron, estuvieron, empezaron, terminaron, trabajaron, dijeron, pidieron, avisaron, firmaron, quedaron,
    tuvieron, creo, porque, dejamos, deje, sentimos, tardamos, tarde, hicieron falta, quede, seguimos, segui, pude, pudimos,
    supe, dije, trabajando, manejando, viajando, esperando, llegando, saliendo, empezando, terminando, andando, quedando,
    faltando, teniendo, viniendo, comando, fernando, hernando, orlando, rolando, jamas, nomas, ultimos, primeros, tramos, ramos,
    gramos, kilogramos, programamos
  `,
});
