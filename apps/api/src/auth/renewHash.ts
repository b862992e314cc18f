import type { Logger } from '../platform/logging.ts';
import type { Account } from './account.ts';
import type { AuthParts } from './parts.ts';
import { isOutdatedHash } from './passwords.ts';

/** Hashes a password as it is done today, where that was another way when it was set. Does not fail. */
export async function renewHash(
  { db, passwords }: Pick<AuthParts, 'db' | 'passwords'>,
  log: Logger,
  { companyId, userId, passwordHash }: Account,
  password: string,
): Promise<void> {
  if (passwordHash === null || !isOutdatedHash(passwordHash)) return;
  try {
    const renewed = await passwords.hash(password, { purpose: 'known', of: userId });
    await db
      .updateTable('users')
      .set({ password_hash: renewed })
      .where('company_id', '=', companyId)
      .where('id', '=', userId)
      // Unless it was changed meanwhile.
      .where('password_hash', '=', passwordHash)
      .execute();
  } catch (error) {
    log.warn({ error, companyId, userId }, 'password rehash failed');
  }
}
