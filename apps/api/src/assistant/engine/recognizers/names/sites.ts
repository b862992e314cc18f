import { readNumber } from '../../tokens/numbers.ts';
import type { Span, TokenizedText } from '../../tokens/reading.ts';
import { beginsSentence, isBefore } from '../../tokens/surroundings.ts';
import { isListedWorkVerb, isVocabulary } from '../../tokens/wordKinds.ts';
import { departWords } from '../../words/jobs.ts';
import {
  besideJoins,
  distanceUnits,
  partNouns,
  placeCues,
  placeJoins,
  regions,
  siteKinds,
  siteNouns,
  streetNouns,
} from '../../words/sites.ts';
import { midnights, noons, partsOfDay } from '../../words/times.ts';
import {
  isNameWord,
  isPlaceFree,
  NAME_WORDS_MAX,
  nameLength,
  placeNameParticles,
  townAt,
} from './placeNames.ts';

/** Reads the continuation of a place: a town, a state, another site or a nearby thing. Returns the index after it. */
export function placeTail(reading: TokenizedText, index: number): number {
  let at = index;
  for (let count = 0; count < 4; count += 1) {
    const comma = reading.normalizedAt(at) === ',' ? 1 : 0;
    const join =
      comma > 0
        ? 0
        : reading.phraseLengthAt(at, placeJoins) || crossingJoinLength(reading, at) || distance(reading, at);
    const next = at + comma + join;
    const region = reading.phraseLengthAt(next, regions);
    const isRegion = region > 0 && (reading.tokenAt(next)?.isCapital ?? false) && (comma > 0 || join === 0);
    const to =
      isRegion && !isRegionOfTown(reading, next + region)
        ? next + region
        : readPlacePart(reading, next, join > 0);
    const end = to > next && isPlaceFree(reading, next, to) ? to : readNearbyThing(reading, at);
    if (end === at) break;
    at = end;
  }
  return at;
}

/** Returns the number of words that join two crossing roads: "and" in "CR 401 and FM 1450". */
const crossingJoinLength = (reading: TokenizedText, index: number) => {
  const isAnd = ['and', 'y', 'con'].includes(reading.normalizedAt(index));
  const article = isAnd && ['la', 'el', 'the'].includes(reading.normalizedAt(index + 1)) ? 1 : 0;
  return isAnd && reading.phraseLengthAt(index + 1 + article, streetNouns) > 0 ? 1 + article : 0;
};

/** Returns the number of words of a distance: "about four miles west of", "como a cinco kilómetros de". */
function distance(reading: TokenizedText, index: number): number {
  let at = index;
  while (at < index + 2 && ['about', 'some', 'como', 'a'].includes(reading.normalizedAt(at))) at += 1;
  const number = readNumber(reading, at);
  if (number === undefined || !distanceUnits.has(reading.normalizedAt(number.to))) return 0;
  const join =
    reading.phraseLengthAt(number.to + 1, placeJoins) ||
    (reading.normalizedAt(number.to + 1) === 'from' ? 1 : 0);
  return join === 0 ? 0 : number.to + 1 + join - index;
}

const isRegionOfTown = (reading: TokenizedText, index: number) =>
  ['county', 'parish'].includes(reading.normalizedAt(index));

/** Reads a part of a place: a site with its number or name, or a town. Returns the index after it. */
function readPlacePart(reading: TokenizedText, index: number, isNameEnough: boolean): number {
  const site = siteAt(reading, index);
  if (site.isNamed) return site.to;
  const name = nameLength(reading, index);
  const noun = name > 0 ? nounAfterName(reading, index + name) : 0;
  if (noun > 0) return index + name + noun;
  return index + townAt(reading, index, isNameEnough);
}

/** Returns the number of words of a site's noun with its kind: "injection plant" in "Caprock injection plant". */
export function nounAfterName(reading: TokenizedText, index: number): number {
  for (let wordCount = 0; wordCount < NAME_WORDS_MAX; wordCount += 1) {
    const noun = reading.phraseLengthAt(index + wordCount, siteNouns);
    // In "Highway 285 km 12", the next noun has a number of its own and starts another site.
    if (noun > 0)
      return numberOrName(reading, index + wordCount + noun) > index + wordCount + noun
        ? 0
        : wordCount + noun;
    if (!siteKinds.has(reading.normalizedAt(index + wordCount))) return 0;
  }
  return 0;
}

/** Maximum number of words for a nearby thing. */
const BESIDE_WORDS_MAX = 3;

/** Reads a nearby thing up to a comma or the end of the sentence: "by the river crossing". Returns the index after it. */
function readNearbyThing(reading: TokenizedText, index: number): number {
  const join = reading.phraseLengthAt(index, besideJoins);
  if (join === 0) return index;
  let at = index + join;
  while (at < index + join + BESIDE_WORDS_MAX && isPlainWord(reading, at)) at += 1;
  const isEnd = reading.tokenAt(at) === undefined || reading.tokenAt(at)?.kind === 'mark';
  return isEnd && at > index + join ? at : index;
}

const timeWords = new Set(['time', 'end', 'same', 'hour', 'tiempo', 'fin', 'final', 'momento', 'hora']);

/** Recognizes a word that is not a verb of work, an hour or a number. */
function isPlainWord(reading: TokenizedText, index: number): boolean {
  const token = reading.tokenAt(index);
  if (token?.kind !== 'word' || !isPlaceFree(reading, index, index + 1)) return false;
  const isHour = reading.phraseLengthAt(index, noons) + reading.phraseLengthAt(index, midnights) > 0;
  if (isHour || timeWords.has(token.norm) || partsOfDay.has(token.norm)) return false;
  return readNumber(reading, index) === undefined && !isListedWorkVerb(token.norm);
}

interface Site {
  to: number;
  /** The site has a number or a name. */
  isNamed: boolean;
}

/** Reads `County Road 120`, `Batería 5`, `planta de inyección Samaria`: a noun with its kind and its number or name. */
export function siteAt(reading: TokenizedText, index: number): Site {
  const none = { to: index, isNamed: false };
  const noun = reading.phraseLengthAt(index, siteNouns);
  // In "left the yard 6", the number is an hour.
  if (noun === 0 || isBefore(reading, index + noun, departWords)) return none;
  let at = index + noun;
  for (let wordCount = 0; wordCount < 3; wordCount += 1) {
    const to = numberOrName(reading, at);
    if (to > at) return { to: to + nounAfterName(reading, to), isNamed: true };
    const kind = spanishKind(reading, at);
    if (kind === 0) break;
    at += kind;
  }
  return { to: at, isNamed: false };
}

/** Returns the number of words of a site's kind in Spanish, after the noun: "de bombeo", "deshidratadora". */
function spanishKind(reading: TokenizedText, index: number): number {
  const isOf = reading.normalizedAt(index) === 'de';
  const at = isOf ? index + 1 : index;
  if (
    !isPlainWord(reading, at) ||
    reading.tokenAt(at)?.isCapital ||
    placeNameParticles.has(reading.normalizedAt(at))
  )
    return 0;
  if (isOf) return siteNouns.has(reading.normalizedAt(at)) ? 0 : 2;
  const isAdjective = /(?:or|ora|al|ic[oa]|iv[oa]|ari[oa])$/.test(reading.normalizedAt(at));
  return isAdjective && reading.normalizedAt(at).length > 5 && !isVocabulary(reading.normalizedAt(at))
    ? 1
    : 0;
}

/** Reads the number, letter or name of a site. Returns the index after it. */
function numberOrName(reading: TokenizedText, index: number): number {
  const at = reading.normalizedAt(index) === '#' ? index + 1 : index;
  if (isSiteNumber(reading, at)) {
    const letter = reading.tokenAt(at + 1);
    const hasLetter = letter?.kind === 'word' && !letter.isSpaced && letter.text.length === 1;
    return hasLetter ? at + 2 : at + 1;
  }
  const next = reading.tokenAt(index);
  if (next?.kind === 'word' && next.text.length === 1 && next.isCapital) return index + 1;
  const link = ['de', 'del', 'a'].includes(reading.normalizedAt(index)) ? 1 : 0;
  const article = link > 0 && reading.normalizedAt(index + 1) === 'la' ? 1 : 0;
  const from = index + link + article;
  const name = nameLength(reading, from);
  if (name === 0) return index;
  return isSiteNumber(reading, from + name) ? from + name + 1 : from + name;
}

/** Recognizes a number that is not an hour. Hours are `camp 0430` and "at the pad 7 to 3". */
function isSiteNumber(reading: TokenizedText, index: number): boolean {
  const number = reading.tokenAt(index);
  if (number?.kind !== 'number' || /^0\d{3}$/.test(number.text)) return false;
  const isHour =
    [':', 'to', 'til', 'till', 'am', 'pm', 'a', '-'].includes(reading.normalizedAt(index + 1)) &&
    readNumber(reading, index + 2) !== undefined;
  return !isHour && isPlaceFree(reading, index, index + 1);
}

/** Reads a site with the words before its noun: "North Battery", "Smith Ranch", "1220 Industrial Loop". */
export function siteWithName(reading: TokenizedText, index: number): Span | undefined {
  const noun = reading.phraseLengthAt(index, siteNouns);
  if (noun === 0) return undefined;
  const { from, isNamed } = nameBefore(reading, index);
  const bareSite = siteAt(reading, index);
  // In "Whiskey River central facility", "River" is part of the name, not the noun of the site.
  const more = bareSite.isNamed || from === index ? 0 : nounAfterName(reading, index + noun);
  const site = { ...bareSite, to: bareSite.to + more };
  const to = placeTail(reading, Math.max(site.to, index + noun));
  const hasTail = to > Math.max(site.to, index + noun);
  if (site.isNamed && from === index && !hasTail && isPart(reading, index, site.to)) return undefined;
  if (site.isNamed || isNamed || hasTail) return { from, to };
  const isAlone = from < index && reading.tokenAt(index + noun)?.kind === 'mark';
  return isAlone && isNameWord(reading, from) ? { from, to } : undefined;
}

/** Recognizes a part of a machine that looks like a site: "section 4 bolts". */
const isPart = (reading: TokenizedText, index: number, to: number) =>
  partNouns.has(reading.normalizedAt(index)) &&
  isPlainWord(reading, to) &&
  !reading.tokenAt(to)?.isCapital &&
  !placeCues.has(reading.normalizedAt(to));

/**
 * Finds the beginning of the name before the noun of a site. A word is not a name only because it is capitalized at the
 * beginning of a sentence.
 */
function nameBefore(reading: TokenizedText, index: number): { from: number; isNamed: boolean } {
  let kinds = index;
  while (index - kinds < NAME_WORDS_MAX && isKindBefore(reading, kinds)) kinds -= 1;
  let from = kinds;
  while (kinds - from < 3 && isNameWord(reading, from - 1) && !placeCues.has(reading.normalizedAt(from - 1)))
    from -= 1;
  const house = houseNumber(reading, index);
  if (house !== undefined) return { from: house, isNamed: true };
  return { from, isNamed: from < kinds && !beginsSentence(reading, from) };
}

const isKindBefore = (reading: TokenizedText, index: number) =>
  siteKinds.has(reading.normalizedAt(index - 1)) && isPlaceFree(reading, index - 1, index);

/** Returns the index of the house number: "1220 Industrial Loop". The number must follow a mark, "at" or "en". */
function houseNumber(reading: TokenizedText, noun: number): number | undefined {
  if (reading.phraseLengthAt(noun, streetNouns) === 0) return undefined;
  let at = noun - 1;
  while (noun - at <= 3 && reading.tokenAt(at)?.isCapital) at -= 1;
  if (!/^[1-9]\d{2,4}$/.test(reading.tokenAt(at)?.text ?? '')) return undefined;
  const before = reading.tokenAt(at - 1);
  const isApart = before === undefined || before.kind === 'mark' || ['at', 'en'].includes(before.norm);
  return isApart && isPlaceFree(reading, at, noun) ? at : undefined;
}
