/** A text that was shortened for storage. */
export interface CutText {
  /** First characters of a changed text; longer texts are cut. */
  text: string;
  /** Length of the complete text in characters. */
  length: number;
}

type Scalar = string | number | boolean | null;

/** Reference to another record, with the name that users know it by. */
export interface Reference {
  id: string;
  name: string;
}

/** Value of a field as stored in an event. */
export type EventValue = Scalar | CutText | Reference;

/** Change of one field. For a list, the added and removed entries; for a secret, only the fact that it changed. */
export type Change =
  | { field: string; before: EventValue; after: EventValue }
  | { field: string; added: EventValue[]; removed: EventValue[] }
  | { field: string; isSecret: true };

type Field = Scalar | Reference | readonly Reference[] | undefined;

/** Fields of a record by name. References contain the current name of the other record. */
export type Snapshot = Readonly<Record<string, Field>>;

const MAX_VALUE_BYTES = 2048;

/** Replaces lone surrogates and removes NUL characters, which jsonb rejects. */
export const wellFormed = (text: string): string => Buffer.from(text).toString().replaceAll('\0', '');

/** Converts a value for storage; texts are cut at 2 kB. */
function toEventValue(value: Scalar | Reference): EventValue {
  if (isReference(value)) return { id: value.id, name: wellFormed(value.name) };
  if (typeof value !== 'string') return value;
  const bytes = Buffer.from(value);
  if (bytes.length <= MAX_VALUE_BYTES) return wellFormed(value);
  return { text: bytes.subarray(0, MAX_VALUE_BYTES).toString().replace(/�+$/, ''), length: value.length };
}

const isList = (value: Field): value is readonly Reference[] => Array.isArray(value);
const isReference = (value: Field): value is Reference =>
  typeof value === 'object' && value !== null && !isList(value);

function changeOf(field: string, before: Field, after: Field): Change | undefined {
  if (isList(before) || isList(after)) {
    const [old, now] = [isList(before) ? before : [], isList(after) ? after : []];
    const missingIn = (list: readonly Reference[]) => (reference: Reference) =>
      !list.some(({ id }) => id === reference.id);
    const added = now.filter(missingIn(old)).map(toEventValue);
    const removed = old.filter(missingIn(now)).map(toEventValue);
    return added.length + removed.length > 0 ? { field, added, removed } : undefined;
  }
  const [old, now] = [before ?? null, after ?? null];
  const isSame = isReference(old) && isReference(now) ? old.id === now.id : old === now;
  return isSame ? undefined : { field, before: toEventValue(old), after: toEventValue(now) };
}

/** Lists the fields that differ between two states of a record. A missing state has no fields. */
export function changesBetween(before: Snapshot = {}, after: Snapshot = {}): Change[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields].flatMap((field) => changeOf(field, before[field], after[field]) ?? []);
}
