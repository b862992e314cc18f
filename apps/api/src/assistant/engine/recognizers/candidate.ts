import type { Span } from '../tokens/reading.ts';

/** Kind of evidence in the text for a value. `choice/sureness.ts` assigns a confidence to each kind. */
export type Evidence =
  // Wells, places, people, customers and job types
  | 'completeName'
  | 'partOfName'
  | 'similarName'
  | 'sharedName'
  | 'newCapitalizedName'
  | 'newName'
  | 'announced'
  | 'saidName'
  | 'nameAlone'
  | 'siteWithName'
  | 'town'
  // Dates and references
  | 'clearDate'
  | 'unclearDate'
  | 'writtenCode'
  | 'spokenCode'
  // Hours
  | 'clearHour'
  | 'halfOfUsualDay'
  | 'computedHour'
  | 'rivalHours'
  // Texts
  | 'announcedNote'
  | 'restOfText';

/** A value that a recognizer read from consecutive words. */
export interface Candidate extends Span {
  value: string;
  evidence: Evidence;
}
