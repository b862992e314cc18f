/** Converts the answer of a provider to fields of a draft. Everything that can be checked is checked. */
import {
  type DraftField,
  type DraftFieldName,
  type DraftFields,
  draftFieldsStruct,
} from '@derrick/domain/assistant';
import type { Named, ReadingContext, TicketReading } from './engine/index.ts';
import { BLANK } from './provider/blank.ts';
import type { ProviderAnswer, ProviderField } from './provider/ticketQuestion.ts';
import { isMadeOf, namedBy } from './resolve.ts';

/** Maximum number of records offered for a name. If a name fits more records, its field is dropped. */
const CANDIDATES_MAX = 8;
const MAX_OTHER_JOBS = 3;

type Words = Pick<DraftField, 'quote' | 'start' | 'end' | 'confidence'>;
type Found = readonly [name: DraftFieldName, field: object];

/**
 * Converts the fields that pass the checks: the quote occurs in the sent text, times and days are valid, people and job
 * types are in the caller's scope, and every other value is made of words of the text. A value that is not is replaced by
 * its quote.
 * @param text the text as the user wrote it
 * @param sent the same text with phone numbers and email addresses blanked, of the same length
 */
export function readProvided(
  answer: ProviderAnswer,
  text: string,
  blanked: string,
  context: ReadingContext,
): TicketReading {
  const read = (fields: readonly ProviderField[]): DraftFields => {
    const readFields = new Map<DraftFieldName, object>();
    for (const group of fields) {
      const start = group.quote.trim() === '' ? -1 : blanked.indexOf(group.quote);
      if (start === -1) continue;
      const end = start + group.quote.length;
      const words = { quote: text.slice(start, end), start, end, confidence: group.confidence };
      const [name, field] = fieldOf(group, words, blanked, context) ?? [];
      if (name && field && !readFields.has(name)) readFields.set(name, field);
    }
    return admitted(Object.fromEntries(readFields));
  };
  const fields = read(answer.fields);
  const otherJobs = (answer.other ?? [])
    .slice(0, MAX_OTHER_JOBS)
    .map(read)
    .filter((job) => Object.keys(job).length > 0);
  return { fields, unmatched: leftOver(text, fields), ...(otherJobs.length > 0 && { other: otherJobs }) };
}

function fieldOf(
  { field, value, confidence }: ProviderField,
  words: Words,
  blanked: string,
  context: ReadingContext,
): Found | undefined {
  switch (field) {
    case 'technician':
      return ['technicianId', byName(words, value, context.people)];
    case 'jobType':
      return ['jobTypeId', byName(words, value, context.jobTypes)];
    case 'customerCompany': {
      const [only, ...rest] = namedBy(value, context.customers);
      if (only && rest.length === 0) return [field, { ...words, value: only.label }];
      return [field, { ...byName(words, value, context.customers), ...(!only && { value: words.quote }) }];
    }
    case 'workStartedAt':
    case 'workEndedAt':
    case 'travelStartedAt':
    case 'travelEndedAt':
    case 'workDate':
      return [field, { ...words, value }];
    default: {
      const quotedValue =
        isMadeOf(value, blanked) && !value.includes(BLANK) ? value.trim() : words.quote.trim();
      const quotedConfidence = quotedValue === value.trim() ? confidence : 'check';
      return [field, { ...words, value: quotedValue, confidence: quotedConfidence }];
    }
  }
}

function byName(words: Words, name: string, records: readonly Named[]): object {
  const matches = namedBy(name, records);
  const [only] = matches;
  if (only && matches.length === 1) return { ...words, value: only.id, label: only.label };
  const candidates = matches.length <= CANDIDATES_MAX ? matches.map(({ id, label }) => ({ id, label })) : [];
  return { ...words, value: null, confidence: 'guess', candidates };
}

/** Drops every field that its struct rejects, and every field without a value and without candidates. */
function admitted(fields: object): DraftFields {
  const entries = Object.entries(fields).filter(([name, field]) => {
    const draft = { [name]: field };
    if (!draftFieldsStruct.is(draft)) return false;
    const { value, candidates = [] } = Object(field);
    return value !== null || candidates.length > 0;
  });
  const checked: unknown = Object.fromEntries(entries);
  return draftFieldsStruct.is(checked) ? checked : {};
}

/** Returns the parts of a text between the quotes of its fields. */
function leftOver(text: string, fields: DraftFields): string[] {
  const quotes = Object.values(fields).flatMap((field) => (field ? [field] : []));
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of quotes.sort((a, b) => a.start - b.start)) {
    parts.push(text.slice(from, Math.max(from, start)));
    from = Math.max(from, end);
  }
  return [...parts, text.slice(from)].map((part) => part.trim()).filter((part) => /[\p{L}\p{N}]/u.test(part));
}
