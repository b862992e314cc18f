import { phrases } from '../tokens/phrases.ts';

/** Verbs of work at a site. Regular forms in -s, -ed and -ing are recognized too. */
export const englishActions = phrases(`
  change, replace, swap, repair, fix, install, remove, pull, set, test, pressure, inspect, check, clean, grease, service, calibrate, adjust, tighten, weld, pump, flush,
  haul, load, unload, rig, bail, fish, swab, gauge, drain, fill, top, measure, monitor, watch, babysit, troubleshoot, rebuild, reset, restart, shut, close, hook, connect,
  disconnect, wire, rewire, program, commission, treat, steam, circulate, perforate, log, cut, thread, patch, seal, plug, unplug, thaw, dig, paint, verify, perform, complete,
  assist, help, lubricate, oil, hot, align, realign, balance, assemble, disassemble, tear, build, bleed, purge, vent, isolate, lock, mount, unmount, move, locate, diagnose,
  trace, retrieve, recover, deploy, lower, raise, hang, land, nipple, torque, crimp, terminate, ground, splice, upgrade, update, configure, tune, run, reran, prime, unload,
  hydrotest, retest, tag, clear, dewax, scrape, pig, squeeze, cement, drill, mill, wash, jet, spot, displace, sample, collect, record, read, trim, mow, grade, spray, winterize,
  insulate, wrap, strip, reinstall, reconnect, retighten, repack, repipe, plumb, bolt, unbolt, pack, stack, chang, deliver, dropped, shoot, respool, unstick, stroke, exercise,
  lay, slick, sweep, rotate, relocate, refill, recharge, refurbish, overhaul, modify, fabricate, supervise, oversee, train, prep, prepare, witness, spool, untangle, chase, fab
`);

/** Irregular forms and abbreviations of verbs of work, and nouns with the same meaning. */
export const englishActionForms = phrases(`
  pm on, doing, ran, did, dug, hung, made, rebuilt, built, shot, tore, blew, bled, drew, shut, cut, set, reset, put in, put on, found, laid, swept, wrote, held, got it running, kept, took apart, took off, took out, troubleshot, chgd, chg'd, repl, repld, rplcd, rpld, rplc, insp, inspd, instld, inst, chk, chkd, chckd, cln, clnd, grsd, calib, calibd, swpd, kept an eye, keeping an eye,
  tstd, cleanout, greased, rigged up, rigged down, swapped, babysat, plugged, tied in, tied, spun, fished, changeout, change out, tested, unstuck, rig up, rig down, rewired, nippled up, nippled down
`);

/** Stems of Spanish verbs of work, without their endings. */
export const spanishActionStems = [
  'cambi',
  'reemplac',
  'reemplaz',
  'remplac',
  'remplaz',
  'repar',
  'arregl',
  'instal',
  'quit',
  'sac',
  'met',
  'coloc',
  'corr',
  'prob',
  'inspeccion',
  'revis',
  'limpi',
  'engras',
  'calibr',
  'ajust',
  'apret',
  'sold',
  'lav',
  'flush',
  'descarg',
  'arm',
  'desarm',
  'achiqu',
  'achic',
  'pesc',
  'med',
  'dren',
  'llen',
  'monitore',
  'vigil',
  'cuid',
  'rese',
  'conect',
  'desconect',
  'program',
  'purg',
  'mont',
  'desmont',
  'toqu',
  'tap',
  'destap',
  'pint',
  'verifiqu',
  'verific',
  'sell',
  'lubriqu',
  'lubric',
  'cort',
  'perfor',
  'registr',
  'rellen',
  'aline',
  'balance',
  'ensambl',
  'desensambl',
  'ventil',
  'aisl',
  'bloque',
  'mov',
  'localic',
  'localiz',
  'diagnosti',
  'recuper',
  'baj',
  'sub',
  'colg',
  'termin',
  'actualic',
  'actualiz',
  'configur',
  'afin',
  'ceb',
  'raspe',
  'ciment',
  'despla',
  'muestre',
  'tom',
  'recolect',
  'recog',
  'retir',
  'reinstal',
  'empac',
  'empaqu',
  'atornill',
  'desatornill',
  'entreg',
  'sustitu',
  'reconect',
  'rearm',
  'reemplac',
  'circul',
  'inyect',
  'bombe',
  'swabe',
  'pistone',
  'suaband',
  'calent',
  'desparafin',
  'asist',
  'apoy',
  'destor',
  'roscad',
  'rosqu',
  'fabriqu',
  'fabric',
  'supervis',
  'prepar',
  'evalu',
  'levant',
  'anclamos',
  'ancl',
  'tend',
  'embobin',
  'desatasc',
  'reacondicion',
  'reparamos',
  'trat',

  'reubic',
  'gir',
  'engrap',
  'chec',
  'chequ',
  'jal',
  'parch',
  'anot',
] as const;

/** Endings of Spanish verbs of work that report finished work. */
export const spanishActionEndings =
  /^(?:e|o|i|io|amos|imos|aron|ieron|ando|iendo|yendo|ado|ados|ada|adas|ido|idos|aste|eron|yo|i[eo]|u?e|amo|ar|er|ir)$/;

/** Irregular Spanish forms of verbs of work, and nouns with the same meaning. */
export const spanishActionForms = phrases(`
  hice, hicimos, hizo, hicieron, haciendo, puse, pusimos, puso, poniendo, di servicio, le di servicio, dimos servicio, servicio a, cambio de, prueba de presion, reparacion de, instalacion de, limpieza de,
  inspeccion de, inspeccion del, mantenimiento a, mantenimiento de, mantenimiento al, calibracion de, reemplazo de, aceite caliente, probamos, probe, movi, movimos, medi, medimos, tendi, tendimos, corri,
  corrimos, revision de, revision del, ajuste de, engrase de, soldadura de, arme, armamos, lavado de, traje, trajimos, cableado de, toma de muestras, trabajos de, cambio del, limpieza del, reparacion del,
  camb, inst, revis, limp, engr, calib, puesta en marcha, volvi a, volvio a, volvimos a, viendo, vigilancia del, vigilancia de, vigilancia, chequeo de, supervision de, engrasando, cambiando, arranque de, montaje de, desmontaje de, medicion de, sustitucion de, purga de, drenado de, apriete de, pruebas de presion, sacando, metiendo, corriendo, midiendo, moviendo
`);

/** Words that announce a note: "note: bring the long wrench". */
export const noteCues = phrases({
  en: `
    note, notes, note to self, fyi, heads up, remember, remember to, reminder, don't forget, don't forget to, make sure,
    make sure to, be sure to, ps, comments, comment, remarks, nb
  `,
  es: `
    nota, notas, observacion, observaciones, ojo, comentario, comentarios, aviso, recordatorio, recuerden, recuerda, recordar,
    acuerdense de, acuerdate de, no olviden, no olvidar, no olvides, no se les olvide, no se te olvide
  `,
});

/** Words about pending work or facts to remember, which make a sentence a note without announcing it. */
export const noteWords = phrases({
  en: `
    left a, left my, left our, too few, need to come back, needs to come back, second visit, parts ordered, parts on order,
    gate code, gate locked, waiting on, waiting for parts, to follow, follow up, need to order, need to return, will need,
    will return, have to come back, need, needs, wants, want us to, must be, should be, next trip, next time, please bill,
    please charge, please order, keep in mind, just so you know, needs to bring, has to bring, should bring, still need to,
    still have to, has to be, needs to be, need a new, needs a new, still needs, still leaking, be careful, watch out,
    road is muddy, road muddy, signed on site, customer wants, customer asked, come back
  `,
  es: `
    se me quedo, se nos quedo, se quedo, ocupa, ocupamos, ocupan, quiere, quieren, favor de, la proxima vez, la otra vuelta,
    hace falta, tiene que, tienen que, deben, hay que, falta, faltan, pendiente, quedo pendiente, queda pendiente, se pidieron,
    se pidio, clave del porton, tener cuidado, cuidado con, necesita, necesitamos, se necesita, firmo en sitio, regresar,
    volver otro dia, el cliente quiere, el cliente pidio, camino malo, todavia fuga, sigue tirando, por confirmar, seguimiento
  `,
});
