import { is, number, type } from 'superstruct';

/** Why database or disk cannot serve at the moment, through no fault of the caller or the code. */
export type StorageProblem = 'full' | 'unreachable';

/** PostgreSQL's disk_full, and what the system says of a disk and of a user's share of it. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/**
 * PostgreSQL's: no connection, not let in, no such database, too many connections, shut down, starting, and what took
 * too long.
 */
const UNREACHABLE = /^(?:08\w{3}|28\w{3}|3D000|53300|57P0\d|57014|55P03)$/;

/** PostgreSQL's serialization_failure and deadlock_detected. */
const CONFLICTS = new Set(['40001', '40P01']);

/** What pg says without a code. */
const NO_CONNECTION =
  /connection timeout|timeout exceeded when trying to connect|Query read timeout|Connection terminated|Connection ended|not queryable|SSL connections|embedded database (?:has ended|is closed)/i;

/** An error of the bucket's client that carries the status of a reply. */
const reply = type({ $metadata: type({ httpStatusCode: number() }) });

/** Recognises a bucket that has failed, or takes no more for the moment. */
const isFailingBucket = (error: Error) => {
  if (!is(error, reply)) return false;
  const { httpStatusCode: status } = error.$metadata;
  return status >= 500 || status === 429;
};

const text = (error: Error, name: string) => String(Reflect.get(error, name) ?? '');

/** Recognises the error of a transaction that PostgreSQL has ended because of another one. Run again, it can succeed. */
export const isTransactionConflict = (error: unknown): boolean =>
  error instanceof Error && CONFLICTS.has(text(error, 'code'));

/** Recognises an error of a full disk, or of a database or bucket that cannot be had; undefined for all others. */
export function storageProblemOf(error: unknown): StorageProblem | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = text(error, 'code');
  if (FULL.has(code)) return 'full';
  const isNetwork =
    /^(?:connect|getaddrinfo|read|write)$/.test(text(error, 'syscall')) && code.startsWith('E');
  // Of the bucket's client.
  const isLate = error.name === 'TimeoutError';
  const isOfPool = UNREACHABLE.test(code) || CONFLICTS.has(code) || NO_CONNECTION.test(error.message);
  return isNetwork || isLate || isFailingBucket(error) || isOfPool ? 'unreachable' : undefined;
}
