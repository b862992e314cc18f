import type { Kysely } from 'kysely';
import { boolean, type Infer, instance, integer, object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import { readRows } from '../sql/index.ts';
import { computedHash, readChain } from './chain.ts';
import { checkSeal } from './seal.ts';

export interface Mismatch {
  sequence: number;
  /** Undefined if the event is missing. */
  id?: string;
  /**
   * - `altered`: the event was changed.
   * - `removed`: the event is missing.
   * - `inserted`: the event was added later.
   * - `rewritten`: the hashes are consistent but do not match the server's seal, so this event or earlier ones were
   *   replaced together.
   */
  reason: 'altered' | 'removed' | 'inserted' | 'rewritten';
}

/**
 * Number of events that match the chain, and the first mismatch.
 * @property unkeyed number of the oldest events that are not sealed with this server's key: an attacker with write access to the
 *   database may have replaced them before they were sealed
 */
export type Verification =
  | { ok: true; count: number; unkeyed: number }
  | { ok: false; count: number; firstMismatch: Mismatch };

/** Maximum number of events hashed by one statement. */
const BATCH = 5000;

const linkRow = object({
  sequence: integer(),
  id: string(),
  hash: instance(Buffer),
  previousHash: instance(Buffer),
  isGenuine: boolean(),
});

type Link = Infer<typeof linkRow>;

/** Compares an event with the hash and the position that it must have. */
function mismatchAt(
  link: Link,
  next: Link | undefined,
  expected: Buffer,
  expectedSequence: number,
): Mismatch | undefined {
  const { sequence, id } = link;
  if (sequence > expectedSequence) return { sequence: expectedSequence, reason: 'removed' };
  // The next event refers to the previous one, so this event did not exist when the next one was written.
  if (next?.previousHash.equals(expected)) return { sequence, id, reason: 'inserted' };
  if (!link.isGenuine || !link.previousHash.equals(expected)) return { sequence, id, reason: 'altered' };
  return undefined;
}

/**
 * Verifies a company's complete event chain and its seal. Returns the first event that was altered, removed or inserted.
 * If old events were removed, the first remaining event must refer to the stored hash of the last removed one.
 */
export async function verifyEvents(db: Kysely<Database>, companyId: string): Promise<Verification> {
  const chain = await readChain(db, companyId);
  const { removed, sealedLength } = chain;
  let { length } = chain;
  let last = removed;
  let hash = chain.removedHash;
  let sealedEvent: Link | undefined;
  for (;;) {
    // One more than is checked: each event is compared together with the next one.
    const rows = await readRows(db, linkRow)`
      select sequence, id, hash, previous_hash as "previousHash", hash = ${computedHash} as "isGenuine"
      from events where company_id = ${companyId} and sequence > ${last} order by sequence limit ${BATCH + 1}
    `;
    // New events may have been written since the chain was read.
    if (last + rows.length > length) length = (await readChain(db, companyId)).length;
    for (const [index, link] of rows.slice(0, BATCH).entries()) {
      const firstMismatch =
        mismatchAt(link, rows[index + 1], hash, last + 1) ??
        (last + 1 > length
          ? ({ sequence: link.sequence, id: link.id, reason: 'inserted' } as const)
          : undefined);
      if (firstMismatch) return { ok: false, count: last - removed, firstMismatch };
      hash = link.hash;
      last += 1;
      if (last === sealedLength) sealedEvent = link;
    }
    if (rows.length <= BATCH) break;
  }
  const count = last - removed;
  if (last < length) return { ok: false, count, firstMismatch: { sequence: last + 1, reason: 'removed' } };
  const state = checkSeal(db, { ...chain, companyId, sealedHash: sealedEvent?.hash ?? null });
  if (state === 'broken') {
    const id = sealedEvent?.id;
    const firstMismatch = { sequence: sealedLength, ...(id && { id }), reason: 'rewritten' } as const;
    return { ok: false, count: 0, firstMismatch };
  }
  // Events appended without a seal are not covered, and neither are the events before them.
  const isSealed = state === 'valid' && sealedLength === chain.length;
  const unkeyed = isSealed ? Math.max(0, chain.keyedFrom - 1 - removed) : chain.length - removed;
  return { ok: true, count, unkeyed };
}
