import type { Logger } from '../platform/logging.ts';
import type { Account } from './account.ts';
import type { AuthParts } from './parts.ts';
import { isOutdatedHash } from './passwords.ts';

/** Rehashes a verified password with the current parameters if its hash is outdated. Never fails. */
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
      // Skipped if the password was changed in the meantime.
      .where('password_hash', '=', passwordHash)
      .execute();
  } catch (error) {
    log.warn({ error, companyId, userId }, 'password rehash failed');
  }
}
