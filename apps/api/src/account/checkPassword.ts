import { errorCodes } from '@derrick/domain/http';
import type { Context } from 'hono';
import { type AuthParts, deviceOf, invalidCredentials } from '../auth/index.ts';
import { ApiFailure } from '../platform/apiFailure.ts';
import { clientNetwork } from '../platform/clientAddress.ts';
import type { AppEnv, Session } from '../platform/context.ts';
import { validationFailed } from '../platform/failures.ts';

/**
 * Verifies a user's password again. Wrong passwords count like failed sign-ins, so that this endpoint cannot be used for
 * guessing.
 * @param field name of the field in the body, used in the failure
 * @throws {ApiFailure} 400 for a missing or wrong password, 429 after too many attempts
 */
export async function checkPassword(
  { db, passwords, limits }: AuthParts,
  claimant: { companyId: string; userId: string; network: string; device?: string | undefined },
  password: string | undefined,
  field: string,
): Promise<void> {
  if (!password) throw validationFailed({ [field]: 'passwordRequired' });
  const { companyId, userId, network, device } = claimant;
  const account = await db
    .selectFrom('users')
    .select(['email', 'password_hash as passwordHash'])
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const email = account?.email ?? userId;
  const turn = { purpose: 'known', of: userId } as const;
  try {
    await limits.checkPassword({ email, network, device }, async () => {
      if (!(await passwords.verify(account?.passwordHash, password, turn))) throw invalidCredentials();
    });
  } catch (error) {
    const isWrong = error instanceof ApiFailure && error.code === errorCodes.invalidCredentials;
    // Not 401: the session is right, and a client would renew it.
    throw isWrong ? validationFailed({ [field]: 'passwordWrong' }) : error;
  }
}

/**
 * Verifies the caller's password again.
 * @throws {ApiFailure} as `checkPassword`
 */
export const requirePassword = (
  parts: AuthParts,
  { c, session, password }: { c: Context<AppEnv>; session: Session; password: string },
  field = 'password',
): Promise<void> => {
  const { companyId, userId } = session;
  const network = clientNetwork(c, parts.trustedProxies);
  return checkPassword(
    parts,
    { companyId, userId, network, device: deviceOf(c, parts.publicUrl) },
    password,
    field,
  );
};
