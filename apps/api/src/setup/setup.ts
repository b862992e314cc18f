import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import { lockExclusive } from '../sql/index.ts';
import { hasRealCompany } from './demo.ts';

/** Mode of the server, as used by routes. */
export interface Setup {
  readonly isDemo: boolean;
  /** True until a company is created, in this or another process. */
  isFirstStart(): Promise<boolean>;
  /** False if a company existed when the server started. */
  readonly mayBeFirstStart: boolean;
  readonly isRegistrationClosed: boolean;
  /** Compares a text with the key that the first registration requires. */
  isKey(text: string): boolean;
  /**
   * Serializes transactions that create the first company.
   * @returns false if another transaction has created it
   */
  claimFirst(trx: Transaction<Database>): Promise<boolean>;
}

/**
 * Derives a key for a purpose from the server's secret. It is the same in all processes and after each start, so it need
 * not be stored. It has 144 bits, which is enough against guessing.
 */
export const keyFor = (purpose: 'setup' | 'outbox', secret: string): string =>
  createHmac('sha256', secret).update(`derrick ${purpose}`).digest().subarray(0, 18).toString('base64url');

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares two texts in constant time. */
export const isSameText = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

/** Caches the mode from the start of the server until the first company is created. */
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
      await lockExclusive(trx, 'derrick first company');
      return !(await hasRealCompany(trx));
    },
    isKey: (text) => isSameText(text, keyFor('setup', secret)),
  };
}
