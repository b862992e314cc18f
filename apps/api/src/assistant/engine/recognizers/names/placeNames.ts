import type { TokenizedText } from '../../tokens/reading.ts';
import { isCommonWord, isVocabulary } from '../../tokens/wordKinds.ts';
import { countyCues, knownPlaces } from '../../words/sites.ts';

const articles = new Set(['el', 'la', 'las', 'los']);
/** Small words inside a name: "Poza de las Flores". */
export const placeNameParticles = new Set(['de', 'del', ...articles]);
/** Maximum number of words in a name. */
export const NAME_WORDS_MAX = 4;

/**
 * Recognizes words that no other field was read from. Measures count as unread, because they can be the number of a road.
 */
export const isPlaceFree = (reading: TokenizedText, from: number, to: number) =>
  reading.isUnread({ from, to }, 'measure');

/** Recognizes a word of a place name: a capital letter, and not a common word. */
export const isNameWord = (reading: TokenizedText, index: number) => {
  const token = reading.tokenAt(index);
  if (token === undefined || !token.isCapital || !isPlaceFree(reading, index, index + 1)) return false;
  if (knownPlaces.has(token.norm)) return true;
  // Inside a sentence, the capital letter distinguishes "Pinto" from "pinto".
  const isInside = reading.tokenAt(index - 1)?.kind === 'word';
  return isInside ? !isCommonWord(token.norm) : !isVocabulary(token.norm);
};

/** Returns the number of words of a capitalized name: "Los Ébanos", "Reynosa-San Fernando". */
export function nameLength(reading: TokenizedText, index: number): number {
  const isArticle = articles.has(reading.normalizedAt(index)) && reading.tokenAt(index)?.isCapital;
  if (isArticle) return isNameWord(reading, index + 1) ? 1 + nameLength(reading, index + 1) : 0;
  let to = index;
  for (let at = index; at < index + NAME_WORDS_MAX; at += 1) {
    if (isNameWord(reading, at)) to = at + 1;
    else if (at === index || !(placeNameParticles.has(reading.normalizedAt(at)) || isHyphen(reading, at)))
      break;
  }
  return to - index;
}

const isHyphen = (reading: TokenizedText, index: number) =>
  reading.normalizedAt(index) === '-' &&
  !reading.tokenAt(index)?.isSpaced &&
  !reading.tokenAt(index + 1)?.isSpaced;

/** Returns the number of words of a Spanish county, where the kind of place comes first: `condado de Loving`. */
function spanishCounty(reading: TokenizedText, index: number): number {
  const kind = reading.phraseLengthAt(index, countyCues);
  const size =
    kind === 0 ? 0 : reading.phraseLengthAt(index + kind, knownPlaces) || nameLength(reading, index + kind);
  return size === 0 ? 0 : kind + size;
}

/**
 * Returns the number of words of a town, county or region, found in the list of oil regions or by its capital letters.
 */
export function townAt(reading: TokenizedText, index: number, isNameEnough: boolean): number {
  const spanish = spanishCounty(reading, index);
  if (spanish > 0) return spanish;
  const knownLength = reading.phraseLengthAt(index, knownPlaces);
  const size = knownLength > 0 ? knownLength : isNameEnough ? nameLength(reading, index) : 0;
  const county = ['county', 'parish'].includes(reading.normalizedAt(index + size)) && size > 0 ? 1 : 0;
  if (size > 0) return size + county;
  const name = nameLength(reading, index);
  return name > 0 && ['county', 'parish'].includes(reading.normalizedAt(index + name)) ? name + 1 : 0;
}
