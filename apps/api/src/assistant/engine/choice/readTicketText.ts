import type { DraftConfidence, DraftFields } from '@derrick/domain/assistant';
import type { Named, ReadingContext, TicketReading } from '../context.ts';
import { readDates } from '../recognizers/dates/dates.ts';
import { type FoundJobType, readJobType } from '../recognizers/names/jobTypes.ts';
import type { Mention } from '../recognizers/names/mentions.ts';
import { readPlaces } from '../recognizers/names/places.ts';
import { type FoundWell, readWells } from '../recognizers/names/wells.ts';
import { readCosts } from '../recognizers/numbers/costs.ts';
import { takeAddresses, takeMeasures } from '../recognizers/numbers/measures.ts';
import { Reading, type Span } from '../tokens/reading.ts';
import { isBefore } from '../tokens/surroundings.ts';
import { sameWellWords } from '../words/sites.ts';
import { takeAsideClauses } from './asideClauses.ts';
import { HourReader } from './hours.ts';
import { splitJobs } from './jobs.ts';
import { cuedNote } from './notes.ts';
import { chosenMention, readCustomers, readPeople } from './people.ts';
import { readShift } from './shifts.ts';
import { readTexts } from './texts.ts';
import { unmatchedParts } from './unmatched.ts';

/** Reads all fields of a text, before they are divided among jobs. */
function readAll(reading: Reading, context: ReadingContext) {
  takeAddresses(reading);
  takeAsideClauses(reading, context.people);
  const wells = readWells(reading, context.wells);
  const costs = readCosts(reading);
  const dates = readDates(reading, context.referenceDate);
  const customers = readCustomers(reading, context);
  const customerId = theOnly(chosenMention(reading, customers)?.records)?.id ?? customerOfForm(context);
  const people = readPeople(reading, context, { customerId });
  const places = readPlaces(reading);
  takeMeasures(reading);
  const hours = new HourReader(reading).read();
  return { wells, costs, dates, customers, ...people, places, hours };
}

type Found = ReturnType<typeof readAll>;

const theOnly = (records: readonly Named[] | undefined) => (records?.length === 1 ? records[0] : undefined);

const customerOfForm = ({ formValues, customers }: ReadingContext) =>
  customers.find(({ label }) => label === formValues?.['customerCompany'])?.id;

/** Maximum number of records that the user chooses from. */
const CANDIDATES_MAX = 5;

const candidatesOf = (records: readonly Named[]) =>
  records.slice(0, CANDIDATES_MAX).map(({ id, label }) => ({ id, label }));

/** A field for the record that words name; several that are equally likely are a choice. */
function namedField(
  reading: Reading,
  { records, score, isSaid, ...span }: Mention,
  valueFrom: (record: Named) => string,
) {
  const only = theOnly(records);
  const quoted = reading.quote(span);
  if (only === undefined) {
    return { value: null, ...quoted, confidence: 'guess' as const, candidates: candidatesOf(records) };
  }
  const confidence: DraftConfidence = score >= 0.9 && isSaid ? 'sure' : 'check';
  return { value: valueFrom(only), ...quoted, confidence };
}

const idOf = ({ id }: Named) => id;
const labelOf = ({ label }: Named) => label;

const wellField = (reading: Reading, { name, confidence, candidates, from, to }: FoundWell) => ({
  value: candidates ? null : name,
  ...reading.quote({ from, to }),
  confidence,
  ...(candidates && {
    candidates: candidates.slice(0, CANDIDATES_MAX).map((well) => ({ id: well, label: well })),
  }),
});

/** The days that a job speaks of, the one that is nearest to its hours first. */
function datesBy({ dates, hours }: Found, job: Span) {
  const isInside = ({ from }: Span) => from >= job.from && from < job.to;
  const inside = dates.filter(isInside);
  const [range] = hours.ranges.filter(isInside);
  if (range === undefined || inside.length < 2) return inside;
  const farFrom = ({ from, to }: Span) => (to <= range.from ? range.from - to : from - range.to);
  const nearest = inside.toSorted((a, b) => farFrom(a) - farFrom(b))[0];
  return nearest === undefined ? inside : [nearest, ...inside.filter(({ from }) => from > nearest.from)];
}

/** Finds the well of every job of the text: "same well, Smith 14-2H". */
const sharedWell = (reading: Reading, wells: readonly FoundWell[]) =>
  wells.find(({ from }) => isBefore(reading, from, sameWellWords));

/** The names, places and references of one job. */
function namesOf(reading: Reading, found: Found, job: Span, jobType: FoundJobType | undefined): DraftFields {
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
    ...(place && {
      location: { value: reading.quote(place).quote, ...reading.quote(place), confidence: place.confidence },
    }),
    ...(well && { wellName: wellField(reading, well) }),
    ...(date && { workDate: { value: date.day, ...reading.quote(date), confidence: date.confidence } }),
    ...(technician && {
      technicianId: { ...namedField(reading, technician, idOf), ...withLabel(technician.records) },
    }),
    ...(customer && { customerCompany: namedField(reading, customer, labelOf) }),
    ...(contact && { customerName: namedField(reading, contact, labelOf) }),
    ...(jobType && {
      jobTypeId: {
        ...namedField(
          reading,
          { ...jobType, score: jobType.confidence === 'sure' ? 1 : 0.8, isSaid: true },
          idOf,
        ),
        ...withLabel(jobType.records),
      },
    }),
    ...(cost && {
      costReference: { value: cost.value, ...reading.quote(cost), confidence: cost.confidence },
    }),
  };
}

const textField = (
  reading: Reading,
  { value, span, confidence }: { value: string; span: Span; confidence: DraftConfidence },
) => ({
  value,
  ...reading.quote(span),
  confidence,
});

/**
 * Reads the fields of a ticket from words that were said or typed, in English, Spanish or both. Nothing is invented: each
 * value names its words in the text, and ids are those of the context alone. The time it takes grows as the text does.
 */
export function readTicketText(text: string, context: ReadingContext): TicketReading {
  return readWithSteps(text, context).reading;
}

/** Reads the same fields, and returns how many words were looked at and how many names were compared. */
export function readWithSteps(
  text: string,
  context: ReadingContext,
): { reading: TicketReading; steps: number; comparisons: number; nearComparisons: number } {
  const reading = new Reading(text, context.language);
  const found = readAll(reading, context);
  const jobs = splitJobs(reading, found);
  const spans: Span[] = [];
  let after: number | undefined;
  const drafts = jobs.map((job): DraftFields => {
    const jobType = readJobType(reading, context.jobTypes, job);
    const names = namesOf(reading, found, job, jobType);
    const { endsAt, ...times } = readShift(reading, found.hours, job, after);
    after = endsAt ?? after;
    const texts = readTexts(reading, job, jobType);
    spans.push(...texts.spans);
    return {
      ...names,
      ...times,
      ...(texts.description && { description: textField(reading, texts.description) }),
      ...(texts.notes && { notes: textField(reading, texts.notes) }),
    };
  });
  const [fields = {}, ...more] = drafts;
  const other = more.filter((draft) => Object.keys(draft).length > 0);
  return {
    reading: { fields, unmatched: unmatchedParts(reading, spans), ...(other.length > 0 && { other }) },
    steps: reading.steps,
    comparisons: reading.comparisons,
    nearComparisons: reading.nearComparisons,
  };
}
