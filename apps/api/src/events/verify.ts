import type { Kysely } from 'kysely';
import { boolean, type Infer, instance, integer, object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import { readRows } from '../sql/index.ts';
import { readChain } from './chain.ts';
import { checkSeal } from './seal.ts';

/** What is wrong at one place of a company's chain of events. */
export interface Mismatch {
  sequence: number;
  /** Absent when the event is missing. */
  id?: string;
  /**
   * `altered`: the event was changed. `removed`: it is missing. `inserted`: it was added later. `rewritten`: the hashes
   * fit each other, but not the server's seal, so that this event or some before it were replaced together.
   */
  reason: 'altered' | 'removed' | 'inserted' | 'rewritten';
}

/**
 * How many events fit the chain, and the first that does not.
 * @property unkeyed how many of the oldest events no seal of this server vouches for: somebody who can write the database
 *   may have replaced them before the server sealed them
 */
export type Verification =
  | { ok: true; count: number; unkeyed: number }
  | { ok: false; count: number; firstMismatch: Mismatch };

/** So many events are hashed by one statement. */
const BATCH = 5000;

const linkRow = object({
  sequence: integer(),
  id: string(),
  hash: instance(Buffer),
  previousHash: instance(Buffer),
  isGenuine: boolean(),
});

type Link = Infer<typeof linkRow>;

/** Compares one event with what has to follow the one before it. */
function mismatchAt(
  link: Link,
  next: Link | undefined,
  expected: Buffer,
  expectedSequence: number,
): Mismatch | undefined {
  const { sequence, id } = link;
  if (sequence > expectedSequence) return { sequence: expectedSequence, reason: 'removed' };
  // The next one follows what came before this one: this one was not there when the next was written.
  if (next?.previousHash.equals(expected)) return { sequence, id, reason: 'inserted' };
  if (!link.isGenuine || !link.previousHash.equals(expected)) return { sequence, id, reason: 'altered' };
  return undefined;
}

/**
 * Checks a company's complete chain of events, and names the first that was altered, removed or inserted; then the seal of
 * the chain. Of events that the company keeps no longer, the chain has the end: the rest has to follow it.
 */
export async function verifyEvents(db: Kysely<Database>, companyId: string): Promise<Verification> {
  const chain = await readChain(db, companyId);
  const { removed, sealedLength } = chain;
  let { length } = chain;
  let last = removed;
  let hash = chain.removedHash;
  let sealedEvent: Link | undefined;
  for (;;) {
    // One more than is checked: an event is judged together with the next.
    const rows = await readRows(db, linkRow)`
      select sequence, id, hash, previous_hash as "previousHash", hash = derrick_event_hash(events) as "isGenuine"
      from events where company_id = ${companyId} and sequence > ${last} order by sequence limit ${BATCH + 1}
    `;
    // Events may have been written since the chain was read.
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
  // What was appended without a seal is not vouched for, and neither is what came before it.
  const isSealed = state === 'valid' && sealedLength === chain.length;
  const unkeyed = isSealed ? Math.max(0, chain.keyedFrom - 1 - removed) : chain.length - removed;
  return { ok: true, count, unkeyed };
}
