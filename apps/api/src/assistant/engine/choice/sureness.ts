import type { DraftConfidence } from '@derrick/domain/assistant';
import type { Evidence } from '../recognizers/candidate.ts';

/**
 * Confidence of a value by its evidence. The form applies a `sure` value, asks the user to check a `check` value, and
 * lets the user choose for a `guess`. Each line has an example text.
 */
const confidences: Readonly<Record<Evidence, DraftConfidence>> = {
  // "worked on the Javelina 18-1H"
  completeName: 'sure',
  // "the smith fourteen three", without the H of the well's name
  partOfName: 'check',
  // "jav 18-1H"
  similarName: 'check',
  // "talked to Jim", and two contacts are called Jim
  sharedName: 'guess',
  // "Red Hills 22-4H", a well that the company does not have
  newCapitalizedName: 'sure',
  // "the cottonwood twelve dash seven"
  newName: 'check',
  // "location is north of Pecos", "job type: pump repair"
  announced: 'sure',
  // "worked with Priya Raman", "for Coterra"
  saidName: 'sure',
  // "7 to 3, Priya Raman"
  nameAlone: 'check',
  // "County Road 120"
  siteWithName: 'sure',
  // "in Loving County"
  town: 'check',
  // "yesterday", "March 9th"
  clearDate: 'sure',
  // "3/9" in a text that mixes both languages; "Friday" on a Friday
  unclearDate: 'check',
  // "AFE 2026-118"
  writtenCode: 'sure',
  // "PO seven seven one oh four"
  spokenCode: 'check',
  // "3:30 pm"
  clearHour: 'sure',
  // "worked 7 to 3:30 pm": 7 is in the morning of a usual day
  halfOfUsualDay: 'check',
  // "started at 7, eight hours"
  computedHour: 'check',
  // "worked 4 to 12"
  rivalHours: 'guess',
  // "note: bring the long wrench"
  announcedNote: 'sure',
  // "changed the seal, 7 to 3"
  restOfText: 'check',
};

/** Returns the confidence of a value. */
export const confidenceOf = (evidence: Evidence): DraftConfidence => confidences[evidence];
