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
import { lockPerson, type Person, setPassword } from './accountStore.ts';
import { accountDeactivated, accountPending } from './failures.ts';
import type { AuthParts } from './parts.ts';
import { emailTaken, isEmailTaken } from './takenEmail.ts';
import { trustThisBrowser } from './trustThisBrowser.ts';

type ValidToken = Extract<OneTimeToken, { outcome: 'valid' }>;

/**
 * Gives a token that works.
 * @throws {ApiFailure} with a code of its own for each reason why one does not
 */
export function valid(token: OneTimeToken): ValidToken {
  if (token.outcome === 'valid') return token;
  throw linkFailures[token.outcome]();
}

/**
 * Reads the token of a link, which stays valid.
 * @throws {ApiFailure} as `valid` does, and 429 after too many that were never mailed
 */
export async function readLink(
  { db, limits, trustedProxies }: AuthParts,
  c: Context<AppEnv>,
  token: string,
  kind: OneTimeTokenKind,
): Promise<ValidToken> {
  const read = await readOneTimeToken(db, token, kind);
  if (read.outcome === 'unknown') await limits.unknownLink(clientNetwork(c, trustedProxies));
  return valid(read);
}

/**
 * Checks that the person of a valid link may use it.
 * @throws {ApiFailure} for the deleted, as for an unknown link, and for the deactivated
 */
export function maySet(person: Person | undefined, kind: OneTimeTokenKind): Person {
  if (!person) throw linkFailures.unknown();
  if (person.status === 'DEACTIVE') throw accountDeactivated();
  if (kind === 'reset' && person.status === 'PENDING') throw accountPending();
  // Somebody made them active, and they have chosen a password by another link: this one must not change it.
  if (kind === 'invitation' && person.hasPassword) throw linkFailures.used();
  return person;
}

/**
 * Finds the address that an invited person gets with their password: whoever was invited by SMS has none, and signing
 * in is by e-mail. One that they have is never changed by whoever holds the link; only said again it may be.
 * @returns undefined when theirs stays
 * @throws {ApiFailure} that names the field
 */
function newEmailOf({ email: known }: Person, given: string | undefined): string | undefined {
  const email = given?.toLowerCase();
  if (known === null && email === undefined) throw validationFailed({ email: 'emailRequired' });
  if (known !== null && email !== undefined && email !== known)
    throw validationFailed({ email: 'emailKnown' });
  return known === null ? email : undefined;
}

/** A new password, and what lets somebody set it. */
export interface Link {
  token: string;
  kind: OneTimeTokenKind;
  password: string;
  /** Checks the password by what the company asks for. */
  checkIn: (companyId: string) => Promise<void>;
  /** As typed by an invited person. */
  email?: string | undefined;
}

/** Uses a link up for a new password, in one transaction with whatever else it leads to. */
export async function setByLink<T>(
  parts: AuthParts,
  c: Context<AppEnv>,
  { token, kind, password, checkIn, email: given }: Link,
  finish: (trx: Transaction<Database>, account: Account) => Promise<T>,
): Promise<{ owner: OneTimeTokenOwner; result: T }> {
  const { db, passwords, sessions } = parts;
  // Looked at first: a password is hashed for those only who have a link that works.
  const { companyId, userId } = await readLink(parts, c, token, kind);
  const owner = { companyId, userId };
  await checkIn(companyId);
  const hash = await passwords.hash(password, { purpose: 'signIn', of: companyId });
  const origin = originFor(c, companyId, { type: 'USER', id: userId });
  const { result, ended, confirmedEmail } = await unitOfWork(db, origin, async ({ trx, emit }) => {
    const person = await lockPerson(trx, owner);
    const { mailedTo, phone } = valid(await consumeOneTimeToken(trx, token, kind));
    const allowed = maySet(person, kind);
    const newEmail = kind === 'invitation' ? newEmailOf(allowed, given) : undefined;
    await checkMailDomain(trx, companyId, newEmail);
    // Whatever fails here leaves the link as it was.
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
  // A person who requests a new password has often tried several.
  if (confirmedEmail) await trustThisBrowser(parts, c, confirmedEmail);
  return { owner, result };
}
