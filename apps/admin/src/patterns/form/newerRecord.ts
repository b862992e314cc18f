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
