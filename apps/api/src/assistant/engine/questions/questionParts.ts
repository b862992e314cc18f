import {
  ASK_LIMIT_MAX,
  type AskFilters,
  type AskSort,
  type TicketGrouping,
  type TicketMetric,
} from '@derrick/domain/assistant';
import { readNumber } from '../tokens/numbers.ts';
import type { Phrases } from '../tokens/phrases.ts';
import { TokenizedText } from '../tokens/reading.ts';
import { hasPhrase, isBefore } from '../tokens/surroundings.ts';
import {
  aloneGroups,
  groupCues,
  groupJoins,
  groupWords,
  pluralGroups,
  singularGroups,
  whoWords,
} from '../words/questionGroups.ts';
import {
  anyWords,
  ascendingWords,
  countTopics,
  descendingWords,
  earningWords,
  hourTopics,
  howMuchWords,
  listTopics,
  moneyTopics,
  newestWords,
  oldestWords,
  plainWords,
  questionNegations,
  ticketTopics,
  travelTopics,
  wellNouns,
  workVerbs,
} from '../words/questions.ts';
import { invoiced, notApproved, notInvoiced, statusWords } from '../words/ticketStates.ts';

/** A question and the words that were understood. */
export class Question {
  readonly reading: TokenizedText;
  /** The question asks for a single group: "the top technician". */
  isSuperlative = false;

  constructor(text: string, language: 'en' | 'es') {
    this.reading = new TokenizedText(text, language);
  }

  /**
   * Finds the phrases of a table among the unread words and marks them as read.
   * @returns true if the question contains a phrase
   */
  consumePhrase(table: Phrases, accepts: (index: number) => boolean = () => true): boolean {
    let isFound = false;
    for (let at = 0; at < this.reading.length; at += 1) {
      const size = this.reading.phraseLengthAt(at, table);
      if (size === 0 || !this.reading.isUnread({ from: at, to: at + size }, 'topic') || !accepts(at))
        continue;
      this.reading.markRead({ from: at, to: at + size }, 'topic');
      isFound = true;
      at += size - 1;
    }
    return isFound;
  }

  /** Returns the words that are in no table. A question with unknown words asks for more than the engine can answer. */
  unknownWords(): string[] {
    const unknown: string[] = [];
    for (let at = 0; at < this.reading.length; at += 1) {
      const token = this.reading.tokenAt(at);
      if (token === undefined || token.kind === 'mark' || this.reading.kindAt(at) !== undefined) continue;
      if (!plainWords.has(token.norm)) unknown.push(token.text);
    }
    return unknown;
  }
}

/** Reads the ticket status and invoice filter of a question. */
export function stateOf(question: Question): Pick<AskFilters, 'status' | 'invoiced'> {
  const isOpen = question.consumePhrase(notInvoiced);
  const isInvoiced = !isOpen && question.consumePhrase(invoiced);
  const status: NonNullable<AskFilters['status']> = question.consumePhrase(notApproved)
    ? ['DRAFT', 'SUBMITTED', 'CHANGES_REQUESTED']
    : (['DRAFT', 'SUBMITTED', 'CHANGES_REQUESTED', 'APPROVED', 'VOID'] as const).filter((state) =>
        question.consumePhrase(statusWords[state]),
      );
  return {
    ...(status.length > 0 && { status }),
    ...((isOpen || isInvoiced) && { invoiced: isInvoiced }),
  };
}

/** Recognizes a question with two groupings, which cannot be answered: "by customer and technician". */
export const hasTwoGroupings = ({ reading }: Question): boolean =>
  reading.someToken(reading.all, (at) => {
    const isGroup = Object.values(groupWords).some((table) => reading.phraseLengthAt(at, table) > 0);
    const isAfterGroup = reading.kindAt(at - 2) === 'topic' || reading.kindAt(at - 3) === 'topic';
    return isGroup && isAfterGroup && isBefore(reading, at, groupJoins);
  });

export function groupingOf(question: Question): TicketGrouping | undefined {
  const { reading } = question;
  const isCued = (index: number) => isBefore(reading, index, groupCues);
  for (const group of ['jobType', 'technician', 'customer', 'day', 'week', 'month'] as const) {
    if (question.consumePhrase(groupWords[group], isCued)) return group;
  }
  for (const group of ['day', 'week', 'month'] as const)
    if (question.consumePhrase(aloneGroups[group])) return group;
  for (const group of ['technician', 'customer'] as const) {
    if (!question.consumePhrase(singularGroups[group], (index) => isSingleRankedGroup(reading, index)))
      continue;
    question.isSuperlative = true;
    return group;
  }
  // "the 5 customers with the most hours"
  for (const group of ['technician', 'customer'] as const) {
    if (question.consumePhrase(groupWords[group], (index) => countBefore(reading, index) !== undefined))
      return group;
  }
  if (question.consumePhrase(whoWords)) return 'technician';
  for (const group of ['technician', 'customer'] as const)
    if (question.consumePhrase(pluralGroups[group])) return group;
  return undefined;
}

/** Recognizes a single ranked group: "top technician", "el técnico con más horas". */
function isSingleRankedGroup(reading: TokenizedText, index: number): boolean {
  const ranks = (at: number) =>
    reading.phraseLengthAt(at, descendingWords) > 0 || reading.phraseLengthAt(at, ascendingWords) > 0;
  if (ranks(index - 1)) return true;
  const next = reading.normalizedAt(index + 1);
  return (
    ['with', 'con'].includes(next) &&
    (ranks(index + 2) || (reading.normalizedAt(index + 2) === 'the' && ranks(index + 3)))
  );
}

/** Returns the number before a word: "top 5 customers", "the 10 oldest tickets". */
function countBefore(reading: TokenizedText, index: number): number | undefined {
  for (let at = index - 1; at >= 0 && at >= index - 2; at -= 1) {
    const number = reading.kindAt(at) === undefined ? readNumber(reading, at) : undefined;
    if (number !== undefined && number.value >= 1 && number.value <= ASK_LIMIT_MAX) return number.value;
  }
  return undefined;
}

/** Reads the maximum number of rows of the answer. */
export function limitOf({ reading }: Question): number | undefined {
  for (let at = 0; at < reading.length; at += 1) {
    const number = reading.kindAt(at) === undefined ? readNumber(reading, at) : undefined;
    if (number === undefined || number.value < 2 || number.value > ASK_LIMIT_MAX) continue;
    const isTop =
      descendingWords.has(reading.normalizedAt(at - 1)) || newestWords.has(reading.normalizedAt(at - 1));
    const next = number.to;
    const isCounted = [
      descendingWords,
      oldestWords,
      newestWords,
      ticketTopics,
      groupWords.customer,
      groupWords.technician,
      groupWords.jobType,
    ].some((table) => reading.phraseLengthAt(next, table) > 0);
    if (!isTop && !isCounted) continue;
    reading.markRead({ from: at, to: number.to }, 'limit');
    return number.value;
  }
  return undefined;
}

/** Recognizes a grouping by well, which cannot be answered: "which well", "por pozo". */
export const asksByWell = ({ reading }: Question): boolean =>
  reading.someToken(
    reading.all,
    (at) => reading.phraseLengthAt(at, wellNouns) > 0 && isBefore(reading, at, groupCues),
  );

/**
 * Recognizes a question about work that was not done: "hours Luis did not work". Phrases such as "not invoiced" are
 * already marked as read.
 */
export const isDenied = ({ reading }: Question): boolean =>
  reading.someToken(
    reading.all,
    (at) => reading.kindAt(at) === undefined && reading.phraseLengthAt(at, questionNegations) > 0,
  );

/** Recognizes a question about a person's earnings, which cannot be answered: billable amounts are not pay. */
export const asksEarnings = ({ reading }: Question): boolean => hasPhrase(reading, reading.all, earningWords);

/** Recognizes a question that counts other records than tickets: "how many customers do we have". */
const countsOthers = (reading: TokenizedText): boolean =>
  reading.someToken(reading.all, (at) => {
    const size = reading.phraseLengthAt(at, countTopics);
    return (
      size > 0 && Object.values(groupWords).some((table) => reading.phraseLengthAt(at + size, table) > 0)
    );
  });

/** Reads the metric of a question. Returns undefined if the question names nothing that can be counted or listed. */
export function metricOf(
  question: Question,
  grouping: TicketGrouping | undefined,
  { hasState, hasNames, isInvoiced }: { hasState: boolean; hasNames: boolean; isInvoiced: boolean },
): TicketMetric | undefined {
  const isList = question.consumePhrase(listTopics);
  const isTravel = question.consumePhrase(travelTopics);
  const isHours = question.consumePhrase(hourTopics);
  if (countsOthers(question.reading)) return undefined;
  const isCount = question.consumePhrase(countTopics);
  const isMoney = question.consumePhrase(moneyTopics);
  const isMuch = question.consumePhrase(howMuchWords);
  const isWork = isMuch && !hasState && question.consumePhrase(workVerbs);
  const isTickets = question.consumePhrase(ticketTopics);
  if (isTravel) return 'travelHours';
  if (isHours) return 'hours';
  const isOfInvoices = isInvoiced && !isTickets && !isCount && !isList;
  if (isOfInvoices) return 'invoiced';
  if ((isMoney && !(isCount && isTickets)) || (isMuch && hasState))
    return isInvoiced ? 'invoiced' : 'billable';
  if (isMuch) return isWork ? 'hours' : undefined;
  if (isCount) return 'count';
  if (grouping !== undefined && (isTickets || hasState)) return 'count';
  const isAny = question.consumePhrase(anyWords) && hasNames;
  return isList || isTickets || hasState || isAny ? 'list' : undefined;
}

export function sortOf(
  question: Question,
  metric: TicketMetric,
  grouping: TicketGrouping | undefined,
): AskSort | undefined {
  const isOldest = metric === 'list' && question.consumePhrase(oldestWords);
  const isFewest = question.consumePhrase(ascendingWords);
  const isMost = question.consumePhrase(descendingWords);
  question.consumePhrase(newestWords);
  if (metric === 'list') return isOldest ? 'workDate' : '-workDate';
  const isOfTime = grouping === 'day' || grouping === 'week' || grouping === 'month';
  if (grouping === undefined || (isOfTime && !isMost && !isFewest)) return undefined;
  return isFewest ? 'value' : '-value';
}
