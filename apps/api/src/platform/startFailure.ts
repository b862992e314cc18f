import {
  DataFolderIncompleteError,
  DataFolderInUseError,
  MigrationError,
  storageProblemOf,
} from '../db/index.ts';
import { type Config, StartError } from './config.ts';

/** Node joins the refusals of all addresses of a name into one error that says nothing itself. */
const reasonOf = (error: Error): string => {
  const [first] = error instanceof AggregateError ? error.errors : [];
  return (first instanceof Error ? first.message : error.message).replace(/[.\s]+$/, '');
};

/**
 * Turns what kept the database or the data folder from being opened into a sentence for whoever started the process.
 * What nobody foresaw stays as it is: its stack is needed.
 */
export function startFailure(
  error: unknown,
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
): unknown {
  if (!(error instanceof Error) || error instanceof StartError) return error;
  const sentence = (message: string) => new StartError(message, { cause: error });
  const isSentence = [DataFolderInUseError, DataFolderIncompleteError, MigrationError].some(
    (kind) => error instanceof kind,
  );
  if (isSentence) return sentence(error.message);
  // Of a file, or of the socket that locks the folder.
  const path = String(Reflect.get(error, 'path') ?? Reflect.get(error, 'address') ?? '');
  if (path.startsWith(dataDir)) {
    return sentence(
      `The data folder ${dataDir} cannot be used: ${reasonOf(error)}. Make it writable, or set DATA_DIR to another folder.`,
    );
  }
  // The address is not repeated: it holds a password.
  const isWrongAddress = Reflect.get(error, 'code') === 'ERR_INVALID_URL';
  if (databaseUrl && (isWrongAddress || storageProblemOf(error))) {
    return sentence(`The database of DATABASE_URL cannot be opened: ${reasonOf(error)}.`);
  }
  return error;
}
