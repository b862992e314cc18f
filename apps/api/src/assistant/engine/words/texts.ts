import { phrases } from '../tokens.ts';

/** Words and marks left out at the beginning of a description or note. */
export const leadingWords = phrases(`
  i, we, uh, um, so, and, then, just, also, yeah, well, basically, y, luego, que, pues, este, nosotros, yo, ahi, alli, there, now, he, she, they, you know, okay, ok, to, on, at, in, for,
  with, from, the, a, e, o, pero, but, después, despues, entonces, bueno, after, that, :, (, ), de, con, en, para, el, ya, like, por, of, by, job, did i, work, worked, trabajo, where we, donde, went
`);

/** Words and marks left out at the end of a description or note. */
export const trailingWords = phrases(`
  took, lasted, that's, thats, tomo, duro, both, were, are, estuvimos, estaba, near, cerca, outside, around, out, on, at, the, in, for, from, with, and, y, en, el, la, los, las, de, del, para, con, by, a, to, of, well, pozo, customer, client, cliente, contact, contacto, was, is, fue, es, (, ), :, -, /, #, job, tech, technician,
  then, luego, que, as, using, al, por, un, una, uh, um, so, after, that, it was, location, locacion, like, como, desde, between, entre, over, work, trabajo, started, start, company, until, hasta, junto, frente, behind, beside, next, &, !, ?, and then, i, we
`);

/** Words with which a user tests the microphone. */
export const microphoneTrials = phrases(
  'microphone, microfono, mic check, testing one, probando uno, testing testing, probando probando, mic',
);

/** Nouns of other fields, left out at the end of a text only before a value of such a field. */
export const fieldNouns = phrases(
  'well, pozo, customer, client, cliente, contact, contacto, job, tech, technician, location, locacion, work, trabajo, company',
);

/** Nouns that begin a description: "cambio de", "repair of". */
export const workNouns = phrases(
  'prueba, pruebas, cambio, cambios, ajuste, ajustes, lavado, engrase, arranque, montaje, desmontaje, replacement, repair, repairs, cleaning, calibration',
);

/** Words that request a ticket and make no note. */
export const ticketRequests = phrases('ticket, tickets, boleto, boletos, i need, i want, necesito, quiero');

/** Verbs of wishing: the person and the thing before and after them are read as other fields. */
export const wishes = phrases('wants, quiere, quieren');

/** Verbs that tell how things are. */
export const stateVerbs = phrases('is, are, es, son, esta, estan, tiene, tienen, hay');
