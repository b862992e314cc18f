/** Seals event chains: a keyed hash over the end of a company's chain. Its key is not in the database. */
import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { instance, integer, nullable, object, string } from 'superstruct';
import type { Database, DatabaseLog } from '../db/index.ts';
import { readRow, readRows, rowsOfAllCompanies } from '../sql/index.ts';

/** Data for checking the seal of a chain. */
export interface SealedEnd {
  companyId: string;
  /** Number of events when the chain was sealed. */
  sealedLength: number;
  /** Hash of the last sealed event; null if that event is missing. */
  sealedHash: Buffer | null;
  /** Number of removed events. */
  removed: number;
  keyedFrom: number;
  /** Null for a chain that was never sealed. */
  seal: Buffer | null;
  sealKey: string | null;
}

/**
 * - `valid`: made with a key of this server, and the chain matches.
 * - `broken`: made with a key of this server, but the chain does not match.
 * - `unknownKey`: made with a key that this server does not have.
 * - `absent`: never sealed.
 */
export type SealState = 'valid' | 'broken' | 'unknownKey' | 'absent';

/** Keys of a server, and the log for findings. */
export interface SealOptions {
  secret: string;
  /** Previous secret. During a rotation, seals made with it are still checked. */
  previousSecret?: string | undefined;
  log: DatabaseLog;
}

interface Key {
  id: string;
  bytes: Buffer;
}

interface Sealing {
  current: Key;
  keys: readonly Key[];
  log: DatabaseLog;
}

/** Keys by database handle, so that all writers of events use the same keys. */
const sealingByDatabase = new WeakMap<Kysely<Database>, Sealing>();

/** Derives the key from a secret (HKDF, RFC 5869). The id reveals neither the key nor the secret. */
function keyOf(secret: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'derrick events', 32));
  const id = createHash('sha256')
    .update('derrick events key id ')
    .update(bytes)
    .digest('base64url')
    .slice(0, 8);
  return { id, bytes };
}

/** Turns on sealing for all events written through this handle, and checking the seal for all verifications. */
export function sealEventsOf(db: Kysely<Database>, { secret, previousSecret, log }: SealOptions): void {
  const current = keyOf(secret);
  const keys = previousSecret === undefined ? [current] : [current, keyOf(previousSecret)];
  sealingByDatabase.set(db, { current, keys, log });
}

type Sealed = Pick<SealedEnd, 'companyId' | 'sealedLength' | 'removed' | 'keyedFrom'> & { hash: Buffer };

function macOf({ bytes }: Key, { companyId, sealedLength, hash, removed, keyedFrom }: Sealed): Buffer {
  const fields = [companyId, sealedLength, hash.toString('hex'), removed, keyedFrom];
  return createHmac('sha256', bytes).update(JSON.stringify(fields)).digest();
}

export function checkSeal(db: Kysely<Database>, end: SealedEnd): SealState {
  const { seal, sealKey, sealedHash: hash } = end;
  if (seal === null) return 'absent';
  const key = sealingByDatabase.get(db)?.keys.find(({ id }) => id === sealKey);
  if (!key) return 'unknownKey';
  const isValid = hash !== null && seal.length === 32 && timingSafeEqual(seal, macOf(key, { ...end, hash }));
  return isValid ? 'valid' : 'broken';
}

/** End of a chain to be sealed. */
interface NewEnd {
  length: number;
  hash: Buffer;
  removed: number;
  /** Number of events before the ones that the server has just written. */
  previousLength: number;
}

/**
 * Seals the new end of a chain if the server has a key. The chain must be locked. Events appended without a seal are
 * accepted, and `keyed_from` records this. A broken seal is kept, so that verification finds it.
 */
export async function sealEnd(
  db: Kysely<Database>,
  trx: Transaction<Database>,
  end: SealedEnd,
  { length, hash, removed, previousLength }: NewEnd,
): Promise<void> {
  const sealing = sealingByDatabase.get(db);
  if (!sealing) return;
  const { current, log } = sealing;
  const { companyId, sealedLength } = end;
  const state = checkSeal(db, end);
  if (state === 'broken') {
    log.error({ companyId, sealedLength }, 'event chain seal broken');
    return;
  }
  const isContinued = state === 'valid' && sealedLength === previousLength;
  const keyedFrom = isContinued ? end.keyedFrom : previousLength + 1;
  if (!isContinued && previousLength > 0) {
    log.warn({ companyId, keyedFrom, seal: state }, 'event chain seal unverified');
  }
  const seal = macOf(current, { companyId, sealedLength: length, hash, removed, keyedFrom });
  await sql`
    update event_chains
    set seal = ${seal}, seal_key = ${current.id}, sealed_length = ${length}, keyed_from = ${keyedFrom}
    where company_id = ${companyId}
  `.execute(trx);
}

const endRow = object({
  length: integer(),
  hash: nullable(instance(Buffer)),
  removed: integer(),
  sealedLength: integer(),
  sealedHash: nullable(instance(Buffer)),
  seal: nullable(instance(Buffer)),
  sealKey: nullable(string()),
  keyedFrom: integer(),
});

/** Locks a company's chain and reads its end. */
export const lockEnd = (trx: Transaction<Database>, companyId: string) =>
  readRow(trx, endRow)`
    select length, removed, sealed_length as "sealedLength", seal, seal_key as "sealKey", keyed_from as "keyedFrom",
      (select hash from events e where e.company_id = ${companyId} and e.sequence = chain.length) as hash,
      (select hash from events e
        where e.company_id = ${companyId} and e.sequence = chain.sealed_length) as "sealedHash"
    from event_chains chain where company_id = ${companyId} for update
  `;

/**
 * Seals the chains without a seal of the current key: those from before the server had a key, and after a rotation those
 * of the previous key. Several processes may run this at the same time.
 */
export async function renewEventSeals(db: Kysely<Database>): Promise<void> {
  const sealing = sealingByDatabase.get(db);
  if (!sealing) return;
  const ids = sealing.keys.map(({ id }) => id);
  // A chain sealed with an unknown key is skipped until its company writes again, because the correct secret may be
  // configured later.
  const chains = rowsOfAllCompanies(
    ({ after, limit }) => readRows(db, object({ companyId: string() }))`
      select company_id as "companyId" from event_chains
      where length > 0 and (seal_key is null or seal_key <> ${sealing.current.id} and seal_key = any(${ids}::text[]))
        and company_id > ${after}
      order by company_id limit ${limit}
    `,
    ({ companyId }) => companyId,
  );
  let resealed = 0;
  for await (const { companyId } of chains) {
    resealed += 1;
    await db.transaction().execute(async (trx) => {
      const end = await lockEnd(trx, companyId);
      if (!end?.hash) return;
      const { length, hash, removed } = end;
      await sealEnd(db, trx, { companyId, ...end }, { length, hash, removed, previousLength: length });
    });
  }
  if (resealed > 0) sealing.log.info({ resealed }, 'event chains resealed');
}
