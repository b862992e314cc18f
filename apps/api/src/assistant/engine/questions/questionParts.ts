import {
  ASK_LIMIT_MAX,
  type AskFilters,
  type AskSort,
  type TicketGrouping,
  type TicketMetric,
} from '@derrick/domain/assistant';
import { readNumber } from '../tokens/numbers.ts';
import type { Phrases } from '../tokens/phrases.ts';
import { Reading } from '../tokens/reading.ts';
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
  countTopics,
  earningWords,
  fewestWords,
  hourTopics,
  listTopics,
  moneyTopics,
  mostWords,
  muchTopics,
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

/** A question with the words that were understood. */
export class Question {
  readonly reading: Reading;
  /** One group is asked for: "the top technician". */
  isSuperlative = false;

  constructor(text: string, language: 'en' | 'es') {
    this.reading = new Reading(text, language);
  }

  /** Finds a phrase of a table among the words that nothing else has taken, and takes it. */
  takes(table: Phrases, where: (index: number) => boolean = () => true): boolean {
    let isFound = false;
    for (let at = 0; at < this.reading.length; at += 1) {
      const size = this.reading.phrase(at, table);
      if (size === 0 || !this.reading.isFree({ from: at, to: at + size }, 'topic') || !where(at)) continue;
      this.reading.consume({ from: at, to: at + size }, 'topic');
      isFound = true;
      at += size - 1;
    }
    return isFound;
  }

  /** The words that are in no table: a question that has some asks for more than can be answered. */
  unknownWords(): string[] {
    const unknown: string[] = [];
    for (let at = 0; at < this.reading.length; at += 1) {
      const token = this.reading.at(at);
      if (token === undefined || token.kind === 'mark' || this.reading.takenAs(at) !== undefined) continue;
      if (!plainWords.has(token.norm)) unknown.push(token.text);
    }
    return unknown;
  }
}

/** Reads the status of tickets and invoices from a question. */
export function stateOf(question: Question): Pick<AskFilters, 'status' | 'invoiced'> {
  const isOpen = question.takes(notInvoiced);
  const isInvoiced = !isOpen && question.takes(invoiced);
  const status: NonNullable<AskFilters['status']> = question.takes(notApproved)
    ? ['DRAFT', 'SUBMITTED', 'CHANGES_REQUESTED']
    : (['DRAFT', 'SUBMITTED', 'CHANGES_REQUESTED', 'APPROVED', 'VOID'] as const).filter((state) =>
        question.takes(statusWords[state]),
      );
  return {
    ...(status.length > 0 && { status }),
    ...((isOpen || isInvoiced) && { invoiced: isInvoiced }),
  };
}

/** Recognises two groupings, which no answer has: "by customer and technician". */
export const isDividedTwice = ({ reading }: Question): boolean =>
  reading.some(reading.all, (at) => {
    const isGroup = Object.values(groupWords).some((table) => reading.phrase(at, table) > 0);
    const isAfterGroup = reading.takenAs(at - 2) === 'topic' || reading.takenAs(at - 3) === 'topic';
    return isGroup && isAfterGroup && isBefore(reading, at, groupJoins);
  });

/** Reads the grouping of the answer. */
export function groupingOf(question: Question): TicketGrouping | undefined {
  const { reading } = question;
  const isCued = (index: number) => isBefore(reading, index, groupCues);
  for (const group of ['jobType', 'technician', 'customer', 'day', 'week', 'month'] as const) {
    if (question.takes(groupWords[group], isCued)) return group;
  }
  for (const group of ['day', 'week', 'month'] as const) if (question.takes(aloneGroups[group])) return group;
  for (const group of ['technician', 'customer'] as const) {
    if (!question.takes(singularGroups[group], (index) => isTheFirst(reading, index))) continue;
    question.isSuperlative = true;
    return group;
  }
  // "the 5 customers with the most hours"
  for (const group of ['technician', 'customer'] as const) {
    if (question.takes(groupWords[group], (index) => countBefore(reading, index) !== undefined)) return group;
  }
  if (question.takes(whoWords)) return 'technician';
  for (const group of ['technician', 'customer'] as const)
    if (question.takes(pluralGroups[group])) return group;
  return undefined;
}

/** Recognises one ranked group in the singular: "top technician", "el técnico con más horas". */
function isTheFirst(reading: Reading, index: number): boolean {
  const ranks = (at: number) => reading.phrase(at, mostWords) > 0 || reading.phrase(at, fewestWords) > 0;
  if (ranks(index - 1)) return true;
  const next = reading.norm(index + 1);
  return (
    ['with', 'con'].includes(next) &&
    (ranks(index + 2) || (reading.norm(index + 2) === 'the' && ranks(index + 3)))
  );
}

/** The number before a word: "top 5 customers", "the 10 oldest tickets". */
function countBefore(reading: Reading, index: number): number | undefined {
  for (let at = index - 1; at >= 0 && at >= index - 2; at -= 1) {
    const number = reading.takenAs(at) === undefined ? readNumber(reading, at) : undefined;
    if (number !== undefined && number.value >= 1 && number.value <= ASK_LIMIT_MAX) return number.value;
  }
  return undefined;
}

/** Reads the maximum number of rows. */
export function limitOf({ reading }: Question): number | undefined {
  for (let at = 0; at < reading.length; at += 1) {
    const number = reading.takenAs(at) === undefined ? readNumber(reading, at) : undefined;
    if (number === undefined || number.value < 2 || number.value > ASK_LIMIT_MAX) continue;
    const isTop = mostWords.has(reading.norm(at - 1)) || newestWords.has(reading.norm(at - 1));
    const next = number.to;
    const isCounted = [
      mostWords,
      oldestWords,
      newestWords,
      ticketTopics,
      groupWords.customer,
      groupWords.technician,
      groupWords.jobType,
    ].some((table) => reading.phrase(next, table) > 0);
    if (!isTop && !isCounted) continue;
    reading.consume({ from: at, to: number.to }, 'limit');
    return number.value;
  }
  return undefined;
}

/** Recognises a grouping by wells, which no answer has: "which well", "por pozo". */
export const asksByWell = ({ reading }: Question): boolean =>
  reading.some(reading.all, (at) => reading.phrase(at, wellNouns) > 0 && isBefore(reading, at, groupCues));

/** Recognises a question about work that was not done: "hours Luis did not work". Known phrases such as "not invoiced" are already taken. */
export const isDenied = ({ reading }: Question): boolean =>
  reading.some(
    reading.all,
    (at) => reading.takenAs(at) === undefined && reading.phrase(at, questionNegations) > 0,
  );

/** Recognises a question about what a person earns: the billable amount is not their pay. */
export const asksEarnings = ({ reading }: Question): boolean => hasPhrase(reading, reading.all, earningWords);

/** Recognises a question that counts other records than tickets: "how many customers do we have". */
const countsOthers = (reading: Reading): boolean =>
  reading.some(reading.all, (at) => {
    const size = reading.phrase(at, countTopics);
    return size > 0 && Object.values(groupWords).some((table) => reading.phrase(at + size, table) > 0);
  });

/** Reads the metric of a question, or undefined if it names nothing that can be counted. */
export function metricOf(
  question: Question,
  grouping: TicketGrouping | undefined,
  { hasState, hasNames, isInvoiced }: { hasState: boolean; hasNames: boolean; isInvoiced: boolean },
): TicketMetric | undefined {
  const isList = question.takes(listTopics);
  const isTravel = question.takes(travelTopics);
  const isHours = question.takes(hourTopics);
  if (countsOthers(question.reading)) return undefined;
  const isCount = question.takes(countTopics);
  const isMoney = question.takes(moneyTopics);
  const isMuch = question.takes(muchTopics);
  const isWork = isMuch && !hasState && question.takes(workVerbs);
  const isTickets = question.takes(ticketTopics);
  if (isTravel) return 'travelHours';
  if (isHours) return 'hours';
  const isOfInvoices = isInvoiced && !isTickets && !isCount && !isList;
  if (isOfInvoices) return 'invoiced';
  if ((isMoney && !(isCount && isTickets)) || (isMuch && hasState))
    return isInvoiced ? 'invoiced' : 'billable';
  if (isMuch) return isWork ? 'hours' : undefined;
  if (isCount) return 'count';
  if (grouping !== undefined && (isTickets || hasState)) return 'count';
  const isAny = question.takes(anyWords) && hasNames;
  return isList || isTickets || hasState || isAny ? 'list' : undefined;
}

export function sortOf(
  question: Question,
  metric: TicketMetric,
  grouping: TicketGrouping | undefined,
): AskSort | undefined {
  const isOldest = metric === 'list' && question.takes(oldestWords);
  const isFewest = question.takes(fewestWords);
  const isMost = question.takes(mostWords);
  question.takes(newestWords);
  if (metric === 'list') return isOldest ? 'workDate' : '-workDate';
  const isOfTime = grouping === 'day' || grouping === 'week' || grouping === 'month';
  if (grouping === undefined || (isOfTime && !isMost && !isFewest)) return undefined;
  return isFewest ? 'value' : '-value';
}
