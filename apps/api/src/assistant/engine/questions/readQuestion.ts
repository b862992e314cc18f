import type { AskFilters, AskQuery } from '@derrick/domain/assistant';
import { readCustomers, readPeople } from '../choice/people.ts';
import type { Named, QuestionReading, ReadingContext } from '../context.ts';
import { readDates } from '../recognizers/dates/dates.ts';
import { readPeriods } from '../recognizers/dates/periods.ts';
import { readJobType } from '../recognizers/names/jobTypes.ts';
import { readWells } from '../recognizers/names/wells.ts';
import type { TokenizedText } from '../tokens/reading.ts';
import { speakerWords } from '../words/questions.ts';
import { questionDays } from './questionDays.ts';
import { examplesFor } from './questionExamples.ts';
import {
  asksByWell,
  asksEarnings,
  groupingOf,
  hasTwoGroupings,
  isDenied,
  limitOf,
  metricOf,
  Question,
  sortOf,
  stateOf,
} from './questionParts.ts';

const idsOf = (mentions: readonly { records: readonly Named[] }[]) => [
  ...new Set(mentions.flatMap(({ records }) => records.map(({ id }) => id))),
];

/** Reads the people, customers, job types and wells that a question names. */
function namesOf(question: Question, context: ReadingContext) {
  const { reading } = question;
  const wells = readWells(reading, context.wells);
  const quoted = /["“«]([^"”»]{2,80})["”»]/.exec(reading.text)?.[1];
  const customers = readCustomers(reading, context, { isQuestion: true });
  const { technicians } = readPeople(reading, { ...context, contacts: [] }, { isQuestion: true });
  const jobType = readJobType(reading, context.jobTypes, { from: 0, to: reading.length });
  if (jobType) reading.markRead(jobType, 'jobType');
  const isSpeaker =
    context.speakerId !== undefined && technicians.length === 0 && question.consumePhrase(speakerWords);
  const technicianIds =
    isSpeaker && context.speakerId !== undefined ? [context.speakerId] : idsOf(technicians);
  const customerIds = idsOf(customers);
  const search = wells[0]?.value ?? quoted;
  const filters: AskFilters = {
    ...(technicianIds.length > 0 && { technicianIds }),
    ...(customerIds.length > 0 && { customerIds }),
    ...(jobType && { jobTypeIds: idsOf([jobType]) }),
    ...(search !== undefined && search !== '' && { search }),
  };
  // If several people have the named first name, the answer is grouped by technician.
  const isAmbiguous = technicians.some(({ records }) => records.length > 1);
  return {
    filters,
    isAmbiguous,
    isManyCustomers: customers.some(({ records }) => records.length > 1),
    wells: wells.length,
  };
}

const takeQuoted = (reading: TokenizedText) => {
  let isInside = false;
  for (let at = 0; at < reading.length; at += 1) {
    const isMark = ['"', '“', '”', '«', '»'].includes(reading.normalizedAt(at));
    if (isInside && !isMark && reading.kindAt(at) === undefined)
      reading.markRead({ from: at, to: at + 1 }, 'quoted');
    if (isMark) isInside = !isInside;
  }
};

function queryOf(text: string, context: ReadingContext): AskQuery | undefined {
  const question = new Question(text, context.language);
  const { reading } = question;
  const today = { day: context.referenceDate, weekStart: context.weekStart ?? ('MONDAY' as const) };
  const periods = readPeriods(reading, today);
  const dates = readDates(reading, context.referenceDate);
  const names = namesOf(question, context);
  takeQuoted(reading);
  const named = groupingOf(question);
  if (named !== undefined && hasTwoGroupings(question)) return undefined;
  const isSuperlative = named !== undefined && question.isSuperlative;
  const limit = limitOf(question) ?? (isSuperlative ? 1 : undefined);
  const grouping =
    named ?? (names.isAmbiguous ? 'technician' : names.isManyCustomers ? 'customer' : undefined);
  const state = stateOf(question);
  const metric = metricOf(question, named, {
    hasState: state.status !== undefined || state.invoiced !== undefined,
    isInvoiced: state.invoiced === true,
    hasNames: Object.keys(names.filters).length > 0,
  });
  if (metric === undefined || names.wells > 1) return undefined;
  const isOfPerson = names.filters.technicianIds !== undefined || grouping === 'technician';
  if (metric === 'billable' && isOfPerson && asksEarnings(question)) return undefined;
  const groupBy = metric === 'list' ? undefined : grouping;
  // The metric already limits the answer to invoices, so the invoice state is not a filter.
  if (metric === 'invoiced') delete state.invoiced;
  const sort = sortOf(question, metric, groupBy);
  const days = questionDays(reading, periods, dates, context.referenceDate);
  if (days === undefined || question.unknownWords().length > 0) return undefined;
  if (asksByWell(question) || isDenied(question)) return undefined;
  return {
    metric,
    filters: { ...names.filters, ...state, ...days },
    ...(groupBy && { groupBy }),
    ...(sort && { sort }),
    ...(limit !== undefined && (groupBy || metric === 'list') && { limit }),
  };
}

/**
 * Converts a question about tickets to a query. A question with an unknown word cannot be answered, because an answer
 * that ignores the word would be wrong. The alternatives are questions that can be answered.
 */
export function readQuestion(question: string, context: ReadingContext): QuestionReading {
  const query = queryOf(question, context);
  return query
    ? { understood: true, query, alternatives: [] }
    : { understood: false, query: null, alternatives: examplesFor(context) };
}
