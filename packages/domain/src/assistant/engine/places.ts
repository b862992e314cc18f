import { beginsSentence, isBefore, standsAlone } from './near.ts';
import { readNumber } from './numbers.ts';
import { phrases, type Reading, type Span } from './tokens.ts';
import { departWords } from './words/jobs.ts';
import { certainPlaceCues, knownPlaces, placeCues, placeJoins, regions, siteNouns } from './words/sites.ts';
import { isVocabulary } from './words/vocabulary.ts';

const countiesBefore = phrases('condado de, condado del, parroquia de');
const markers = phrases('km, mile marker, milepost, mm, exit, kilometro, mile');

/** A place that a text names. */
export interface FoundPlace extends Span {
  confidence: 'sure' | 'check';
}

const isPlaceFree = (reading: Reading, from: number, to: number) => reading.isFree({ from, to }, 'measure');

/** How many words at an index are a name: capital letters, and no word of the language. */
function nameLength(reading: Reading, index: number): number {
  let at = index;
  while (at < index + 4) {
    const token = reading.at(at);
    if (token === undefined || !isPlaceFree(reading, at, at + 1)) break;
    const isLink = at > index && ['de', 'del', 'la', 'las', 'los', 'el'].includes(token.norm);
    if (!isLink && (!token.isCapital || (isVocabulary(token.norm) && !knownPlaces.has(token.norm)))) break;
    at += 1;
  }
  while (at > index && ['de', 'del', 'la', 'las', 'los', 'el'].includes(reading.norm(at - 1))) at -= 1;
  return at - index;
}

/** Reads `condado de Loving`: Spanish names the kind of place first. */
function spanishCounty(reading: Reading, index: number): number {
  const kind = reading.phrase(index, countiesBefore);
  const size =
    kind === 0 ? 0 : reading.phrase(index + kind, knownPlaces) || nameLength(reading, index + kind);
  return size === 0 ? 0 : kind + size;
}

/** A town, county or region at an index, by the list of those of oil country or by its capital letters. */
function townAt(reading: Reading, index: number, isNameEnough: boolean): number {
  const spanish = spanishCounty(reading, index);
  if (spanish > 0) return spanish;
  const known = reading.phrase(index, knownPlaces);
  const size = known > 0 ? known : isNameEnough ? nameLength(reading, index) : 0;
  const county = ['county', 'parish'].includes(reading.norm(index + size)) && size > 0 ? 1 : 0;
  if (size > 0) return size + county;
  const name = nameLength(reading, index);
  return name > 0 && ['county', 'parish'].includes(reading.norm(index + name)) ? name + 1 : 0;
}

/** Reads what goes on with a place: a town, a state, the kilometre; returns the index after it. */
function placeTail(reading: Reading, index: number): number {
  let at = index;
  for (let count = 0; count < 4; count += 1) {
    const comma = reading.norm(at) === ',' ? 1 : 0;
    const join = comma > 0 ? 0 : reading.phrase(at, placeJoins);
    const next = at + comma + join;
    const region = reading.phrase(next, regions);
    const isRegion = region > 0 && (reading.at(next)?.isCapital ?? false) && (comma > 0 || join === 0);
    const town = townAt(reading, next, join > 0 && !isRegion);
    const marker = reading.phrase(next, markers);
    const isKilometre = marker > 0 && reading.at(next + marker)?.kind === 'number';
    const size = town > 0 ? town : isRegion ? region : isKilometre ? marker + 1 : siteLength(reading, next);
    if (size === 0 || !isPlaceFree(reading, next, next + size)) break;
    at = next + size;
  }
  return at;
}

/** Reads `County Road 120` and `Batería 5`: a noun with its number or letter. */
function siteLength(reading: Reading, index: number): number {
  const size = reading.phrase(index, siteNouns);
  // "Left the yard 6" speaks of an hour.
  if (size === 0 || isBefore(reading, index + size, departWords)) return 0;
  const next = reading.at(index + size);
  if (next === undefined) return 0;
  const hash = next.norm === '#' ? 1 : 0;
  const number = reading.at(index + size + hash);
  // `camp 0430`
  const isTime = /^0\d{3}$/.test(number?.text ?? '');
  const isNumber = number?.kind === 'number' && !isTime && !isHour(reading, index + size + hash);
  if (isNumber) {
    const letter = reading.at(index + size + hash + 1);
    const hasLetter = letter?.kind === 'word' && !letter.isSpaced && letter.text.length === 1;
    return size + hash + (hasLetter ? 2 : 1);
  }
  const isLetter = next.kind === 'word' && next.text.length === 1 && next.isCapital;
  return isLetter ? size + 1 : 0;
}

/** "at the pad 7 to 3" speaks of hours. */
const isHour = (reading: Reading, index: number) =>
  [':', 'to', 'am', 'pm', 'a', '-'].includes(reading.norm(index + 1)) &&
  readNumber(reading, index + 2) !== undefined;

/** Capital words before the noun of a place belong to it: "North Battery", "Smith Ranch". */
function siteWithName(reading: Reading, index: number): Span | undefined {
  const size = reading.phrase(index, siteNouns);
  if (size === 0) return undefined;
  let from = index;
  while (from > 0 && index - from < 3) {
    const token = reading.at(from - 1);
    const isName = token?.isCapital && !isVocabulary(token.norm) && !placeCues.has(token.norm);
    if (!isName || !isPlaceFree(reading, from - 1, from)) break;
    from -= 1;
  }
  const isNamed = from < index && !beginsSentence(reading, from);
  const numbered = siteLength(reading, index);
  if (numbered > 0) return { from, to: placeTail(reading, index + numbered) };
  const de = ['de', 'del', 'la'].includes(reading.norm(index + size)) ? 1 : 0;
  const name = nameLength(reading, index + size + de);
  if (name > 0 && (de > 0 || reading.at(index)?.isCapital)) {
    return { from, to: placeTail(reading, index + size + de + name) };
  }
  const tail = placeTail(reading, index + size);
  return tail > index + size || isNamed ? { from, to: tail } : undefined;
}

/** Everything up to the end of the sentence after "location is". */
function afterCue(reading: Reading, index: number): Span | undefined {
  const size = reading.phrase(index, certainPlaceCues);
  if (size === 0) return undefined;
  let from = index + size;
  const isMarked = reading.norm(from) === ':' || ['is', 'was', 'es', 'fue'].includes(reading.norm(from - 1));
  if (reading.norm(from) === ':') from += 1;
  if (!isMarked) return undefined;
  let to = from;
  while (
    to < reading.length &&
    to < from + 14 &&
    !reading.endsSentence(to) &&
    isPlaceFree(reading, to, to + 1)
  )
    to += 1;
  const tail = placeTail(reading, from);
  const end = tail > from ? tail : to;
  return end > from && isPlaceFree(reading, from, end) ? { from, to: end } : undefined;
}

function placeAt(reading: Reading, index: number): FoundPlace | undefined {
  const cued = afterCue(reading, index);
  if (cued) return { ...cued, confidence: 'sure' };
  const site = siteWithName(reading, index);
  if (site && isPlaceFree(reading, site.from, site.to)) return { ...site, confidence: 'sure' };
  const isCued = isBefore(reading, index, placeCues);
  const size = townAt(reading, index, false);
  const name = size > 0 ? size : nameLength(reading, index);
  if (name === 0) return undefined;
  const to = placeTail(reading, index + name);
  const hasRegion = to > index + name;
  if (!isPlaceFree(reading, index, to)) return undefined;
  if (size > 0)
    return isCued || hasRegion || standsAlone(reading, index, to)
      ? { from: index, to, confidence: 'check' }
      : undefined;
  return hasRegion && isCued ? { from: index, to, confidence: 'check' } : undefined;
}

/** Finds the places of a text, and takes their words. */
export function readPlaces(reading: Reading): FoundPlace[] {
  const places: FoundPlace[] = [];
  for (let at = 0; at < reading.length; ) {
    const place = isPlaceFree(reading, at, at + 1) ? placeAt(reading, at) : undefined;
    if (place === undefined || place.to <= at) {
      at += 1;
      continue;
    }
    reading.take(place, 'place');
    places.push(place);
    at = place.to;
  }
  return places;
}
