import type { Span, TokenizedText } from '../../tokens/reading.ts';
import { isBefore, standsAlone } from '../../tokens/surroundings.ts';
import { certainPlaceCues, leftPlaceCues, moveFromWords, moveToWords, placeCues } from '../../words/sites.ts';
import type { Candidate, Evidence } from '../candidate.ts';
import { isPlaceFree, nameLength, townAt } from './placeNames.ts';
import { nounAfterName, placeTail, siteAt, siteWithName } from './sites.ts';

/** Reads the rest of the sentence after "location is". */
function afterCue(reading: TokenizedText, index: number): Span | undefined {
  const size = reading.phraseLengthAt(index, certainPlaceCues);
  if (size === 0) return undefined;
  let from = index + size;
  const isMarked =
    reading.normalizedAt(from) === ':' || ['is', 'was', 'es', 'fue'].includes(reading.normalizedAt(from - 1));
  if (reading.normalizedAt(from) === ':') from += 1;
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

/** Reads a place at an index. The value is the quoted text. */
function placeAt(reading: TokenizedText, index: number): Candidate | undefined {
  const toCandidate = ({ from, to }: Span, evidence: Evidence) => ({
    from,
    to,
    value: reading.quote({ from, to }).quote,
    evidence,
  });
  const cued = afterCue(reading, index);
  if (cued) return toCandidate(cued, 'announced');
  const site = siteWithName(reading, index);
  if (site && isPlaceFree(reading, site.from, site.to)) return toCandidate(site, 'siteWithName');
  const isCued = isBefore(reading, index, placeCues);
  const size = townAt(reading, index, false);
  const name = size > 0 ? size : nameLength(reading, index);
  // "Garden City yard" is read from its noun, "yard".
  if (name === 0 || nounAfterName(reading, index + name) > 0) return undefined;
  const to = placeTail(reading, index + name);
  const hasRegion = to > index + name;
  if (!isPlaceFree(reading, index, to)) return undefined;
  if (size > 0)
    return isCued || hasRegion || standsAlone(reading, index, to)
      ? toCandidate({ from: index, to }, 'town')
      : undefined;
  return hasRegion && isCued ? toCandidate({ from: index, to }, 'town') : undefined;
}

/** Returns the end of the second place of a move. A move belongs to the description: "moved it from pad 6 to pad 11". */
function moveEnd(reading: TokenizedText, { from, to }: Span): number | undefined {
  const join = reading.phraseLengthAt(to, moveToWords);
  if (join === 0 || !isBefore(reading, from, moveFromWords) || isBefore(reading, from, leftPlaceCues))
    return undefined;
  const target = siteAt(reading, to + join);
  return target.isNamed ? target.to : undefined;
}

/** Finds the places of a text and marks their words as read. */
export function readPlaces(reading: TokenizedText): Candidate[] {
  const places: Candidate[] = [];
  for (let at = 0; at < reading.length; ) {
    const place = isPlaceFree(reading, at, at + 1) ? placeAt(reading, at) : undefined;
    if (place === undefined || place.to <= at) {
      at += 1;
      continue;
    }
    const end = moveEnd(reading, place);
    if (end !== undefined) {
      at = end;
      continue;
    }
    // "Left the Pecos yard" names the start of the trip, not the place of work.
    const isLeft = isBefore(reading, place.from, leftPlaceCues);
    reading.markRead(place, 'place');
    if (!isLeft) places.push(place);
    at = place.to;
  }
  return places;
}
