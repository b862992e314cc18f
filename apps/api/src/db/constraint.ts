/**
 * Returns the name of the constraint or unique index that a statement violated; undefined for other errors. A Citus
 * cluster reports the name of a shard's constraint, which ends with the number of the shard, and only in the message.
 */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const name: unknown = Reflect.get(error, 'constraint') ?? / constraint "([^"]+)"$/.exec(error.message)?.[1];
  return typeof name === 'string' ? name.replace(/_\d{6,}$/, '') : undefined;
}
