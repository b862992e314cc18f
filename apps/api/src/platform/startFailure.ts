import {
  DataFolderIncompleteError,
  DataFolderInUseError,
  DataFolderUnreadableError,
  MigrationError,
  storageProblemOf,
} from '../db/index.ts';
import { type Config, StartError } from './config.ts';

/** PostgreSQL's error codes for corrupted data or indexes and for missing or unreadable files. */
const DAMAGED = /^(?:XX00[12]|58P01|58030)$/;

/** Node's error codes for a certificate that is expired, for another host, or from an unknown authority. */
const BAD_CERTIFICATE = /CERT|^UNABLE_TO_|^ERR_TLS_/;

/**
 * Returns the message of an error. If all addresses of a host refuse the connection, Node throws an AggregateError whose
 * own message is empty.
 */
const reasonOf = (error: Error): string => {
  const [first] = error instanceof AggregateError ? error.errors : [];
  return (first instanceof Error ? first.message : error.message).replace(/[.\s]+$/, '');
};

/**
 * Converts an error from opening the database or the data folder to a message for the operator. Unexpected errors are
 * returned unchanged because their stack is needed.
 */
export function startFailure(
  error: unknown,
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
): unknown {
  if (!(error instanceof Error) || error instanceof StartError) return error;
  const sentence = (message: string) => new StartError(message, { cause: error });
  const expectedErrors = [
    DataFolderInUseError,
    DataFolderIncompleteError,
    DataFolderUnreadableError,
    MigrationError,
  ];
  if (expectedErrors.some((kind) => error instanceof kind)) return sentence(error.message);
  if (!databaseUrl && storageProblemOf(error) === 'full') {
    return sentence(
      `The disk of the data folder ${dataDir} is full: ${reasonOf(error)}. Free some space and start again.`,
    );
  }
  if (DAMAGED.test(String(Reflect.get(error, 'code')))) {
    return sentence(
      databaseUrl
        ? `The database of DATABASE_URL is damaged: ${reasonOf(error)}. Restore the database from a backup.`
        : `The embedded database in ${dataDir}/database is damaged: ${reasonOf(error)}. Keep a copy of the data folder, and restore the last backup into another folder.`,
    );
  }
  // Path of a file, or of the socket that locks the folder.
  const path = String(Reflect.get(error, 'path') ?? Reflect.get(error, 'address') ?? '');
  if (path.startsWith(dataDir)) {
    return sentence(
      `The data folder ${dataDir} cannot be used: ${reasonOf(error)}. Make it writable, or set DATA_DIR to another folder.`,
    );
  }
  if (databaseUrl && BAD_CERTIFICATE.test(String(Reflect.get(error, 'code')))) {
    return sentence(
      `The database of DATABASE_URL has a certificate that is not accepted: ${reasonOf(error)}. For a certificate of your own authority, add sslrootcert=FILE to DATABASE_URL.`,
    );
  }
  // The message omits the address because it contains a password.
  const isWrongAddress = Reflect.get(error, 'code') === 'ERR_INVALID_URL';
  if (databaseUrl && (isWrongAddress || storageProblemOf(error))) {
    return sentence(`The database of DATABASE_URL cannot be opened: ${reasonOf(error)}.`);
  }
  return error;
}
