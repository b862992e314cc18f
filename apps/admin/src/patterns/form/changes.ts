/** Which of two versions of a field to keep. */
export type Choice = 'mine' | 'theirs';

export type Choices = Readonly<Partial<Record<string, Choice>>>;

/** A field that somebody else has changed since the form was loaded. */
interface ConflictField<Values> {
  field: keyof Values & string;
  /** It was changed here, too, to something else. */
  isMine: boolean;
}

/** What tells two values of a field apart: of an item its id, since its name may be known only now; of a text no spaces around it. */
function comparable(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object' || value === null) return value ?? '';
  return 'id' in value ? value.id : JSON.stringify(value);
}

const isSame = <Values extends object>(field: keyof Values, one: Values, other: Values) =>
  comparable(one[field]) === comparable(other[field]);

/** The fields whose values differ. */
export const changedFields = <Values extends object>(one: Values, other: Values): (keyof Values & string)[] =>
  fieldsOf(one).filter((field) => !isSame(field, one, other));

const fieldsOf = <Values extends object>(values: Values): (keyof Values & string)[] => {
  const fields: (keyof Values & string)[] = [];
  for (const field in values) fields.push(field);
  return fields;
};

/** Compares three states of a record: as it was loaded, as it stands here, and as somebody else has saved it. */
export const conflictFields = <Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): ConflictField<Values>[] =>
  changedFields(base, theirs)
    .filter((field) => !isSame(field, mine, theirs))
    .map((field) => ({ field, isMine: !isSame(field, base, mine) }));

/** Takes what was chosen for each field that somebody else changed; all others stay as they are here. */
export function resolveConflict<Values extends object>(
  mine: Values,
  theirs: Values,
  choices: Choices,
): Values {
  const taken = Object.entries(theirs).filter(([field]) => choices[field] === 'theirs');
  return { ...mine, ...Object.fromEntries(taken) };
}

/** Writes a value for the choice between two versions: a text as it is, an item by its name. */
export function textOfValue(value: unknown): string {
  if (typeof value === 'string') return value;
  const label: unknown = Reflect.get(Object(value), 'label');
  return typeof label === 'string' ? label : '';
}

/** What somebody else has saved since the form was loaded. */
export interface NewerRecord<Values> {
  values: Values;
  version: number | undefined;
  /** The name of the person, if the server says it. */
  changedBy: string | undefined;
  /** ISO 8601. */
  changedAt: string | null;
}

/** Who was faster, as the server's refusal of a change says it. */
interface Conflict {
  changedBy: { fullname: string } | null;
  changedAt: string | null;
}

/** The newer record that a refused change met, as the values of a form. */
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
