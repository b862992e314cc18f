import { createHash } from 'node:crypto';
import type { Endpoint } from '@derrick/domain/contract';
import type { Context } from 'hono';
import type { Transaction } from 'kysely';
import { object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import type { Defaulted, Optional } from '../db/schema.ts';
import { readRow } from '../sql/index.ts';
import type { Session } from './context.ts';
import { failure, validationFailed } from './failures.ts';
import { permissionsWith } from './hasPermission.ts';

interface IdempotencyKeysTable {
  company_id: string;
  user_id: string;
  key: string;
  request_hash: Buffer;
  reply: Optional<string>;
  permissions: Optional<string>;
  created_at: Defaulted;
}

declare module '../db/schema.ts' {
  interface Database {
    idempotency_keys: IdempotencyKeysTable;
  }
}

/** Milliseconds for which the response to a key is stored. */
const RETENTION_MS = 24 * 60 * 60 * 1000;

/** Visible ASCII, up to 200 characters. The header follows draft-ietf-httpapi-idempotency-key-header. */
const KEY = /^[\x21-\x7e]{1,200}$/;

/** Reads the idempotency key of a request; undefined if it has none. */
export function readIdempotencyKey(c: Context): string | undefined {
  const key = c.req.header('idempotency-key')?.trim();
  if (key === undefined || key === '') return undefined;
  if (!KEY.test(key)) throw validationFailed({ 'idempotency-key': 'idempotencyKeyInvalid' });
  return key;
}

interface KeyedRequest {
  key: string;
  endpoint: Pick<Endpoint, 'method' | 'path'>;
  params: Readonly<Record<string, string>>;
  /** Query string with its question mark; empty if there is none. */
  search: string;
  body: unknown;
}

/** Hashes a request. The order of its fields does not matter. */
function hashOf({ endpoint, params, search, body }: KeyedRequest): Buffer {
  const fields = Object.entries(body ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '') + search;
  return createHash('sha256')
    .update(JSON.stringify([endpoint.method, path, fields]))
    .digest();
}

/**
 * Returns whether the caller's permissions have changed. A stored response shows what the caller was allowed to see at
 * that time. Rows of older versions do not store permissions.
 */
const hasOtherPermissions = (stored: string | null, current: string) => stored !== null && stored !== current;

/**
 * Runs a request once per user and idempotency key. The first request runs `answer`, and its response is stored for a
 * day; a repeated request gets the stored response. If both arrive at the same time, the second waits for the first
 * transaction and runs itself if that fails.
 * @throws {ApiFailure} 422 if the key was used for another request, 403 if the caller's permissions have changed since
 */
export async function runOnce(
  trx: Transaction<Database>,
  session: Session,
  request: KeyedRequest,
  answer: () => Promise<string>,
): Promise<{ reply: string; isReplayed: boolean }> {
  const { companyId, userId } = session;
  const { key } = request;
  const permissions = permissionsWith(session).join(' ');
  const hash = hashOf(request);
  const claimed = await readRow(trx, object({ key: string() }))`
    insert into idempotency_keys as known (company_id, user_id, key, request_hash, permissions)
    values (${companyId}, ${userId}, ${key}, ${hash}, ${permissions})
    on conflict (company_id, user_id, key) do update set request_hash = excluded.request_hash,
      permissions = excluded.permissions, reply = null, created_at = excluded.created_at
      where known.created_at < ${new Date(Date.now() - RETENTION_MS)}
    returning key
  `;
  if (!claimed) {
    const stored = await trx
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'reply', 'permissions'])
      .where('company_id', '=', companyId)
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .executeTakeFirst();
    if (!stored?.reply || !stored.request_hash.equals(hash)) throw failure('idempotencyKeyReused');
    if (hasOtherPermissions(stored.permissions, permissions)) throw failure('replyWithheld');
    return { reply: stored.reply, isReplayed: true };
  }
  const reply = await answer();
  await trx
    .updateTable('idempotency_keys')
    .set({ reply })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
  return { reply, isReplayed: false };
}
