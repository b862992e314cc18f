import { fieldErrors } from '@derrick/domain/contract';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { create, type Struct, StructError } from 'superstruct';
import { failure, validationFailed } from './failure.ts';

/** Far above the longest ticket, far below what would hold up other requests while it is parsed. */
export const JSON_BODY_MAX = 1024 * 1024;
/** The limit for forms that anybody may send without a session: checking a megabyte of nonsense takes about a second. */
export const OPEN_BODY_MAX = 16 * 1024;

/** Refuses a body over the limit, announced or not. */
export const limitBody = (maxSize: number): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw failure('bodyTooLarge', { values: { maxKilobytes: maxSize / 1024 } });
    },
  });

/** Runs a check of the domain and answers 400 with a key a field when it fails. */
export function checked<T>(check: () => T): T {
  try {
    return check();
  } catch (error) {
    if (error instanceof StructError) throw validationFailed(fieldErrors(error));
    throw error;
  }
}

/** Checks a value with a struct of the domain. */
export const validate = <T, S>(value: unknown, struct: Struct<T, S>): T =>
  checked(() => create(value, struct));

/** No form has as many. */
const MOST_FIELDS = 200;
const LONGEST_FIELD = 100;

/** No form is as deep: a list of objects is two. */
const DEEPEST = 8;

/**
 * Accepts a value that can be written as text, which superstruct does with every one that it refuses: what is nested a
 * hundred thousand times has no end on the stack, an object with a `toString` of its own none to call.
 */
function isPrintable(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth === DEEPEST) return false;
  if (Array.isArray(value)) return value.every((part) => isPrintable(part, depth + 1));
  // What JSON.parse has made inherits nothing that can be counted; and a body may hold three hundred thousand of them.
  for (const name in value) {
    if (name === 'toString' || name === 'valueOf') return false;
    if (!isPrintable(Reflect.get(value, name), depth + 1)) return false;
  }
  return true;
}

/** Reads the body as a JSON object, whatever its fields hold. */
export async function readJson(c: Context): Promise<object> {
  const type = c.req.header('content-type');
  // A form of another site can send only the other types without asking first.
  if (type !== undefined && !/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) {
    throw failure('bodyNotJson');
  }
  if (!/^(?:identity)?$/i.test(c.req.header('content-encoding') ?? '')) {
    throw failure('bodyCompressed');
  }
  const body = parseJson(await c.req.text());
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw validationFailed({ body: 'invalid' });
  const fields = Object.entries(body);
  // Looking at each of sixty thousand fields would hold up everybody for half a second.
  if (fields.length > MOST_FIELDS) throw validationFailed({ body: 'tooManyFields' });
  const wrong = fields.find(([, value]) => !isPrintable(value));
  if (wrong) throw validationFailed({ [wrong[0].slice(0, LONGEST_FIELD)]: 'invalid' });
  return body;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw failure('jsonInvalid', { errors: { body: 'jsonInvalid' } });
  }
}
