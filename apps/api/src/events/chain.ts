import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';

/** The ends of a company's chain of events. */
export interface Chain {
  /** The number of the last event, and with it of all that ever were. */
  length: number;
  /** How many of the oldest were removed; the first one left has the number after it. */
  removed: number;
  /** When the last removed one was written. */
  removedUntil: Date | null;
  /** The hash that the first one left follows. */
  removedHash: Buffer;
  /** The number of events that the seal covers; 0 when there is none. */
  sealedLength: number;
  seal: Buffer | null;
  sealKey: string | null;
  /** The number of the first event that was sealed as it was written. */
  keyedFrom: number;
}

const empty: Chain = {
  length: 0,
  removed: 0,
  removedUntil: null,
  removedHash: Buffer.alloc(0),
  sealedLength: 0,
  seal: null,
  sealKey: null,
  keyedFrom: 1,
};

/** Reads the ends of a company's chain. */
export async function readChain(db: Kysely<Database>, companyId: string): Promise<Chain> {
  const chain = await db
    .selectFrom('event_chains')
    .select([
      'length',
      'removed',
      'removed_until as removedUntil',
      'removed_hash as removedHash',
      'sealed_length as sealedLength',
      'seal',
      'seal_key as sealKey',
      'keyed_from as keyedFrom',
    ])
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return chain ?? empty;
}
