import type { Named, ReadingContext } from '../context.ts';
import { type Mention, mentionAt } from '../recognizers/names/mentions.ts';
import { nameIndexOf } from '../recognizers/names/nameIndex.ts';
import { afterCorrection } from '../recognizers/times/ranges.ts';
import type { Reading } from '../tokens/reading.ts';
import { beginsSentence, isBefore, standsAlone } from '../tokens/surroundings.ts';
import { isAction, isVocabulary } from '../tokens/wordKinds.ts';
import {
  alsoWords,
  contactCues,
  customerCues,
  didAfter,
  genericCompanyWords,
  jobAfter,
  personCues,
  presenceCues,
  technicianCues,
  workedAfter,
} from '../words/names.ts';
import { siteNouns } from '../words/sites.ts';
import { isAsideCustomer, isAsidePerson } from './asides.ts';

/** A verb or preposition that makes a person the technician or the contact of the ticket. */
const isSaidPerson = (reading: Reading, { from, to }: Mention, isCued: boolean): boolean =>
  isCued ||
  reading.phrase(to, workedAfter) > 0 ||
  isAction(reading.norm(to)) ||
  isBefore(reading, from, presenceCues);

/** Recognises the name of a place that is also the name of a person: "patio Las Torres", "the Torres yard". */
function namesPlace(reading: Reading, { from, to }: Mention): boolean {
  if (to - from > 1) return false;
  if (['county', 'parish'].includes(reading.norm(to))) return true;
  // "Trevino 5 battery"
  const noun = reading.at(to)?.kind === 'number' ? to + 1 : to;
  if (reading.phrase(noun, siteNouns) > 0 && reading.at(noun)?.kind === 'word') return true;
  const before =
    placeArticles.has(reading.norm(from - 1)) && reading.at(from - 1)?.isCapital ? from - 2 : from - 1;
  return siteNouns.has(reading.norm(before));
}

const placeArticles = new Set(['el', 'la', 'los', 'las']);

/** A mention counts when it can hardly be another word: a whole name, a capital letter, or words before it that announce a name. */
function isPlausible(reading: Reading, mention: Mention, isCued: boolean): boolean {
  const token = reading.at(mention.from);
  if (token === undefined) return false;
  const words = mention.to - mention.from;
  if (words > 1) return mention.score > 0.8 || token.isCapital || isCued;
  if (alsoWords.has(token.norm)) {
    const isSubject = didAfter.has(reading.norm(mention.to)) || /ed$/.test(reading.norm(mention.to));
    return token.isCapital && (isCued || isSubject || !beginsSentence(reading, mention.from));
  }
  if (mention.score < 0.85) return (isCued || token.isCapital) && !isVocabulary(token.norm);
  const isAlone = token.norm.length >= 3 && standsAlone(reading, mention.from, mention.to);
  return token.isCapital || isCued || ((token.norm.length >= 4 || isAlone) && !isVocabulary(token.norm));
}

/** The last mention that corrects another, or the first. */
export function chosenMention<T extends { from: number; to: number }>(
  reading: Reading,
  mentions: readonly T[],
): T | undefined {
  let [chosen] = mentions;
  for (const mention of mentions.slice(1)) {
    if (chosen === undefined) break;
    const at = correctionBefore(reading, chosen.to, mention.from);
    if (at) chosen = mention;
  }
  return chosen;
}

const isMark = (reading: Reading, index: number) => reading.at(index)?.kind === 'mark';

/** Looks for a correction between two mentions that lie close together: "yesterday, scratch that, Monday". */
function correctionBefore(reading: Reading, from: number, to: number): boolean {
  if (to - from > 8) return false;
  for (let at = from; at < to; at += 1) {
    // "The 14-3H no el 14-2H": what follows is what it is not.
    const isNot = reading.norm(at) === 'no' && !isMark(reading, at - 1) && !isMark(reading, at + 1);
    const next = isNot ? undefined : afterCorrection(reading, at);
    if (isNot) return false;
    if (next !== undefined && next <= to && to - next <= 2) return true;
  }
  return false;
}

/** The customers that a text names. */
export function readCustomers(
  reading: Reading,
  { customers }: Pick<ReadingContext, 'customers'>,
  { isQuestion = false }: { isQuestion?: boolean } = {},
): Mention[] {
  const index = nameIndexOf(customers);
  const found: Mention[] = [];
  for (let at = 0; at < reading.length; ) {
    const isCued = isBefore(reading, at, customerCues);
    const isCapital = reading.at(at)?.isCapital ?? false;
    const isFuzzy = (isCued || isCapital) && !isVocabulary(reading.norm(at));
    const mention = mentionAt(reading, at, index, { isFuzzy, generic: genericCompanyWords });
    if (mention === undefined || !isPlausible(reading, mention, isCued)) {
      at += 1;
      continue;
    }
    reading.consume(mention, 'customer');
    const isSaid = isCued || reading.phrase(mention.to, jobAfter) > 0;
    if (isQuestion || !isAsideCustomer(reading, mention)) found.push({ ...mention, isSaid });
    at = mention.to;
  }
  return found;
}

interface People {
  technicians: Mention[];
  contacts: Mention[];
}

/** The people that a text names: our own, and those at the customers. */
export function readPeople(
  reading: Reading,
  context: ReadingContext,
  { customerId, isQuestion = false }: { customerId?: string | undefined; isQuestion?: boolean } = {},
): People {
  const own = nameIndexOf(context.people);
  const theirs = nameIndexOf(context.contacts);
  const atThisCustomer = context.contacts.filter((contact) => contact.customerId === customerId);
  const there = new Set(customerId === undefined ? [] : atThisCustomer.map(({ id }) => id));
  const found: People = { technicians: [], contacts: [] };
  for (let at = 0; at < reading.length; ) {
    const isContactCued = isBefore(reading, at, contactCues);
    const isOwnCued =
      isQuestion || isBefore(reading, at, technicianCues) || isBefore(reading, at, personCues);
    const isCapital = reading.at(at)?.isCapital ?? false;
    const isFuzzy = (isContactCued || isOwnCued || isCapital) && !isVocabulary(reading.norm(at));
    const isGood = (mention: Mention | undefined, isCued: boolean): mention is Mention =>
      mention !== undefined && !namesPlace(reading, mention) && isPlausible(reading, mention, isCued);
    const tech = mentionAt(reading, at, own, { isFuzzy });
    const contact = mentionAt(reading, at, theirs, { isFuzzy });
    const goodTech = isGood(tech, isOwnCued || isContactCued) ? tech : undefined;
    const goodContact = isGood(contact, isContactCued || isOwnCued) ? contact : undefined;
    const chosen = isTechnician(goodTech, goodContact, isContactCued) ? goodTech : goodContact;
    if (chosen === undefined) {
      at += 1;
      continue;
    }
    if (chosen === goodTech && !isQuestion && isAsidePerson(reading, chosen)) {
      // The words around the name may be a note, which has the name in it.
      at = chosen.to;
      continue;
    }
    reading.consume(chosen, chosen === goodTech ? 'technician' : 'contact');
    const isSaid = isSaidPerson(
      reading,
      chosen,
      chosen === goodTech ? isOwnCued : isContactCued || isOwnCued,
    );
    if (chosen !== goodTech) {
      found.contacts.push({ ...chosen, records: atCustomer(chosen.records, there), isSaid });
    } else {
      found.technicians.push({ ...chosen, isSaid });
    }
    at = chosen.to;
  }
  return found;
}

/** Our own and the customer's person of one name: the longer and better match, then what the words before say. */
function isTechnician(
  tech: Mention | undefined,
  contact: Mention | undefined,
  isContactCued: boolean,
): boolean {
  if (tech === undefined) return false;
  if (contact === undefined) return !isContactCued || tech.score >= 0.9;
  if (contact.to !== tech.to) return tech.to > contact.to;
  return isContactCued ? contact.score < tech.score - 0.1 : tech.score >= contact.score;
}

/** Filters people of one name by the customer of the text, if any of them works there. */
function atCustomer(records: readonly Named[], there: ReadonlySet<string>): readonly Named[] {
  const near = records.length < 2 ? [] : records.filter(({ id }) => there.has(id));
  return near.length > 0 ? near : records;
}
