import { type DestinationStream, type LevelWithSilent, type Logger, pino, stdTimeFunctions } from 'pino';

export type { Logger };

/** Names of fields that are removed from logs at any depth: secrets and personal data. */
const hiddenFields =
  /^(?:\w*password|\w*passwordhash|\w*token|\w*tokenhash|\w*secret|authorization|\w*cookie|\w*email|\w*phone|fullname|ip|\w*address|useragent)$/;

const isHidden = (name: string) => hiddenFields.test(name.toLowerCase().replaceAll(/[_-]/g, ''));

const CENSORED = '[redacted]';
/** Maximum depth of logged objects. Deeper values rarely help and may be nested endlessly. */
const DEEPEST = 8;

/**
 * Removes possible personal data from an error message: PostgreSQL and superstruct repeat the value that they rejected.
 */
function messageOf(error: Error): string {
  if (error.name === 'StructError') {
    return `Expected another value at ${JSON.stringify(Reflect.get(error, 'path'))}`;
  }
  return /^22/.test(String(Reflect.get(error, 'code') ?? ''))
    ? error.message.replace(/: ".*"/s, ': "…"')
    : error.message;
}

/**
 * Keeps the parts of an error that help to find its cause. PostgreSQL's `detail` and `where` are omitted because they
 * repeat the values of the row, such as an address.
 */
function describeError(error: Error): Record<string, unknown> {
  const field = (name: string) => (name in error ? { [name]: Reflect.get(error, name) } : {});
  const message = messageOf(error);
  return {
    type: error.name,
    message,
    ...field('code'),
    ...field('constraint'),
    ...field('table'),
    // The stack begins with the message.
    stack: error.stack?.replace(error.message, message),
    ...(error.cause !== undefined && { cause: redact(error.cause) }),
  };
}

/** Copies a logged value without its hidden fields. */
function redact(value: unknown, depth = 0): unknown {
  if (value instanceof Error) return describeError(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth === DEEPEST) return '…';
  if (Array.isArray(value)) return value.map((part) => redact(part, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, isHidden(name) ? CENSORED : redact(part, depth + 1)]),
  );
}

/** Creates the logger of the process, which writes one line of JSON per event to standard output. */
export function createLogger(level: LevelWithSilent, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: stdTimeFunctions.isoTime,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (details: object) =>
        Object.fromEntries(
          Object.entries(details).map(([name, part]) => [name, isHidden(name) ? CENSORED : redact(part)]),
        ),
    },
    errorKey: 'error',
    // `redact` has already converted errors.
    serializers: { error: (described: unknown) => described },
  };
  return destination ? pino(options, destination) : pino(options);
}
