import { readStored, store } from '../../core/stored.ts';

/** What was typed into a form that was not sent. */
export interface Draft<Values> {
  /** The visit that wrote it: two tabs with the same form keep a draft each. */
  id: string;
  values: Values;
  /** When it was last changed, in ms since 1970. */
  savedAt: number;
  /** The saved record that the changes build on. */
  base?: { values: Values; version: number } | undefined;
}

/** More than one: what the reader has not decided about yet, and those being written. */
const MAX_DRAFTS = 4;

const isItem = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'id') === 'string' &&
  typeof Reflect.get(value, 'label') === 'string';

/**
 * The values of a draft, which another version of this app, or anybody, may have written; undefined where they are not
 * like the example. A field that the form has got since is as in the example.
 */
function readValues<Values extends object>(kept: unknown, example: Values): Values | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const values = { ...example, ...kept };
  return isLike(values, example) ? values : undefined;
}

function isLike<Values extends object>(value: object, example: Values): value is Values {
  return Object.entries(example).every(([field, expected]) => {
    const own: unknown = Reflect.get(value, field);
    if (typeof expected === 'boolean') return typeof own === 'boolean';
    if (typeof expected === 'string') return typeof own === 'string';
    if (Array.isArray(expected)) return Array.isArray(own);
    return own === null || typeof own === 'string' || isItem(own);
  });
}

function readDraft<Values extends object>(value: unknown, example: Values): Draft<Values> | undefined {
  const entry = Object(value);
  const { id = 'earlier', values: kept, savedAt, base }: Record<string, unknown> = entry;
  const values = readValues(kept, example);
  if (typeof id !== 'string' || typeof savedAt !== 'number' || !values) return undefined;
  if (base === undefined) return { id, values, savedAt };
  const { values: keptBase, version }: Record<string, unknown> = Object(base);
  const baseValues = readValues(keptBase, example);
  if (typeof version !== 'number' || !baseValues) return undefined;
  return { id, values, savedAt, base: { values: baseValues, version } };
}

/** Reads the drafts of a form; `example` shows which fields its values have. */
export function readDrafts<Values extends object>(key: string, example: Values): Draft<Values>[] {
  try {
    const kept: unknown = JSON.parse(readStored(key) ?? '[]');
    return [kept].flat().flatMap((entry) => readDraft(entry, example) ?? []);
  } catch {
    // It holds something else.
    return [];
  }
}

/** Keeps the drafts of a form, none to forget them; answers whether the browser keeps them. */
export const writeDrafts = <Values>(key: string, drafts: readonly Draft<Values>[]): boolean =>
  store(key, drafts.length === 0 ? null : JSON.stringify(drafts.slice(0, MAX_DRAFTS)));
