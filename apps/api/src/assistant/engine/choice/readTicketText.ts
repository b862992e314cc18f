import type { DraftFields } from '@derrick/domain/assistant';
import type { Named, ReadingContext, TicketReading } from '../context.ts';
import type { Candidate, Evidence } from '../recognizers/candidate.ts';
import { readDates } from '../recognizers/dates/dates.ts';
import { type FoundJobType, readJobType } from '../recognizers/names/jobTypes.ts';
import type { Mention } from '../recognizers/names/mentions.ts';
import { readPlaces } from '../recognizers/names/places.ts';
import { type FoundWell, readWells } from '../recognizers/names/wells.ts';
import { readCosts } from '../recognizers/numbers/costs.ts';
import { takeAddresses, takeMeasures } from '../recognizers/numbers/measures.ts';
import { type Span, TokenizedText } from '../tokens/reading.ts';
import { isBefore } from '../tokens/surroundings.ts';
import { sameWellWords } from '../words/sites.ts';
import { markUnrelatedClauses } from './asideClauses.ts';
import { TimeReader } from './hours.ts';
import { splitJobs } from './jobs.ts';
import { cuedNote } from './notes.ts';
import { chosenMention, readCustomers, readPeople } from './people.ts';
import { SAID_NAME_SCORE_MIN } from './scores.ts';
import { readShift } from './shifts.ts';
import { confidenceOf } from './sureness.ts';
import { readTexts } from './texts.ts';
import { unmatchedParts } from './unmatched.ts';

/** Reads the values of the complete text, before they are assigned to jobs. */
function readAll(reading: TokenizedText, context: ReadingContext) {
  takeAddresses(reading);
  markUnrelatedClauses(reading, context.people);
  const wells = readWells(reading, context.wells);
  const costs = readCosts(reading);
  const dates = readDates(reading, context.referenceDate);
  const customers = readCustomers(reading, context);
  const customerId = theOnly(chosenMention(reading, customers)?.records)?.id ?? customerOfForm(context);
  const people = readPeople(reading, context, { customerId });
  const places = readPlaces(reading);
  takeMeasures(reading);
  const hours = new TimeReader(reading).read();
  return { wells, costs, dates, customers, ...people, places, hours };
}

type Found = ReturnType<typeof readAll>;

const theOnly = (records: readonly Named[] | undefined) => (records?.length === 1 ? records[0] : undefined);

const customerOfForm = ({ formValues, customers }: ReadingContext) =>
  customers.find(({ label }) => label === formValues?.['customerCompany'])?.id;

/** Maximum number of records offered to the user as a choice. */
const CANDIDATES_MAX = 5;

const candidatesOf = (records: readonly Named[]) =>
  records.slice(0, CANDIDATES_MAX).map(({ id, label }) => ({ id, label }));

interface NamedCandidate extends Span {
  records: readonly Named[];
  evidence: Evidence;
}

/** Adds the evidence to a mention: `saidName` if the name is complete enough and has a verb or preposition next to it. */
const asCandidate = ({ score, hasRoleCue: isSaid, ...mention }: Mention): NamedCandidate => ({
  ...mention,
  evidence: score >= SAID_NAME_SCORE_MIN && isSaid ? 'saidName' : 'nameAlone',
});

/** Creates a field for the named record. If several records are equally likely, the field offers them as a choice. */
function namedField(
  reading: TokenizedText,
  { records, evidence, ...span }: NamedCandidate,
  valueFrom: (record: Named) => string,
) {
  const only = theOnly(records);
  const quoted = reading.quote(span);
  if (only === undefined) {
    return {
      value: null,
      ...quoted,
      confidence: confidenceOf('sharedName'),
      candidates: candidatesOf(records),
    };
  }
  return { value: valueFrom(only), ...quoted, confidence: confidenceOf(evidence) };
}

const idOf = ({ id }: Named) => id;
const labelOf = ({ label }: Named) => label;

const fieldOf = (reading: TokenizedText, { value, evidence, from, to }: Candidate) => ({
  value,
  ...reading.quote({ from, to }),
  confidence: confidenceOf(evidence),
});

const wellField = (reading: TokenizedText, well: FoundWell) => ({
  ...fieldOf(reading, well),
  ...(well.candidates && {
    value: null,
    candidates: well.candidates.slice(0, CANDIDATES_MAX).map((name) => ({ id: name, label: name })),
  }),
});

/** Returns the dates inside a job. The date nearest to the job's hours comes first. */
function datesBy({ dates, hours }: Found, job: Span) {
  const isInside = ({ from }: Span) => from >= job.from && from < job.to;
  const inside = dates.filter(isInside);
  const [range] = hours.ranges.filter(isInside);
  if (range === undefined || inside.length < 2) return inside;
  const farFrom = ({ from, to }: Span) => (to <= range.from ? range.from - to : from - range.to);
  const nearest = inside.toSorted((a, b) => farFrom(a) - farFrom(b))[0];
  return nearest === undefined ? inside : [nearest, ...inside.filter(({ from }) => from > nearest.from)];
}

/** Finds the well that all jobs of the text share: "same well, Smith 14-2H". */
const sharedWell = (reading: TokenizedText, wells: readonly FoundWell[]) =>
  wells.find(({ from }) => isBefore(reading, from, sameWellWords));

/** Returns the fields of one job that hold names, places, dates and references. */
function namesOf(
  reading: TokenizedText,
  found: Found,
  job: Span,
  jobType: FoundJobType | undefined,
): DraftFields {
  const pick = <T extends Span>(list: readonly T[]) =>
    chosenMention(
      reading,
      list.filter(({ from }) => from >= job.from && from < job.to),
    );
  // "Note: their pumper wants Sarah back on Friday" names neither the technician nor the day of the work.
  const note = cuedNote(reading, job);
  const pickOutsideNote = <T extends Span>(list: readonly T[]) =>
    pick(list.filter(({ from }) => note === undefined || from < note.from || from >= note.to));
  const well = pickOutsideNote(found.wells) ?? sharedWell(reading, found.wells);
  const date = pickOutsideNote(datesBy(found, job));
  const cost = pick(found.costs);
  const place = pickOutsideNote(found.places);
  const technician = pickOutsideNote(found.technicians);
  const customer = pick(found.customers);
  const contact = pick(found.contacts);
  const withLabel = (records: readonly Named[]) => ({
    ...(records[0] && records.length === 1 && { label: records[0].label }),
  });
  return {
    ...(place && { location: fieldOf(reading, place) }),
    ...(well && { wellName: wellField(reading, well) }),
    ...(date && { workDate: fieldOf(reading, date) }),
    ...(technician && {
      technicianId: {
        ...namedField(reading, asCandidate(technician), idOf),
        ...withLabel(technician.records),
      },
    }),
    ...(customer && { customerCompany: namedField(reading, asCandidate(customer), labelOf) }),
    ...(contact && { customerName: namedField(reading, asCandidate(contact), labelOf) }),
    ...(jobType && {
      jobTypeId: {
        ...namedField(reading, jobType, idOf),
        ...withLabel(jobType.records),
      },
    }),
    ...(cost && { costReference: fieldOf(reading, cost) }),
  };
}

/**
 * Reads the fields of a ticket from spoken or typed text in English, Spanish or both.
 * 1. The text is divided into tokens: words, numbers and marks.
 * 2. Recognizers find values one kind after the other: wells, references, dates, customers, people, places, measures,
 * times. Each marks its words as read, so that later recognizers skip them.
 * 3. The text is divided into jobs, and the values are assigned to them.
 * 4. The remaining words become the description, the notes and the unmatched parts.
 *
 * Each value quotes its words in the text, and all ids are in the context, so that no value is invented. The time grows
 * linearly with the length of the text.
 */
export function readTicketText(text: string, context: ReadingContext): TicketReading {
  return readWithSteps(text, context).reading;
}

/** Reads the fields like `readTicketText`. Also returns the numbers of read tokens and compared names, for tests of the effort. */
export function readWithSteps(
  text: string,
  context: ReadingContext,
): { reading: TicketReading; steps: number; comparisons: number; nearComparisons: number } {
  const reading = new TokenizedText(text, context.language);
  const candidates = readAll(reading, context);
  const jobs = splitJobs(reading, candidates);
  const spans: Span[] = [];
  let after: number | undefined;
  const drafts = jobs.map((job): DraftFields => {
    const jobType = readJobType(reading, context.jobTypes, job);
    const names = namesOf(reading, candidates, job, jobType);
    const { endsAt, ...times } = readShift(reading, candidates.hours, job, after);
    after = endsAt ?? after;
    const texts = readTexts(reading, job, jobType);
    spans.push(...texts.spans);
    return {
      ...names,
      ...times,
      ...(texts.description && {
        description: fieldOf(reading, { ...texts.description, ...texts.description.span }),
      }),
      ...(texts.notes && { notes: fieldOf(reading, { ...texts.notes, ...texts.notes.span }) }),
    };
  });
  const [fields = {}, ...more] = drafts;
  const otherJobs = more.filter((draft) => Object.keys(draft).length > 0);
  return {
    reading: {
      fields,
      unmatched: unmatchedParts(reading, spans),
      ...(otherJobs.length > 0 && { other: otherJobs }),
    },
    steps: reading.steps,
    comparisons: reading.comparisons,
    nearComparisons: reading.nearComparisons,
  };
}
