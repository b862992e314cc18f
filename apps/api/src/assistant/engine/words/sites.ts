import { phrases } from '../tokens/phrases.ts';

/** Words before the name of a well that are not part of it: "at", "called". */
export const wellPrefixes = phrases({
  en: `
    well, wells, at, on, the, to, from, in, for, was, is, with, and, of, a, an, location, site, pad, lease, job, unit, it's,
    its, that, this, then, after, went, over, out, up, did, ran, by, near, called, named, i, we, worked, work, working, started,
    at the, sorry, mean, actually, today, yesterday, morning, night, shift, between, pump, valve, customer, ticket, need,
    for the, wellhead, head, uh, um, like, just, so, yeah, tubing, casing
  `,
  es: `
    pozo, pozos, el, la, los, las, en, de, del, al, para, con, y, fue, es, un, una, locacion, luego, no, digo, perdon, ayer,
    hoy, noche, manana, trabaje, trabajamos, estuve, estuvimos, fui, fuimos, llamado, se, llama, turno, entre, sobre, por,
    desde, until, hasta, bomba, valvula, cliente, boleto, cabezal, que, cual, este, pues, como, hay
  `,
});

/** Nouns for places with wells and equipment. A number or a name follows or precedes them. */
export const siteNouns = phrases({
  en: `
    county road, lease road, private road, ranch road, farm road, state highway, us highway, county rd, lease rd, highway, hwy,
    pad, battery, tank battery, tank farm, compressor station, pump station, gas plant, plant, facility, central facility, cdp,
    cpf, cr, fm, ranch, lease, yard, disposal, swd, camp, gathering station, booster station, booster, substation, terminal,
    water station, frac pond, pond, station, section, rm, gate, block, tract, valve site, meter site, pit, reserve pit,
    impoundment, satellite, header, loop, avenue, ave, boulevard, blvd, street, creek, river, canyon, bridge, warehouse,
    mile marker, exit
  `,
  es: `
    bateria, bateria de separacion, bateria de tanques, estacion de compresion, estacion de bombeo, estacion compresora, planta,
    planta de gas, plataforma, macropera, patio de tanques, patio, carretera, camino, camino vecinal, brecha, rancho, ejido,
    campo, parque industrial, subestacion, estacion, central de almacenamiento, cabezal de recoleccion, estacion de recoleccion,
    lote, kilometro, km, autopista, ruta, puerta, porton, pera, presa, modulo, complejo, refineria, calle, avenida, libramiento,
    almacen, bodega, base, predio, parcela, valvula de seccionamiento, casa de bombas, muelle, arroyo, rio, laguna, cerro,
    puente, bloque, colonia, entronque
  `,
});

/** Nouns for roads and streets. A house number can come before the name. */
export const streetNouns = phrases({
  en: `
    county road, county rd, lease road, highway, hwy, cr, fm, loop, avenue, ave, boulevard, blvd, street, road
  `,
  es: 'calle, avenida, carretera, brecha, camino',
});

/** Words in lower case between the name of a site and its noun: "Caprock injection plant". */
export const siteKinds = phrases(`
  gas, oil, water, produced, fresh, salt, saltwater, brine, sand, tank, compressor, compression, injection, transfer, treating, treatment, recycling, gathering,
  processing, metering, meter, pump, pumping, booster, disposal, storage, frac, flow, central, north, south, east, west, old, new, sales, amine, cryo, test
`);

/** Words that continue a place: "north of", "near". */
export const placeJoins = phrases({
  en: `
    near, outside, off, by, on, on the, at the, north of, south of, east of, west of, outside of, just off, on the outskirts of,
    in
  `,
  es: `
    cerca de, rumbo a, por, al norte de, al sur de, al este de, al oeste de, a un lado de, afuera de, a las afueras de,
    en las afueras de, a la salida de, a la entrada de, en, de, del, de la, en la, en el, sobre la, entre la
  `,
});

/** Words before a nearby thing: "County Road 9 behind the school". */
export const besideJoins = phrases({
  en: `
    by the, behind the, past the, next to the, across from the, at the, beside the, under the, before the, close to the
  `,
  es: `
    junto al, junto a la, frente al, frente a la, atras del, atras de la, detras del, detras de la, al lado del, al lado de la,
    a un lado del, a un lado de la, pasando el, pasando la, antes del, antes de la, cerca del, cerca de la, enfrente del,
    enfrente de la
  `,
});

/** Words right before a place: "at", "in". */
export const placeCues = phrases({
  en: `
    at, in, near, on, outside, outside of, by, off, off of, out by, out at, over at, out on, just off, north of, south of,
    east of, west of, close to, down by, the, at the, in the, on the, out in
  `,
  es: `
    en, cerca de, por, sobre, en la, en el, afuera de, rumbo a, al norte de, al sur de, junto a, a un lado de, alla en, aca en,
    la, el
  `,
});

/** Words before a place that the technician leaves or returns to, which is not the place of work. */
export const leftPlaceCues = phrases({
  en: 'left, leaving, out of, drove from, rolled out of, headed out of, back to, back at, returned to',
  es: `
    sali de, sali del, salimos de, salimos del, saliendo de, saliendo del, sali desde, salimos desde, partimos de, partimos del,
    regrese a, regrese al, regresamos a, regresamos al, de regreso a, de regreso al, volvimos a, volvimos al
  `,
});

/**
 * Nouns for sites that also name a part of a machine: in "gate 4 actuator", the number with a following word is not a
 * place.
 */
export const partNouns = phrases({
  en: 'gate, section, header, loop, exit, pit, satellite',
  es: 'puerta, modulo, presa',
});

/** Words after which the rest of the sentence is the place: "location is". */
export const certainPlaceCues = phrases({
  en: `
    location, location is, location was, address, address is, site is, site location, place, loc is, location's, the location is
  `,
  es: `
    ubicacion, ubicacion es, la ubicacion es, la ubicacion fue, direccion, direccion es, lugar, domicilio, locacion es,
    la locacion es, locacion fue
  `,
});

/** Towns, counties and regions with oil fields. They are recognized without capital letters. */
export const knownPlaces = phrases(`
  midland, odessa, pecos, carlsbad, hobbs, loving county, reeves county, ward county, martin county, howard county, karnes city, karnes county, cotulla, laredo, kermit, monahans, big spring,
  artesia, jal, orla, mentone, stanton, garden city, eunice, lovington, williston, watford city, dickinson, tioga, new town, killdeer, greeley, casper, gillette, vernal, farmington,
  pleasanton, kenedy, three rivers, carrizo springs, crystal city, dilley, tilden, george west, lubbock, seminole, denver city, levelland, fort stockton, barnhart, rankin, mccamey,
  iraan, ozona, sonora, san angelo, houston, dallas, oklahoma city, elk city, woodward, shreveport, mansfield, el reno, coalgate, toyah, barstow, pyote, notrees,
  reynosa, poza rica, villahermosa, ciudad del carmen, piedras negras, tampico, altamira, veracruz, coatzacoalcos, minatitlan, comalcalco, cardenas, dos bocas, macuspana, cerro azul,
  tuxpan, papantla, ebano, rio bravo, matamoros, nuevo laredo, camargo, ciudad mier, sabinas, monclova, monterrey, anelo, neuquen, rincon de los sauces, plaza huincul, cutral co, comodoro rivadavia,
  las heras, catriel, malargue, delaware basin, midland basin, tamaulipas, coahuila, tabasco, campeche
`);

/** States and countries that can follow a town. */
export const regions = phrases(
  'tx, texas, nm, new mexico, ok, oklahoma, nd, north dakota, la, louisiana, co, colorado, wy, wyoming, ut, utah, coahuila, tamaulipas, tabasco, veracruz, campeche, chiapas, nuevo leon, neuquen, mexico, argentina, chubut, santa cruz, chih, tamps, coah, ver, tab, nl',
);

export const countyCues = phrases('condado de, condado del, parroquia de, municipio de, municipio del');

/** Words after a name that call it a well: "that's the name of the well". */
export const wellNaming = phrases({
  en: `
    that is the name of the well, that's the name of the well, that is the well, that's the well, is the name of the well,
    is the well's name
  `,
  es: 'asi se llama el pozo, es el nombre del pozo, ese es el pozo, ese es el nombre del pozo',
});

/** Words before the number of a reference, which is not the number of a well. */
export const referenceNouns = phrases({
  en: 'afe, po, oc, cc, number, num, numero, order, invoice, ticket',
  es: 'orden, factura, boleto',
});

/** Words before the place from which a thing is moved. */
export const moveFromWords = phrases({
  en: 'from',
  es: 'de, del, desde',
});

/** Words before the place to which a thing is moved. */
export const moveToWords = phrases({
  en: 'to',
  es: 'a, al, a la, hasta',
});

/** Words before a well that all jobs of a text share. */
export const sameWellWords = phrases({
  en: 'same well, same location, same place',
  es: 'mismo pozo, el mismo pozo, misma locacion',
});

export const distanceUnits = phrases({
  en: 'mile, miles, mi, km, kilometer, kilometers',
  es: 'kilometro, kilometros',
});
