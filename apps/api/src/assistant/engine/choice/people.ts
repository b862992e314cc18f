import type { Named, ReadingContext } from '../context.ts';
import { type Mention, mentionAt } from '../recognizers/names/mentions.ts';
import { nameIndexOf } from '../recognizers/names/nameIndex.ts';
import { afterCorrection } from '../recognizers/times/ranges.ts';
import type { TokenizedText } from '../tokens/reading.ts';
import { beginsSentence, isBefore, standsAlone } from '../tokens/surroundings.ts';
import { isListedWorkVerb, isVocabulary } from '../tokens/wordKinds.ts';
import {
  ambiguousNames,
  contactCues,
  customerCues,
  customerCuesAfter,
  genericCompanyWords,
  personCues,
  presenceCues,
  subjectCuesAfter,
  technicianCues,
  workedCuesAfter,
} from '../words/names.ts';
import { siteNouns } from '../words/sites.ts';
import { isAsideCustomer, isUninvolvedPerson } from './asides.ts';

/** Recognizes a verb or preposition that makes a person the technician or contact of the ticket. */
const hasRoleCue = (reading: TokenizedText, { from, to }: Mention, isCued: boolean): boolean =>
  isCued ||
  reading.phraseLengthAt(to, workedCuesAfter) > 0 ||
  isListedWorkVerb(reading.normalizedAt(to)) ||
  isBefore(reading, from, presenceCues);

/** Recognizes the name of a place that is also the name of a person: "patio Las Torres", "the Torres yard". */
function namesPlace(reading: TokenizedText, { from, to }: Mention): boolean {
  if (to - from > 1) return false;
  if (['county', 'parish'].includes(reading.normalizedAt(to))) return true;
  // In "Trevino 5 battery", a number is between the name and the noun.
  const noun = reading.tokenAt(to)?.kind === 'number' ? to + 1 : to;
  if (reading.phraseLengthAt(noun, siteNouns) > 0 && reading.tokenAt(noun)?.kind === 'word') return true;
  const before =
    placeArticles.has(reading.normalizedAt(from - 1)) && reading.tokenAt(from - 1)?.isCapital
      ? from - 2
      : from - 1;
  return siteNouns.has(reading.normalizedAt(before));
}

const placeArticles = new Set(['el', 'la', 'los', 'las']);

/**
 * Recognizes a mention that is unlikely to be another word: a complete name, a capital letter, or words before it that
 * announce a name.
 */
function isPlausible(reading: TokenizedText, mention: Mention, isCued: boolean): boolean {
  const token = reading.tokenAt(mention.from);
  if (token === undefined) return false;
  const words = mention.to - mention.from;
  if (words > 1) return mention.score > 0.8 || token.isCapital || isCued;
  if (ambiguousNames.has(token.norm)) {
    const isSubject =
      subjectCuesAfter.has(reading.normalizedAt(mention.to)) || /ed$/.test(reading.normalizedAt(mention.to));
    return token.isCapital && (isCued || isSubject || !beginsSentence(reading, mention.from));
  }
  if (mention.score < 0.85) return (isCued || token.isCapital) && !isVocabulary(token.norm);
  const isAlone = token.norm.length >= 3 && standsAlone(reading, mention.from, mention.to);
  return token.isCapital || isCued || ((token.norm.length >= 4 || isAlone) && !isVocabulary(token.norm));
}

/** Returns the last mention that corrects another mention, or else the first mention. */
export function chosenMention<T extends { from: number; to: number }>(
  reading: TokenizedText,
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

const isMark = (reading: TokenizedText, index: number) => reading.tokenAt(index)?.kind === 'mark';

/** Recognizes a correction between two mentions close together: "yesterday, scratch that, Monday". */
function correctionBefore(reading: TokenizedText, from: number, to: number): boolean {
  if (to - from > 8) return false;
  for (let at = from; at < to; at += 1) {
    // In "The 14-3H no el 14-2H", the name after "no" is the wrong name.
    const isNot = reading.normalizedAt(at) === 'no' && !isMark(reading, at - 1) && !isMark(reading, at + 1);
    const next = isNot ? undefined : afterCorrection(reading, at);
    if (isNot) return false;
    if (next !== undefined && next <= to && to - next <= 2) return true;
  }
  return false;
}

export function readCustomers(
  reading: TokenizedText,
  { customers }: Pick<ReadingContext, 'customers'>,
  { isQuestion = false }: { isQuestion?: boolean } = {},
): Mention[] {
  const index = nameIndexOf(customers);
  const chosenMentions: Mention[] = [];
  for (let at = 0; at < reading.length; ) {
    const isCued = isBefore(reading, at, customerCues);
    const isCapital = reading.tokenAt(at)?.isCapital ?? false;
    const isFuzzy = (isCued || isCapital) && !isVocabulary(reading.normalizedAt(at));
    const mention = mentionAt(reading, at, index, { isFuzzy, generic: genericCompanyWords });
    if (mention === undefined || !isPlausible(reading, mention, isCued)) {
      at += 1;
      continue;
    }
    reading.markRead(mention, 'customer');
    const isSaid = isCued || reading.phraseLengthAt(mention.to, customerCuesAfter) > 0;
    if (isQuestion || !isAsideCustomer(reading, mention))
      chosenMentions.push({ ...mention, hasRoleCue: isSaid });
    at = mention.to;
  }
  return chosenMentions;
}

interface People {
  technicians: Mention[];
  contacts: Mention[];
}

/** Reads the people that a text names: the company's own team members and the contacts at customers. */
export function readPeople(
  reading: TokenizedText,
  context: ReadingContext,
  { customerId, isQuestion = false }: { customerId?: string | undefined; isQuestion?: boolean } = {},
): People {
  const peopleIndex = nameIndexOf(context.people);
  const contactIndex = nameIndexOf(context.contacts);
  const atThisCustomer = context.contacts.filter((contact) => contact.customerId === customerId);
  const customerPeople = new Set(customerId === undefined ? [] : atThisCustomer.map(({ id }) => id));
  const people: People = { technicians: [], contacts: [] };
  for (let at = 0; at < reading.length; ) {
    const isContactCued = isBefore(reading, at, contactCues);
    const isOwnCued =
      isQuestion || isBefore(reading, at, technicianCues) || isBefore(reading, at, personCues);
    const isCapital = reading.tokenAt(at)?.isCapital ?? false;
    const isFuzzy = (isContactCued || isOwnCued || isCapital) && !isVocabulary(reading.normalizedAt(at));
    const isGood = (mention: Mention | undefined, isCued: boolean): mention is Mention =>
      mention !== undefined && !namesPlace(reading, mention) && isPlausible(reading, mention, isCued);
    const tech = mentionAt(reading, at, peopleIndex, { isFuzzy });
    const contact = mentionAt(reading, at, contactIndex, { isFuzzy });
    const goodTech = isGood(tech, isOwnCued || isContactCued) ? tech : undefined;
    const goodContact = isGood(contact, isContactCued || isOwnCued) ? contact : undefined;
    const chosen = isTechnician(goodTech, goodContact, isContactCued) ? goodTech : goodContact;
    if (chosen === undefined) {
      at += 1;
      continue;
    }
    if (chosen === goodTech && !isQuestion && isUninvolvedPerson(reading, chosen)) {
      // The words around the name can be a note that contains the name.
      at = chosen.to;
      continue;
    }
    reading.markRead(chosen, chosen === goodTech ? 'technician' : 'contact');
    const isSaid = hasRoleCue(reading, chosen, chosen === goodTech ? isOwnCued : isContactCued || isOwnCued);
    if (chosen !== goodTech) {
      people.contacts.push({
        ...chosen,
        records: filterByCustomer(chosen.records, customerPeople),
        hasRoleCue: isSaid,
      });
    } else {
      people.technicians.push({ ...chosen, hasRoleCue: isSaid });
    }
    at = chosen.to;
  }
  return people;
}

/**
 * Decides between a team member and a contact of the same name: by the longer and better match, then by the words before
 * it.
 */
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

/** Filters people of the same name by the customer in the text, if any of them works there. */
function filterByCustomer(records: readonly Named[], customerPeople: ReadonlySet<string>): readonly Named[] {
  const near = records.length < 2 ? [] : records.filter(({ id }) => customerPeople.has(id));
  return near.length > 0 ? near : records;
}
