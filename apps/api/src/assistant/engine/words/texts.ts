import { phrases } from '../tokens/phrases.ts';

/** Words and marks removed at the beginning of a description or note. */
export const leadingWords = phrases({
  en: `
    i, we, uh, um, so, and, but, then, just, also, yeah, well, basically, there, now, he, she, they, you know, okay, ok, to, on, at,
    in, for, with, from, the, after, that, like, of, by, job, did i, work, worked, where we, donde, went
  `,
  es: `
    y, luego, que, pues, este, nosotros, yo, ahi, alli, a, e, o, pero, después, entonces, bueno, de, con, en, para, el, ya,
    por, trabajo
  `,
  marks: ':, (, )',
});

/** Words and marks removed at the end of a description or note. */
export const trailingWords = phrases({
  en: `
    took, lasted, that's, thats, both, were, are, near, outside, around, out, on, at, the, in, for, from, with, and, by, a, to,
    of, well, customer, client, contact, was, is, job, tech, technician, then, as, using, uh, um, so, after, that, it was,
    location, like, between, over, work, started, start, company, until, behind, beside, next, and then, i, we
  `,
  es: `
    tomo, duro, estuvimos, estaba, cerca, y, en, el, la, los, las, de, del, para, con, pozo, cliente, contacto, fue, es, luego,
    que, al, por, un, una, locacion, como, desde, entre, trabajo, hasta, junto, frente
  `,
  marks: '(, ), :, -, /, #, &, !, ?',
});

/** Phrases that test the microphone. */
export const microphoneTrials = phrases({
  en: 'microphone, mic check, testing one, testing testing, mic',
  es: 'microfono, probando uno, probando probando',
});

/** Nouns for other fields. At the end of a text they are removed only before a value of another field. */
export const fieldNouns = phrases({
  en: 'well, customer, client, contact, job, tech, technician, location, work, company',
  es: 'pozo, cliente, contacto, locacion, trabajo',
});

/** Nouns that begin a description: "cambio de", "repair of". */
export const workNouns = phrases({
  en: 'replacement, repair, repairs, cleaning, calibration',
  es: `
    prueba, pruebas, cambio, cambios, ajuste, ajustes, lavado, engrase, arranque, montaje, desmontaje
  `,
});

/** Words that request a ticket. A part of the text with these words is not a note. */
export const ticketRequests = phrases({
  en: 'ticket, tickets, i need, i want',
  es: 'boleto, boletos, necesito, quiero',
});

/** Verbs of wishing. A part of the text that begins with one is a note only if it names a future day. */
export const wishVerbs = phrases({
  en: 'wants',
  es: 'quiere, quieren',
});

/** Verbs that describe a state, not work: "the bridge is out". */
export const stateVerbs = phrases({
  en: 'is, are',
  es: 'es, son, esta, estan, tiene, tienen, hay',
});
