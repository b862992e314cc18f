import type { AskFilters, AskQuery } from '@derrick/domain/assistant';
import { readCustomers, readPeople } from '../choice/people.ts';
import type { Named, QuestionReading, ReadingContext } from '../context.ts';
import { readDates } from '../recognizers/dates/dates.ts';
import { readPeriods } from '../recognizers/dates/periods.ts';
import { readJobType } from '../recognizers/names/jobTypes.ts';
import { readWells } from '../recognizers/names/wells.ts';
import type { Reading } from '../tokens/reading.ts';
import { speakerWords } from '../words/questions.ts';
import { questionDays } from './questionDays.ts';
import { examplesFor } from './questionExamples.ts';
import {
  asksByWell,
  asksEarnings,
  groupingOf,
  isDenied,
  isDividedTwice,
  limitOf,
  metricOf,
  Question,
  sortOf,
  stateOf,
} from './questionParts.ts';

const idsOf = (mentions: readonly { records: readonly Named[] }[]) => [
  ...new Set(mentions.flatMap(({ records }) => records.map(({ id }) => id))),
];

/** The people, customers, types of job and wells that a question names. */
function namesOf(question: Question, context: ReadingContext) {
  const { reading } = question;
  const wells = readWells(reading, context.wells);
  const quoted = /["“«]([^"”»]{2,80})["”»]/.exec(reading.text)?.[1];
  const customers = readCustomers(reading, context, { isQuestion: true });
  const { technicians } = readPeople(reading, { ...context, contacts: [] }, { isQuestion: true });
  const jobType = readJobType(reading, context.jobTypes, { from: 0, to: reading.length });
  if (jobType) reading.consume(jobType, 'jobType');
  const isSpeaker =
    context.speakerId !== undefined && technicians.length === 0 && question.takes(speakerWords);
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
  // A first name that several people have: the answer names each of them.
  const isAmbiguous = technicians.some(({ records }) => records.length > 1);
  return {
    filters,
    isAmbiguous,
    isManyCustomers: customers.some(({ records }) => records.length > 1),
    wells: wells.length,
  };
}

const consumeQuoted = (reading: Reading) => {
  let isInside = false;
  for (let at = 0; at < reading.length; at += 1) {
    const isMark = ['"', '“', '”', '«', '»'].includes(reading.norm(at));
    if (isInside && !isMark && reading.takenAs(at) === undefined)
      reading.consume({ from: at, to: at + 1 }, 'quoted');
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
  consumeQuoted(reading);
  const named = groupingOf(question);
  if (named !== undefined && isDividedTwice(question)) return undefined;
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
  // The totals of invoices: their state is not a filter.
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
 * Reads a question about tickets into a query. A word that it does not know makes it a question that cannot be answered:
 * an answer to less than was asked would be a wrong one. The alternatives are questions that can be answered.
 */
export function readQuestion(question: string, context: ReadingContext): QuestionReading {
  const query = queryOf(question, context);
  return query
    ? { understood: true, query, alternatives: [] }
    : { understood: false, query: null, alternatives: examplesFor(context) };
}
