/** A text that was too long to be kept whole. */
export interface CutText {
  /** Its beginning. */
  text: string;
  /** How many characters the whole has. */
  length: number;
}

type Scalar = string | number | boolean | null;

/** The value of a field as an event keeps it. */
export type EventValue = Scalar | CutText;

/** What became of one field. A list names what was added to it and removed from it; a secret only that it changed. */
export type Change =
  | { field: string; before: EventValue; after: EventValue }
  | { field: string; added: EventValue[]; removed: EventValue[] }
  | { field: string; isSecret: true };

/** The fields of a record, by name, as people know them: with names rather than ids. */
export type Snapshot = Readonly<Record<string, Scalar | readonly string[] | undefined>>;

const LONGEST_BYTES = 2048;

/** Replaces halves of surrogate pairs, which jsonb refuses and UTF-8 has no bytes for. */
export const wellFormed = (text: string): string => Buffer.from(text).toString();

/** Cuts a text at 2 kB. */
function kept(value: Scalar): EventValue {
  if (typeof value !== 'string') return value;
  const bytes = Buffer.from(value);
  if (bytes.length <= LONGEST_BYTES) return wellFormed(value);
  return { text: bytes.subarray(0, LONGEST_BYTES).toString().replace(/�+$/, ''), length: value.length };
}

const isList = (value: Snapshot[string]): value is readonly string[] => Array.isArray(value);

function changeOf(field: string, before: Snapshot[string], after: Snapshot[string]): Change | undefined {
  if (isList(before) || isList(after)) {
    const [old, now] = [isList(before) ? before : [], isList(after) ? after : []];
    const added = now.filter((one) => !old.includes(one)).map(kept);
    const removed = old.filter((one) => !now.includes(one)).map(kept);
    return added.length + removed.length > 0 ? { field, added, removed } : undefined;
  }
  const [old, now] = [before ?? null, after ?? null];
  return old === now ? undefined : { field, before: kept(old), after: kept(now) };
}

/** Lists the fields in which two states of a record differ; an absent state has no field. */
export function changesBetween(before: Snapshot = {}, after: Snapshot = {}): Change[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields].flatMap((field) => changeOf(field, before[field], after[field]) ?? []);
}
