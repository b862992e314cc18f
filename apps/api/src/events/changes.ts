/** A text that was too long to be kept whole. */
export interface CutText {
  /** Its beginning. */
  text: string;
  /** How many characters the whole has. */
  length: number;
}

type Scalar = string | number | boolean | null;

/** Another record, by the name that people know it by. */
export interface Reference {
  id: string;
  name: string;
}

/** The value of a field as an event keeps it. */
export type EventValue = Scalar | CutText | Reference;

/** What became of one field. A list names what was added to it and removed from it; a secret only that it changed. */
export type Change =
  | { field: string; before: EventValue; after: EventValue }
  | { field: string; added: EventValue[]; removed: EventValue[] }
  | { field: string; isSecret: true };

type Field = Scalar | Reference | readonly Reference[] | undefined;

/** The fields of a record by name; what points to another record carries that one's name of the moment. */
export type Snapshot = Readonly<Record<string, Field>>;

const LONGEST_BYTES = 2048;

/** Replaces halves of surrogate pairs and drops NUL: jsonb refuses both. */
export const wellFormed = (text: string): string => Buffer.from(text).toString().replaceAll('\0', '');

/** Cuts a text at 2 kB. */
function kept(value: Scalar | Reference): EventValue {
  if (isReference(value)) return { id: value.id, name: wellFormed(value.name) };
  if (typeof value !== 'string') return value;
  const bytes = Buffer.from(value);
  if (bytes.length <= LONGEST_BYTES) return wellFormed(value);
  return { text: bytes.subarray(0, LONGEST_BYTES).toString().replace(/�+$/, ''), length: value.length };
}

const isList = (value: Field): value is readonly Reference[] => Array.isArray(value);
const isReference = (value: Field): value is Reference =>
  typeof value === 'object' && value !== null && !isList(value);

function changeOf(field: string, before: Field, after: Field): Change | undefined {
  if (isList(before) || isList(after)) {
    const [old, now] = [isList(before) ? before : [], isList(after) ? after : []];
    const missingIn = (others: readonly Reference[]) => (reference: Reference) =>
      !others.some(({ id }) => id === reference.id);
    const added = now.filter(missingIn(old)).map(kept);
    const removed = old.filter(missingIn(now)).map(kept);
    return added.length + removed.length > 0 ? { field, added, removed } : undefined;
  }
  const [old, now] = [before ?? null, after ?? null];
  const isSame = isReference(old) && isReference(now) ? old.id === now.id : old === now;
  return isSame ? undefined : { field, before: kept(old), after: kept(now) };
}

/** Lists the fields in which two states of a record differ; an absent state has no field. */
export function changesBetween(before: Snapshot = {}, after: Snapshot = {}): Change[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields].flatMap((field) => changeOf(field, before[field], after[field]) ?? []);
}
