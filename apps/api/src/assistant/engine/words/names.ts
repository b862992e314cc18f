import { phrases } from '../tokens/phrases.ts';

/** Short forms of first names with their long forms, without accents. */
export const nicknames: ReadonlyMap<string, readonly string[]> = new Map(
  [
    'mike michael miguel',
    'dave david',
    'bob robert roberto',
    'bobby robert roberto',
    'rob robert roberto',
    'bill william',
    'billy william',
    'will william',
    'jim james',
    'jimmy james',
    'joe joseph jose',
    'tom thomas tomas',
    'tony anthony antonio',
    'chris christopher christian cristian',
    'dan daniel',
    'danny daniel',
    'matt matthew',
    'nick nicholas nicolas',
    'steve steven stephen',
    'rick richard ricardo',
    'dick richard',
    'ed edward eduardo',
    'eddie edward eduardo',
    'ben benjamin',
    'sam samuel samantha',
    'alex alexander alejandro alejandra',
    'andy andrew andres',
    'greg gregory gregorio',
    'jeff jeffrey',
    'ken kenneth',
    'larry lawrence',
    'kate katherine',
    'liz elizabeth',
    'beth elizabeth',
    'jen jennifer',
    'jenny jennifer',
    'pat patrick patricia',
    'ron ronald',
    'tim timothy',
    'ty tyler',
    'zach zachary',
    'josh joshua',
    'charlie charles carlos',
    'frank francis francisco',
    'hank henry',
    'pepe jose',
    'chepe jose',
    'paco francisco',
    'pancho francisco',
    'lupe guadalupe',
    'lupita guadalupe',
    'chuy jesus',
    'chucho jesus',
    'beto alberto roberto humberto gilberto',
    'nacho ignacio',
    'memo guillermo',
    'lalo eduardo',
    'quique enrique',
    'kike enrique',
    'toño antonio',
    'tono antonio',
    'chava salvador',
    'nando fernando',
    'fer fernando fernanda',
    'poncho alfonso',
    'rafa rafael',
    'manny manuel',
    'manolo manuel',
    'meño manuel',
    'charly carlos',
    'lucho luis',
    'guicho luis',
    'lucha lucia',
    'mari maria',
    'chela graciela',
    'concha concepcion',
    'maru maria',
    'tavo gustavo octavio',
    'nico nicolas',
    'santi santiago',
    'dani daniel daniela',
    'sebas sebastian',
    'ale alejandro alejandra',
    'gabo gabriel',
    'jorgito jorge',
    'coque jorge',
    'moncho ramon',
    'pedrito pedro',
    'robby robert',
  ].map((line) => {
    const [short = '', ...long] = line.split(' ');
    return [short, long] as const;
  }),
);

/**
 * Names that are also common words, such as "Will". They count as names only with a capital letter and not at the
 * beginning of a sentence.
 */
export const ambiguousNames = phrases({
  en: `
    will, mark, may, grant, chase, rose, art, bill, rich, drew, dale, gene, pat, rob, jack, ray, guy, rod, wade, price, cliff,
    dusty, carter, barnes, holt, rusty, sandy, dawn, hope, faith, grace, sunny, heath, lane, reed, wells, stone, field, fields,
    rivers, woods, hill, brook, cole, chip, buck, frank, skip, clay, jay, junior, gray, green, brown, white, black, young, long,
    short, king, cook, parker, miller, mason, hunter, cooper, porter, page, west, north, banks, pool, pitts, house, hall, bell,
    ball, bush, day, case
  `,
  es: `
    paz, luz, sol, cruz, rosa, angel, leon, flores, campos, mesa, santos, blanca, vega, pena, rios, rio, blanco, delgado,
    moreno, rubio, castillo, torres, luna, reyes, rey, salas, prado, marin, cortes, guerra, calderon, mercado, sierra, montes,
    valle, fuentes, puente, iglesias, casas, lugo, toro, concepcion, dolores, socorro, consuelo, esperanza, pilar, mercedes,
    victoria, linda, norma
  `,
});

/** Words that occur in many company names and identify no company. */
export const genericCompanyWords = phrases({
  en: `
    corporation, corp, inc, incorporated, llc, ltd, limited, co, company, lp, llp, plc, energy, resources, operating,
    operations, oil, gas, petroleum, exploration, production, midstream, partners, holdings, group, services, service,
    international, usa, water, and, the, of, north, south, east, west
  `,
  es: `
    energia, recursos, petroleo, petroleos, exploracion, produccion, servicios, compania, sa, de, cv, s, a, c, v, rl, y, del,
    la, el, los, las, grupo, operadora, internacional, mexico, norte, sur
  `,
});

/** Words before the name of a team member: "tech was Ana". */
export const technicianCues = phrases({
  en: `
    tech, technician, tech was, tech is, tech on site, hand, i am, i'm, im, this is, it's, my name is, worker, helper, crew,
    operator was
  `,
  es: `
    tecnico, tecnica, el tecnico, soy, mi nombre es, me llamo, ayudante, cuadrilla, habla, le habla, yo soy, companero,
    mi companero
  `,
});

/** Words before the name of a contact at the customer: "spoke with Jim". */
export const contactCues = phrases({
  en: `
    contact, contact was, contact is, company man, co man, coman, company rep, customer rep, rep, spoke with, spoke to,
    talked to, talked with, met with, met, signed by, foreman, pumper, supervisor, consultant, superintendent, site contact,
    called, checked in with, approved by, per, customer contact, requested by, ask for, point of contact, poc, lease operator,
    attn, ok'd by
  `,
  es: `
    contacto, el contacto, contacto fue, contacto es, ingeniero, ing, inge, ingeniera, supervisora, hable con, hablamos con,
    atendio, nos atendio, me atendio, firmo, firmado por, encargado, encargada, representante, autorizo, solicito, pidio,
    licenciado, lic, superintendente, responsable, con el inge, jefe de pozo, nos recibio, me recibio, aprobado por
  `,
});

/** Words before a customer's name: "for Coterra". */
export const customerCues = phrases({
  en: `
    for, customer, customer is, client, client is, company, operator, operator is, bill to, billed to, charge to, on behalf of,
    it was for, this is for
  `,
  es: `
    para, cliente, el cliente, cliente es, compania, operadora, empresa, facturar a, por cuenta de, con, de, cargar a, cargo a,
    boleto para
  `,
});

/** Words before the name of any person: "with Priya Raman". */
export const personCues = phrases({
  en: 'with, and, me and, by, helped, along with, for, ask, along, was with, tech, technician',
  es: 'con, y, junto con, por, acompanado de, ayudo, yo y, acompanado por',
});

/** Words after the name of a person who introduces themselves or worked: "Mike here". */
export const workedCuesAfter = phrases({
  en: 'here, worked, working, did, ran, was, went, came, and i',
  es: 'y yo, trabajo, estuvo, hizo, fue, llego, aqui, al habla',
});

/** Words before the name of a person who was at the site. */
export const presenceCues = phrases({
  en: 'it was me, was me, it was',
  es: 'fui yo, esta vez fue, vino, fue',
});

/** Words right after the name of the customer of the work: "the Oxy job". */
export const customerCuesAfter = phrases({
  en: 'job, jobs, work, ticket, called, called us, called me',
  es: 'trabajo, boleto, llamo',
});

/** Words after a name that is also a common word. They make the name the subject of the sentence. */
export const subjectCuesAfter = phrases({
  en: 'was, did, and, ran, here, had, went, came, left, drove',
  es: 'fue, hizo, trabajo, estuvo, y, llego, salio, cambio',
});
