import { type Login, login, startPasskeySignIn } from '@derrick/domain/auth';
import { permissionsOf } from '@derrick/domain/permissions';
import type { Context } from 'hono';
import { originFor, unitOfWork } from '../events/index.ts';
import { enqueueAutomaticMessage } from '../messages/index.ts';
import { clientNetwork } from '../platform/clientAddress.ts';
import type { AppEnv } from '../platform/context.ts';
import { companyClosed } from '../platform/failures.ts';
import type { Logger } from '../platform/logging.ts';
import { type Route, serve } from '../platform/serve.ts';
import * as secondFactor from '../secondFactor/index.ts';
import { type AccountWithCompany, findAccounts } from './account.ts';
import { deviceOf } from './device.ts';
import { recordFailedSignIn } from './failedSignIns.ts';
import { accountDeactivated, accountPending, failure, invalidCredentials } from './failures.ts';
import { findPreviousFamily, rememberBrowser } from './knownBrowsers.ts';
import type { AuthParts } from './parts.ts';
import { renewHash } from './renewHash.ts';
import { endPreviousFamily, type Family, startFamily } from './store.ts';
import { newRefreshToken } from './tokens.ts';
import { trustThisBrowser } from './trustThisBrowser.ts';

/** Context of a sign-in request. */
interface Attempt {
  parts: AuthParts;
  c: Context<AppEnv>;
  log: Logger;
}

/**
 * Finds the account with a matching password. The owner of the address is checked first, and one verification runs even
 * if the address has no owner, so that the duration does not reveal whether an owner exists.
 */
async function findByPassword(
  accounts: readonly AccountWithCompany[],
  verify: (passwordHash: string | null | undefined) => Promise<boolean>,
): Promise<AccountWithCompany | undefined> {
  const owner = accounts.find(({ isEmailConfirmed }) => isEmailConfirmed);
  if (await verify(owner?.passwordHash)) return owner;
  for (const account of accounts) {
    if (!account.isEmailConfirmed && (await verify(account.passwordHash))) return account;
  }
  return undefined;
}

/** Returns the account to record a failed sign-in for: the owner of the address, or the only account that uses it. */
const accountToWarn = ([first, second]: readonly AccountWithCompany[]): AccountWithCompany | undefined =>
  first?.isEmailConfirmed || second === undefined ? first : undefined;

/**
 * Finds the account for an email address and a password.
 * @throws {ApiFailure} 401 if no account matches, 403 if the account cannot be used
 */
async function checkCredentials(
  { parts: { db, passwords, trustedProxies, setup }, c, log }: Attempt,
  { email, password, isKnown }: Pick<Login, 'email' | 'password'> & { isKnown: boolean },
): Promise<AccountWithCompany> {
  const accounts = await findAccounts(db, email, setup);
  const turn = isKnown
    ? ({ purpose: 'known', of: email } as const)
    : ({ purpose: 'signIn', of: clientNetwork(c, trustedProxies) } as const);
  const account = await findByPassword(accounts, (hash) => passwords.verify(hash, password, turn));
  if (!account) {
    const warned = accountToWarn(accounts);
    log.warn({ userId: warned?.userId }, 'sign-in rejected');
    await recordFailedSignIn(db, c, warned);
    throw invalidCredentials();
  }
  if (account.status === 'PENDING') throw accountPending();
  if (account.status === 'DEACTIVE') throw accountDeactivated();
  if (account.isCompanyClosed && !permissionsOf(account.role).includes('company:delete')) {
    throw companyClosed();
  }
  return account;
}

/**
 * Starts a session after the password was verified, and consumes the second factor if the user has one.
 * @throws {ApiFailure} 401 if a second factor is missing or wrong
 */
async function start(
  { parts: { db, factorSeal, publicUrl, sessions }, c }: Attempt,
  account: AccountWithCompany,
  proof: secondFactor.Proof,
  hash: Buffer,
): Promise<Family> {
  const factors = await secondFactor.readFactors(db, account);
  const needsFactor = factors.hasAuthenticator || factors.hasPasskeys;
  if (needsFactor && !proof.code && !proof.passkey) throw failure('secondFactorRequired', { data: factors });
  const origin = originFor(c, account.companyId, { type: 'USER', id: account.userId });
  const from = c.get('caller');
  const { companyId, userId } = account;
  const { family, ended } = await unitOfWork(db, origin, async (unit) => {
    const { trx, emit } = unit;
    const site = secondFactor.siteOf(c, publicUrl);
    if (needsFactor && !(await secondFactor.consumeFactor(trx, factorSeal, account, { ...proof, site }))) {
      throw failure('secondFactorWrong');
    }
    // Locks in the same order as a token refresh.
    const former = await findPreviousFamily(trx, c, account, { publicUrl });
    const isEnded = former !== undefined && (await endPreviousFamily(unit, { ...account, familyId: former }));
    const ended = isEnded ? former : undefined;
    const started = await startFamily(trx, account, hash, from);
    if (!started) return { ended };
    const { isUnseen } = await rememberBrowser(trx, c, started, { publicUrl });
    emit({
      action: 'session.signIn',
      target: { id: userId, label: account.fullname },
      ...(isUnseen && { after: { isNewBrowser: true } }),
    });
    if (isUnseen) {
      const { ip, userAgent } = from;
      // The message limit allows at most one per hour, since a browser without cookies is new each time.
      await enqueueAutomaticMessage(trx, { template: 'newSignIn', companyId, userId, ip, userAgent });
    }
    return { family: started, ended };
  });
  if (ended) sessions.forget(ended);
  // All sessions were ended since the password was checked: it is no longer the right one.
  if (!family) throw invalidCredentials();
  return family;
}

export function loginRoutes(parts: AuthParts): Route[] {
  const { db, tokens, limits, trustedProxies, publicUrl } = parts;
  return [
    serve(login, async ({ c, body: { email: typed, password, code, passkey }, log }) => {
      const email = typed.toLowerCase();
      const claimant = { email, network: clientNetwork(c, trustedProxies), device: deviceOf(c, publicUrl) };
      const attempt = { parts, c, log };
      const { token, hash } = newRefreshToken();
      const { family, showsOwner } = await limits.signIn(claimant, async (isKnown) => {
        const account = await checkCredentials(attempt, { email, password, isKnown });
        try {
          const started = await start(attempt, account, { code, passkey }, hash);
          await renewHash(parts, log, account, password);
          return { family: started, showsOwner: account.isEmailConfirmed };
        } catch (error) {
          if (secondFactor.isWrongFactor(error)) await recordFailedSignIn(db, c, account);
          throw error;
        }
      });
      if (showsOwner) await trustThisBrowser(parts, c, email);
      log.info({ companyId: family.companyId, userId: family.userId }, 'user signed in');
      return tokens.pair(family, token);
    }),
    serve(startPasskeySignIn, ({ c, body, log }) => {
      const email = body.email.toLowerCase();
      const { password } = body;
      const claimant = { email, network: clientNetwork(c, trustedProxies), device: deviceOf(c, publicUrl) };
      return limits.checkPassword(claimant, async (isKnown) => {
        const account = await checkCredentials({ parts, c, log }, { email, password, isKnown });
        const site = secondFactor.siteOf(c, publicUrl);
        const options = await db
          .transaction()
          .execute((trx) => secondFactor.startPasskeySignIn(trx, account, site));
        return { ...options };
      });
    }),
  ];
}
