import type { Span } from '../tokens/reading.ts';

/** How the words of a text state a value. `choice/sureness.ts` decides which evidence makes a value sure. */
export type Evidence =
  // Wells, places, people, customers and types of job
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

/** A value that a recognizer reads from neighbouring words. */
export interface Candidate extends Span {
  value: string;
  evidence: Evidence;
}
