import type { Kysely } from 'kysely';
import { boolean, type Infer, instance, integer, object, string } from 'superstruct';
import { type Database, readRows } from '../db/index.ts';

/** What is wrong at one place of a company's chain of events. */
export interface Mismatch {
  sequence: number;
  /** Absent when the event is missing. */
  id?: string;
  /** `altered`: the event was changed. `removed`: it is missing. `inserted`: it was added later. */
  reason: 'altered' | 'removed' | 'inserted';
}

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

/** Checks a company's whole chain of events, and names the first that was altered, removed or inserted. */
export async function verifyEvents(db: Kysely<Database>, companyId: string): Promise<Verification> {
  const chain = await db
    .selectFrom('event_chains')
    .select('length')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  let count = 0;
  let hash: Buffer = Buffer.alloc(0);
  for (;;) {
    // One more than is checked: an event is judged together with the next.
    const rows = await readRows(db, linkRow)`
      select sequence, id, hash, previous_hash as "previousHash", hash = derrick_event_hash(events) as "isGenuine"
      from events where company_id = ${companyId} and sequence > ${count} order by sequence limit ${BATCH + 1}
    `;
    for (const [place, link] of rows.slice(0, BATCH).entries()) {
      const firstMismatch =
        mismatchAt(link, rows[place + 1], hash, count + 1) ??
        (count + 1 > (chain?.length ?? 0)
          ? ({ sequence: link.sequence, id: link.id, reason: 'inserted' } as const)
          : undefined);
      if (firstMismatch) return { ok: false, count, firstMismatch };
      hash = link.hash;
      count += 1;
    }
    if (rows.length <= BATCH) break;
  }
  if (count < (chain?.length ?? 0)) {
    return { ok: false, count, firstMismatch: { sequence: count + 1, reason: 'removed' } };
  }
  return { ok: true, count };
}
