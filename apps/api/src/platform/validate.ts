import { errorCodes, fieldErrors } from '@derrick/domain/http';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { create, type Struct, StructError } from 'superstruct';
import { ApiFailure, validationFailed } from './failure.ts';

/** Far above the longest ticket, far below what would hold up other requests while it is parsed. */
export const JSON_BODY_MAX = 1024 * 1024;
/** Of the forms that anybody may send without a session: checking a megabyte of nonsense takes about a second. */
export const OPEN_BODY_MAX = 16 * 1024;

/** Refuses a body over the limit, announced or not. */
export const limitBody = (maxSize: number): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new ApiFailure(
        413,
        errorCodes.payloadTooLarge,
        `The request is larger than the ${maxSize / 1024} KB that are taken here`,
      );
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

/** Reads the body as JSON, whatever it holds. */
export async function readJson(c: Context): Promise<unknown> {
  const type = c.req.header('content-type');
  // A form of another site can send only the other types without asking first.
  if (type !== undefined && !/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) {
    throw new ApiFailure(
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      'The body must be JSON, with content-type: application/json',
    );
  }
  const text = await c.req.text();
  const body = parseJson(text);
  // Looking at each of sixty thousand fields would hold up everybody for half a second.
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  if (isObject && Object.keys(body).length > MOST_FIELDS) throw validationFailed({ body: 'tooManyFields' });
  return body;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiFailure(400, errorCodes.validationFailed, 'The body is not valid JSON', {
      errors: { body: 'jsonInvalid' },
    });
  }
}

/** Reads the body as JSON and checks it with a struct of the domain. */
export async function readBody<T, S>(c: Context, struct: Struct<T, S>): Promise<T> {
  const body = await readJson(c);
  // Said before the struct would look at each element of a list.
  if (Array.isArray(body)) throw validationFailed({ body: 'invalid' });
  return validate(body, struct);
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Checks an id of a query, where it may be absent or empty. */
export function readUuid(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!UUID.test(text)) throw validationFailed({ [name]: 'idInvalid' });
  return text.toLowerCase();
}

/** Reads the id in a path; one that cannot be anybody's is the caller's mistake rather than a missing thing. */
export function readId(c: Context): string {
  const id = c.req.param('id') ?? '';
  if (!UUID.test(id)) throw validationFailed({ id: 'idInvalid' });
  return id.toLowerCase();
}
