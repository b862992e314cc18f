import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import { hasRealCompany } from './demo.ts';

/** What the routes know of the server's standing. */
export interface Setup {
  readonly isDemo: boolean;
  /** True until a company is known, here or in another process. */
  isFirstStart(): Promise<boolean>;
  /** False on a server that had a company when it started. */
  readonly mayBeFirstStart: boolean;
  /** Only the first company can register. */
  readonly isRegistrationClosed: boolean;
  /** Compares a text with the key that the first company needs. */
  isKey(text: string): boolean;
  /**
   * Lets one transaction at a time make the first company; the others wait for its end.
   * @returns false when another transaction has made it
   */
  claimFirst(trx: Transaction<Database>): Promise<boolean>;
}

/**
 * Makes the key of a purpose from the server's secret: the same for all its processes and after every start, so that it
 * need not be stored. It only has to resist guessing: 144 bits.
 */
export const keyFor = (purpose: 'setup' | 'outbox', secret: string): string =>
  createHmac('sha256', secret).update(`derrick ${purpose}`).digest().subarray(0, 18).toString('base64url');

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares two texts in a time that shows nothing of either. */
export const isSameText = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

/** Remembers the standing that the server started with until the first company is made. */
export function createSetup(options: {
  db: Kysely<Database>;
  secret: string;
  isDemo: boolean;
  isFirstStart: boolean;
  isRegistrationClosed: boolean;
}): Setup {
  const { db, secret, isDemo, isRegistrationClosed } = options;
  let { isFirstStart } = options;
  return {
    isDemo,
    async isFirstStart() {
      if (isFirstStart) isFirstStart = !(await hasRealCompany(db));
      return isFirstStart;
    },
    mayBeFirstStart: isFirstStart,
    isRegistrationClosed,
    async claimFirst(trx) {
      await sql`select pg_advisory_xact_lock(hashtextextended('derrick first company', 0))`.execute(trx);
      return !(await hasRealCompany(trx));
    },
    isKey: (text) => isSameText(text, keyFor('setup', secret)),
  };
}
