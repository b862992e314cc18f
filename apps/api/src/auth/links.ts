import type { Context } from 'hono';
import type { Transaction } from 'kysely';
import { checkMailDomain } from '../company/index.ts';
import type { Database } from '../db/index.ts';
import { originFor, unitOfWork } from '../events/index.ts';
import {
  consumeOneTimeToken,
  linkFailures,
  markPhoneVerified,
  type OneTimeToken,
  type OneTimeTokenKind,
  type OneTimeTokenOwner,
  readOneTimeToken,
} from '../links/index.ts';
import { clientNetwork } from '../platform/clientAddress.ts';
import type { AppEnv } from '../platform/context.ts';
import { validationFailed } from '../platform/failures.ts';
import type { Account } from './account.ts';
import { accountDeactivated, accountPending } from './failures.ts';
import type { AuthParts } from './parts.ts';
import { lockPerson, type Person, setPassword } from './passwordByLink.ts';
import { emailTaken, isEmailTaken } from './takenEmail.ts';
import { trustThisBrowser } from './trustThisBrowser.ts';

type ValidToken = Extract<OneTimeToken, { outcome: 'valid' }>;

/**
 * Returns a valid token.
 * @throws {ApiFailure} with a separate code for each reason why a link is invalid
 */
export function checkToken(token: OneTimeToken): ValidToken {
  if (token.outcome === 'valid') return token;
  throw linkFailures[token.outcome]();
}

/**
 * Reads the token of a link without consuming it.
 * @throws {ApiFailure} as `valid`, and 429 after too many unknown tokens
 */
export async function readLink(
  { db, limits, trustedProxies }: AuthParts,
  c: Context<AppEnv>,
  token: string,
  kind: OneTimeTokenKind,
): Promise<ValidToken> {
  const read = await readOneTimeToken(db, token, kind);
  if (read.outcome === 'unknown') await limits.unknownLink(clientNetwork(c, trustedProxies));
  return checkToken(read);
}

/**
 * Checks that the user of a valid link may use it.
 * @throws {ApiFailure} as for an unknown link if the user was deleted; another one if the user is deactivated
 */
export function checkRecipient(person: Person | undefined, kind: OneTimeTokenKind): Person {
  if (!person) throw linkFailures.unknown();
  if (person.status === 'DEACTIVE') throw accountDeactivated();
  if (kind === 'reset' && person.status === 'PENDING') throw accountPending();
  // The user has already set a password by another link. An invitation must not change it.
  if (kind === 'invitation' && person.hasPassword) throw linkFailures.used();
  return person;
}

/**
 * Returns the address that an invited user gets together with the password: users invited by SMS have none but need one
 * to sign in. An existing address may be repeated but not changed by the holder of the link.
 * @returns undefined if the current address stays
 * @throws {ApiFailure} that names the field
 */
function newEmailOf({ email: currentEmail }: Person, givenEmail: string | undefined): string | undefined {
  const email = givenEmail?.toLowerCase();
  if (currentEmail === null && email === undefined) throw validationFailed({ email: 'emailRequired' });
  if (currentEmail !== null && email !== undefined && email !== currentEmail)
    throw validationFailed({ email: 'emailKnown' });
  return currentEmail === null ? email : undefined;
}

/** A new password with the link that allows setting it. */
export interface Link {
  token: string;
  kind: OneTimeTokenKind;
  password: string;
  /** Checks the password against the company's minimum length. */
  checkIn: (companyId: string) => Promise<void>;
  /** Address entered by an invited user. */
  email?: string | undefined;
}

/** Consumes a link for a new password, in one transaction with the caller's follow-up work. */
export async function setByLink<T>(
  parts: AuthParts,
  c: Context<AppEnv>,
  { token, kind, password, checkIn, email: givenEmail }: Link,
  finish: (trx: Transaction<Database>, account: Account) => Promise<T>,
): Promise<{ owner: OneTimeTokenOwner; result: T }> {
  const { db, passwords, sessions } = parts;
  // Checked first, so that passwords are hashed only for valid links.
  const { companyId, userId } = await readLink(parts, c, token, kind);
  const owner = { companyId, userId };
  await checkIn(companyId);
  const hash = await passwords.hash(password, { purpose: 'signIn', of: companyId });
  const origin = originFor(c, companyId, { type: 'USER', id: userId });
  const { result, ended, confirmedEmail } = await unitOfWork(db, origin, async ({ trx, emit }) => {
    const person = await lockPerson(trx, owner);
    const { mailedTo, phone } = checkToken(await consumeOneTimeToken(trx, token, kind));
    const allowed = checkRecipient(person, kind);
    const newEmail = kind === 'invitation' ? newEmailOf(allowed, givenEmail) : undefined;
    await checkMailDomain(trx, companyId, newEmail);
    // A failure here rolls back, and the link stays valid.
    const set = await setPassword(trx, owner, hash, { email: newEmail, mailedTo }).catch((error: unknown) => {
      throw isEmailTaken(error) ? emailTaken() : error;
    });
    const { account, ended, isEmailConfirmed } = set;
    if (phone !== null) await markPhoneVerified(trx, owner, phone);
    emit({
      action: kind === 'invitation' ? 'person.acceptInvitation' : 'person.changePassword',
      target: { id: userId, label: allowed.fullname },
      before: { email: allowed.email, status: allowed.status },
      after: { email: newEmail ?? allowed.email, status: account.status },
      secrets: ['password'],
    });
    const confirmedEmail = isEmailConfirmed ? (newEmail ?? allowed.email) : null;
    return { result: await finish(trx, account), ended, confirmedEmail };
  });
  for (const familyId of ended) sessions.forget(familyId);
  // The user may have failed several times to sign in before requesting the link; this resets the count.
  if (confirmedEmail) await trustThisBrowser(parts, c, confirmedEmail);
  return { owner, result };
}
