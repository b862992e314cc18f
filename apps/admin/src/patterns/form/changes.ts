export type Choice = 'mine' | 'theirs';

export type Choices = Readonly<Partial<Record<string, Choice>>>;

/** A field that another user has changed since the form was loaded. */
interface ConflictField<Values> {
  field: keyof Values & string;
  /** The user also changed the field in this form, to a different value. */
  isMine: boolean;
}

/** Normalizes a value for comparison: an item becomes its ID, because its name may be loaded later; a text is trimmed. */
function comparable(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object' || value === null) return value ?? '';
  return 'id' in value ? value.id : JSON.stringify(value);
}

const isSame = <Values extends object>(field: keyof Values, a: Values, b: Values) =>
  comparable(a[field]) === comparable(b[field]);

export const changedFields = <Values extends object>(a: Values, b: Values): (keyof Values & string)[] =>
  fieldsOf(a).filter((field) => !isSame(field, a, b));

const fieldsOf = <Values extends object>(values: Values): (keyof Values & string)[] => {
  const fields: (keyof Values & string)[] = [];
  for (const field in values) fields.push(field);
  return fields;
};

/** Compares three states of a record: as loaded, as edited in this form, and as saved by another user. */
export const conflictFields = <Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): ConflictField<Values>[] =>
  changedFields(base, theirs)
    .filter((field) => !isSame(field, mine, theirs))
    .map((field) => ({ field, isMine: !isSame(field, base, mine) }));

/** Applies the chosen version of each conflicting field; all other fields keep the values of this form. */
export function resolveConflict<Values extends object>(
  mine: Values,
  theirs: Values,
  choices: Choices,
): Values {
  const takenEntries = Object.entries(theirs).filter(([field]) => choices[field] === 'theirs');
  return { ...mine, ...Object.fromEntries(takenEntries) };
}

/** Formats a value for the conflict dialog: a text as it is, an item by its name. */
export function textOfValue(value: unknown): string {
  if (typeof value === 'string') return value;
  const label: unknown = Reflect.get(Object(value), 'label');
  return typeof label === 'string' ? label : '';
}

/** The record as another user has saved it since the form was loaded. */
export interface NewerRecord<Values> {
  values: Values;
  version: number | undefined;
  /** Name of the user, if the server returns it. */
  changedBy: string | undefined;
  /** ISO 8601 timestamp. */
  changedAt: string | null;
}

/** The user whose change caused the conflict, from the server's error response. */
interface Conflict {
  changedBy: { fullname: string } | null;
  changedAt: string | null;
}

/** Converts a conflict error to the newer record, as form values. */
export const newerRecord = <Saved extends { version: number | undefined }, Values>(
  conflict: Conflict,
  record: Saved,
  valuesOf: (record: Saved) => Values,
): NewerRecord<Values> => ({
  values: valuesOf(record),
  version: record.version,
  changedBy: conflict.changedBy?.fullname,
  changedAt: conflict.changedAt,
});
