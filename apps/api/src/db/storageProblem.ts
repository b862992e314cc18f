import { is, number, type } from 'superstruct';

/** The reason why the database or the disk is currently unavailable. Neither the caller nor the code is at fault. */
export type StorageProblem = 'full' | 'unreachable';

/** Codes of PostgreSQL (disk_full) and the operating system for a full disk or an exceeded quota. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/**
 * PostgreSQL's codes: no connection, access denied, no such database, too many connections, shut down, starting, timed
 * out.
 */
const UNREACHABLE = /^(?:08\w{3}|28\w{3}|3D000|53300|57P0\d|57014|55P03)$/;

/** PostgreSQL's serialization_failure and deadlock_detected. */
const CONFLICTS = new Set(['40001', '40P01']);

/** Messages of pg that have no code. */
const NO_CONNECTION =
  /connection timeout|timeout exceeded when trying to connect|Query read timeout|Connection terminated|Connection ended|not queryable|SSL connections|embedded database (?:has ended|is closed)/i;

/** An error of the bucket's client that contains the status of a response. */
const reply = type({ $metadata: type({ httpStatusCode: number() }) });

/** Checks that an error means that the bucket failed or is overloaded. */
const isFailingBucket = (error: Error) => {
  if (!is(error, reply)) return false;
  const { httpStatusCode: status } = error.$metadata;
  return status >= 500 || status === 429;
};

const text = (error: Error, name: string) => String(Reflect.get(error, name) ?? '');

/** Checks that PostgreSQL ended a transaction because of a concurrent one. A retry can succeed. */
export const isTransactionConflict = (error: unknown): boolean =>
  error instanceof Error && CONFLICTS.has(text(error, 'code'));

/** Classifies errors of a full disk, or of an unavailable database or bucket; undefined for all others. */
export function storageProblemOf(error: unknown): StorageProblem | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = text(error, 'code');
  if (FULL.has(code)) return 'full';
  const isNetwork =
    /^(?:connect|getaddrinfo|read|write)$/.test(text(error, 'syscall')) && code.startsWith('E');
  // A timeout of the bucket's client.
  const isLate = error.name === 'TimeoutError';
  const isOfPool = UNREACHABLE.test(code) || CONFLICTS.has(code) || NO_CONNECTION.test(error.message);
  return isNetwork || isLate || isFailingBucket(error) || isOfPool ? 'unreachable' : undefined;
}
