import type { Kysely } from 'kysely';
import { boolean, type Infer, instance, integer, object, string } from 'superstruct';
import { type Database, readRows } from '../db/index.ts';
import { readChain } from './chain.ts';

/** What is wrong at one place of a company's chain of events. */
export interface Mismatch {
  sequence: number;
  /** Absent when the event is missing. */
  id?: string;
  /** `altered`: the event was changed. `removed`: it is missing. `inserted`: it was added later. */
  reason: 'altered' | 'removed' | 'inserted';
}

/** How many events are as they were written, and the first that is not. */
export type Verification =
  | { ok: true; count: number }
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
  place: number,
): Mismatch | undefined {
  const { sequence, id } = link;
  if (sequence > place) return { sequence: place, reason: 'removed' };
  // The next one follows what came before this one: this one was not there when the next was written.
  if (next?.previousHash.equals(expected)) return { sequence, id, reason: 'inserted' };
  if (!link.isGenuine || !link.previousHash.equals(expected)) return { sequence, id, reason: 'altered' };
  return undefined;
}

/**
 * Checks a company's whole chain of events, and names the first that was altered, removed or inserted. Of what the company
 * keeps no longer, the chain has the end: the rest has to follow it.
 */
export async function verifyEvents(db: Kysely<Database>, companyId: string): Promise<Verification> {
  const { length, removed, removedHash } = await readChain(db, companyId);
  let last = removed;
  let hash = removedHash;
  for (;;) {
    // One more than is checked: an event is judged together with the next.
    const rows = await readRows(db, linkRow)`
      select sequence, id, hash, previous_hash as "previousHash", hash = derrick_event_hash(events) as "isGenuine"
      from events where company_id = ${companyId} and sequence > ${last} order by sequence limit ${BATCH + 1}
    `;
    for (const [place, link] of rows.slice(0, BATCH).entries()) {
      const firstMismatch =
        mismatchAt(link, rows[place + 1], hash, last + 1) ??
        (last + 1 > length
          ? ({ sequence: link.sequence, id: link.id, reason: 'inserted' } as const)
          : undefined);
      if (firstMismatch) return { ok: false, count: last - removed, firstMismatch };
      hash = link.hash;
      last += 1;
    }
    if (rows.length <= BATCH) break;
  }
  const count = last - removed;
  return last < length
    ? { ok: false, count, firstMismatch: { sequence: last + 1, reason: 'removed' } }
    : { ok: true, count };
}
