import type { Context } from 'hono';
import { type AuthParts, deviceOf } from '../auth/index.ts';
import { clientNetwork } from '../platform/clientAddress.ts';
import type { AppEnv, Session } from '../platform/context.ts';
import { ApiFailure, failure, validationFailed } from '../platform/failure.ts';

/**
 * Verifies a user's password again. Wrong passwords count like failed sign-ins, so that this endpoint cannot be used for
 * guessing.
 * @param field name of the field in the body, used in the failure
 * @throws {ApiFailure} 400 for a missing or wrong password, 429 after too many attempts
 */
export async function checkPassword(
  { db, passwords, limits }: AuthParts,
  who: { companyId: string; userId: string; network: string; device?: string | undefined },
  password: string | undefined,
  field: string,
): Promise<void> {
  if (!password) throw validationFailed({ [field]: 'passwordRequired' });
  const { companyId, userId, network, device } = who;
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
      if (!(await passwords.verify(account?.passwordHash, password, turn)))
        throw failure('invalidCredentials');
    });
  } catch (error) {
    const isWrong = error instanceof ApiFailure && error.reason === 'invalidCredentials';
    // Not 401, because the session is valid and a client would refresh it.
    throw isWrong ? validationFailed({ [field]: 'passwordWrong' }) : error;
  }
}

/**
 * Verifies the caller's password again.
 * @throws {ApiFailure} as `checkPassword`
 */
export const askPassword = (
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
