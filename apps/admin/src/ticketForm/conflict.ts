import { changedFields, isSame, type TicketFormValues } from './values.ts';

/** Is what becomes of a field that somebody else has changed. */
export type Choice = 'mine' | 'theirs';

/** Is one field that somebody else has changed since the form was loaded. */
export interface ConflictField {
  field: keyof TicketFormValues;
  /** Whether it was changed here as well, to something else. */
  isMine: boolean;
}

/** Compares three states of a ticket: as it was loaded, as it stands here, as somebody else has saved it. */
export function conflictFields(
  base: TicketFormValues,
  mine: TicketFormValues,
  theirs: TicketFormValues,
): ConflictField[] {
  return changedFields(base, theirs)
    .filter((field) => !isSame(field, mine, theirs))
    .map((field) => ({ field, isMine: !isSame(field, base, mine) }));
}

/** Takes what was chosen for each field that somebody else changed; all others stay as they are here. */
export function resolveConflict(
  mine: TicketFormValues,
  theirs: TicketFormValues,
  choices: Partial<Record<keyof TicketFormValues, Choice>>,
): TicketFormValues {
  const taken = Object.entries(theirs).filter(([field]) => Reflect.get(choices, field) === 'theirs');
  return { ...mine, ...Object.fromEntries(taken) };
}

/** Joins two changes of a list of files: theirs, without what was removed here, and what was added here. */
export function mergeFiles(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] {
  const removed = base.filter((url) => !mine.includes(url));
  const added = mine.filter((url) => !base.includes(url) && !theirs.includes(url));
  return [...theirs.filter((url) => !removed.includes(url)), ...added];
}
