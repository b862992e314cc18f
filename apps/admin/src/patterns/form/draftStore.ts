import { readStored, store } from '../../core/stored.ts';

/** Unsaved values of a form. */
export interface Draft<Values> {
  /** ID of the visit that wrote the draft. Two tabs with the same form store separate drafts. */
  id: string;
  values: Values;
  /** Time of the last change, in ms since 1970. */
  savedAt: number;
  /** The saved record that the changes are based on. */
  base?: { values: Values; version: number } | undefined;
}

/** Maximum number of drafts per form: drafts offered to the user, and drafts being written in open tabs. */
const MAX_DRAFTS = 4;

const isItem = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'id') === 'string' &&
  typeof Reflect.get(value, 'label') === 'string';

/**
 * Validates the values of a draft, which may come from another version of the app or from any script. Returns undefined
 * if they do not match the example. Fields that are missing in the draft use the value of the example.
 */
function readValues<Values extends object>(stored: unknown, example: Values): Values | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const values = { ...example, ...stored };
  return isLike(values, example) ? values : undefined;
}

function isLike<Values extends object>(value: object, example: Values): value is Values {
  return Object.entries(example).every(([field, expected]) => {
    const fieldValue: unknown = Reflect.get(value, field);
    if (typeof expected === 'boolean') return typeof fieldValue === 'boolean';
    if (typeof expected === 'string') return typeof fieldValue === 'string';
    if (Array.isArray(expected)) return Array.isArray(fieldValue);
    return fieldValue === null || typeof fieldValue === 'string' || isItem(fieldValue);
  });
}

function readDraft<Values extends object>(value: unknown, example: Values): Draft<Values> | undefined {
  const entry = Object(value);
  const { id = 'earlier', values: storedValues, savedAt, base }: Record<string, unknown> = entry;
  const values = readValues(storedValues, example);
  if (typeof id !== 'string' || typeof savedAt !== 'number' || !values) return undefined;
  if (base === undefined) return { id, values, savedAt };
  const { values: keptBase, version }: Record<string, unknown> = Object(base);
  const baseValues = readValues(keptBase, example);
  if (typeof version !== 'number' || !baseValues) return undefined;
  return { id, values, savedAt, base: { values: baseValues, version } };
}

/** Reads the drafts of a form; `example` has the expected fields and types. */
export function readDrafts<Values extends object>(key: string, example: Values): Draft<Values>[] {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '[]');
    return [stored].flat().flatMap((entry) => readDraft(entry, example) ?? []);
  } catch {
    // The stored value is not a list of drafts.
    return [];
  }
}

/**
 * Stores the drafts of a form, or removes the entry if there are none. Returns false if the browser cannot store them.
 */
export const writeDrafts = <Values>(key: string, drafts: readonly Draft<Values>[]): boolean =>
  store(key, drafts.length === 0 ? null : JSON.stringify(drafts.slice(0, MAX_DRAFTS)));
