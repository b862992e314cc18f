import { type DestinationStream, type LevelWithSilent, type Logger, pino, stdTimeFunctions } from 'pino';

export type { Logger };

/** Fields that never reach a log, wherever in a logged object someone puts them. */
const secretFields = [
  'password',
  'passwordHash',
  'password_hash',
  'newPassword',
  'confirmPassword',
  'token',
  'accessToken',
  'refreshToken',
  'token_hash',
  'authorization',
  'cookie',
  'secret',
];

/**
 * Keeps what helps to find a fault. PostgreSQL's `detail` and `where` are left out: they repeat the values of the
 * row, which may be somebody's address.
 */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const field = (name: string) => (name in error ? { [name]: Reflect.get(error, name) } : {});
  return {
    type: error.name,
    message: error.message,
    ...field('code'),
    ...field('constraint'),
    ...field('table'),
    stack: error.stack,
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** Creates the one logger of the process: a line of JSON an event, on standard output. */
export function createLogger(level: LevelWithSilent, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
    redact: {
      paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: '[redacted]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
