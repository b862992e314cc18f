import { type DestinationStream, type LevelWithSilent, type Logger, pino, stdTimeFunctions } from 'pino';

export type { Logger };

/** Fields that never reach a log, wherever in a logged object someone puts them: secrets, and who somebody is. */
const hiddenFields =
  /^(?:\w*password|\w*passwordhash|\w*token|\w*tokenhash|\w*secret|authorization|\w*cookie|\w*email|\w*phone|fullname|ip|\w*address|useragent)$/;

const isHidden = (name: string) => hiddenFields.test(name.toLowerCase().replaceAll(/[_-]/g, ''));

const CENSORED = '[redacted]';
/** What is nested deeper says nothing to whoever reads a line, and may be nested without end. */
const DEEPEST = 8;

/**
 * Takes out of a message what may be somebody's: PostgreSQL repeats a value that it could not read, and a struct the one
 * that it has refused.
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
 * Keeps what helps to find a fault. PostgreSQL's `detail` and `where` are left out: they repeat the values of the
 * row, which may be somebody's address.
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
    // It begins with the message.
    stack: error.stack?.replace(error.message, message),
    ...(error.cause !== undefined && { cause: redact(error.cause) }),
  };
}

/** Copies what is logged, without its hidden fields. */
function redact(value: unknown, depth = 0): unknown {
  if (value instanceof Error) return describeError(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth === DEEPEST) return '…';
  if (Array.isArray(value)) return value.map((part) => redact(part, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, isHidden(name) ? CENSORED : redact(part, depth + 1)]),
  );
}

/** Creates the one logger of the process: a line of JSON an event, on standard output. */
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
    // `redact` has described errors already.
    serializers: { error: (described: unknown) => described },
  };
  return destination ? pino(options, destination) : pino(options);
}
