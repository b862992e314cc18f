import { errorCodes } from '@derrick/domain/http';
import { ApiFailure } from '../platform/apiFailure.ts';
import type { Backoff, Count, Limiter, WindowLimit } from '../platform/limiter.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Failed password attempts. Correct passwords are not counted, so users behind a shared address can sign in without
 * limit.
 */
const failuresFromNetworkToAccount = {
  name: 'sign-in-pair',
  free: 5,
  firstSeconds: 15,
  longestSeconds: 15 * MINUTE,
  forgetSeconds: DAY,
} satisfies Backoff;
const failuresFromDevice = { ...failuresFromNetworkToAccount, name: 'sign-in-device' } satisfies Backoff;
const failuresToAccount = {
  ...failuresFromNetworkToAccount,
  name: 'sign-in-account',
  free: 20,
} satisfies Backoff;
const failuresFromNetwork = {
  ...failuresFromNetworkToAccount,
  name: 'sign-in-network',
  free: 100,
  longestSeconds: 5 * MINUTE,
} satisfies Backoff;
/** Marks a network or browser from which an account was signed in recently. This is not a limit. */
const recentSignIn = { name: 'signed-in', points: 1, seconds: 30 * DAY } satisfies WindowLimit;

/** Each request sends an email. Known browsers have a separate count that others cannot exhaust. */
const resetsOfAccount = { name: 'forgot-account', points: 5, seconds: HOUR } satisfies WindowLimit;
const resetsFromNetwork = {
  name: 'forgot-network',
  free: 30,
  firstSeconds: 15,
  longestSeconds: 5 * MINUTE,
  forgetSeconds: HOUR,
} satisfies Backoff;

/** Registration reveals whether an address is taken, because it returns tokens if it is not. */
const registrationsFromNetwork = { ...resetsFromNetwork, name: 'register', free: 60 } satisfies Backoff;

/** Tokens of 256 bits cannot be guessed; this limit bounds the server's work for attempts. */
const unknownLinksFromNetwork = {
  ...resetsFromNetwork,
  name: 'links',
  free: 100,
  longestSeconds: MINUTE,
} satisfies Backoff;

/** Each request can send an email to an address of the customer. */
const customerLinksOfCustomer = { name: 'customer-link', points: 10, seconds: HOUR } satisfies WindowLimit;
const customerLinksFromNetwork = { ...resetsFromNetwork, name: 'customer-link-network' } satisfies Backoff;

/** Each request sends an email to the new address, which may belong to anyone, and one to the old address. */
const emailChangesByUser = { name: 'email-change', points: 20, seconds: HOUR } satisfies WindowLimit;
const emailChangesForUser = { name: 'email-change-of', points: 5, seconds: HOUR } satisfies WindowLimit;
const emailChangesToAddress = { name: 'email-change-to', points: 3, seconds: HOUR } satisfies WindowLimit;

/** Users that a company adds with a password. Invited users are counted by `messages/limits.ts`. */
const usersAddedAnHour = { name: 'add-people', points: 100, seconds: HOUR } satisfies WindowLimit;
const usersAddedADay = { name: 'add-people-day', points: 300, seconds: DAY } satisfies WindowLimit;

/** Texts and questions that a user sends to the assistant. */
const assistantCallsAMinute = { name: 'assistant', points: 30, seconds: MINUTE } satisfies WindowLimit;
const assistantCallsADay = { name: 'assistant-day', points: 1000, seconds: DAY } satisfies WindowLimit;

/** Codes have six digits and are valid for ten minutes, so five of a million codes can be tried. */
const phoneCodesOfUser = { name: 'phone-code', points: 5, seconds: 10 * MINUTE } satisfies WindowLimit;
const secondFactorCodesOfUser = {
  name: 'second-factor',
  points: 20,
  seconds: 15 * MINUTE,
} satisfies WindowLimit;

/** A caller who claims to own an address, with network and browser. */
export interface Claimant {
  /** Email address in lower case. */
  email: string;
  network: string;
  /** Id of the browser; see `deviceOf`. */
  device?: string | undefined;
}

export interface Limits {
  /**
   * Runs a sign-in attempt and passes `isKnown`, which is true if the user has signed in from this network or browser
   * before. Attempts with wrong credentials are counted; other failures are not. Success of the address's owner resets
   * the count. Success of an account that only claims the address does not: it would allow unlimited guesses of the
   * owner's password.
   * @throws {ApiFailure} 429, before the attempt, if the caller has to wait
   */
  signIn<T extends { showsOwner: boolean }>(
    claimant: Claimant,
    attempt: (isKnown: boolean) => Promise<T>,
  ): Promise<T>;
  /**
   * Runs a password check without sign-in. Wrong passwords count as in `signIn`; a correct one does not reset the count.
   */
  checkPassword<T>(claimant: Claimant, attempt: (isKnown: boolean) => Promise<T>): Promise<T>;
  /**
   * Resets the failed attempts of a user who has just proven to own the account, and marks the network and browser as
   * known.
   */
  resetFailures(claimant: Claimant): Promise<void>;
  /** Counts a request for a password reset, in the same way for known and unknown addresses. */
  forgotten(claimant: Claimant): Promise<void>;
  register(network: string): Promise<void>;
  /** Counts a second-factor code entered by a signed-in user. */
  secondFactor(userId: string): Promise<void>;
  /** Counts a text or a question sent to the assistant. */
  assistant(userId: string): Promise<void>;
  /** Counts a verification code for the user's phone number. */
  phoneCode(userId: string): Promise<void>;
  /** Counts a request to change an address, of the user or of another user. */
  emailChange(change: { companyId: string; askerId: string; personId: string; email: string }): Promise<void>;
  /** Counts a user that a company adds with a password. */
  addPerson(companyId: string): Promise<void>;
  /** Counts an unknown token. Callers with a valid token are not affected by attempts of others. */
  unknownLink(network: string): Promise<void>;
  /** Counts a request for a link to a customer's page, in the same way for known and unknown addresses. */
  customerLink(request: { companyId: string; customerId: string; network: string }): Promise<void>;
}

const countedCodes: readonly string[] = [errorCodes.invalidCredentials, errorCodes.secondFactorWrong];

const isWrong = (error: unknown) => error instanceof ApiFailure && countedCodes.includes(error.code);

/** Runs tasks with the same key one after the other, in order of arrival. */
function createQueues() {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(key: string, task: () => Promise<T>): Promise<T> => {
    const result = (last.get(key) ?? Promise.resolve()).then(task);
    const settled = result.catch(() => undefined);
    last.set(key, settled);
    try {
      return await result;
    } finally {
      if (last.get(key) === settled) last.delete(key);
    }
  };
}

/**
 * Limits failed attempts to sign in, and other calls without a session. Limits of sent messages are in `messages/`.
 *
 * A limit per account or per network alone would let attackers lock out other users (ASVS 5.0, 6.1.1). Therefore these
 * limits do not apply to users who signed in within the last 30 days from the same browser or network. Only failed attempts
 * from that browser or network count against them.
 */
export function createLimits(limiter: Limiter): Limits {
  const enqueue = createQueues();
  const signInMark = ({ email }: Claimant, place: string): Count<WindowLimit> => ({
    limit: recentSignIn,
    of: `${email} ${place}`,
  });
  const failureCount = (limit: Backoff, { email }: Claimant, place: string): Count<Backoff> => ({
    limit,
    of: `${email} ${place}`,
  });
  const isKnownBy = async (claimant: Claimant, place: string | undefined) =>
    place !== undefined && limiter.isRemembered(signInMark(claimant, place));

  const resetFailures: Limits['resetFailures'] = async (claimant) => {
    const { network, device } = claimant;
    await limiter.reset(failureCount(failuresFromNetworkToAccount, claimant, network));
    await limiter.remember(signInMark(claimant, network));
    if (device === undefined) return;
    await limiter.reset(failureCount(failuresFromDevice, claimant, device));
    await limiter.remember(signInMark(claimant, device));
  };

  /** Finds the counts that a wrong password adds to: first the caller's own, then the shared ones. */
  async function countsOf(
    claimant: Claimant,
  ): Promise<{ isKnown: boolean; ownFailures: Count<Backoff>; sharedCounts: Count[] }> {
    const { email, network, device } = claimant;
    if (device !== undefined && (await isKnownBy(claimant, device))) {
      return {
        isKnown: true,
        ownFailures: failureCount(failuresFromDevice, claimant, device),
        sharedCounts: [],
      };
    }
    const isKnown = await isKnownBy(claimant, network);
    const sharedCounts = [
      { limit: failuresToAccount, of: email },
      { limit: failuresFromNetwork, of: network },
    ];
    return {
      isKnown,
      ownFailures: failureCount(failuresFromNetworkToAccount, claimant, network),
      sharedCounts: isKnown ? [] : sharedCounts,
    };
  }

  /** Counts an attempt before it runs, and removes it again unless the credentials were wrong. */
  async function runCounted<T>(
    claimant: Claimant,
    attempt: (isKnown: boolean) => Promise<T>,
    resetsFailures: (result: T) => boolean,
  ): Promise<T> {
    const { isKnown, ownFailures, sharedCounts } = await countsOf(claimant);
    // Runs attempts one after the other, so that a correct attempt does not block the next one.
    return enqueue(ownFailures.of, async () => {
      await limiter.countAttempt([ownFailures, ...sharedCounts]);
      try {
        const result = await attempt(isKnown);
        await limiter.returnAttempt([ownFailures, ...sharedCounts]);
        if (resetsFailures(result)) await limiter.reset(ownFailures);
        return result;
      } catch (error) {
        if (!isWrong(error)) await limiter.returnAttempt([ownFailures, ...sharedCounts]);
        throw error;
      }
    });
  }

  return {
    signIn: (claimant, attempt) => runCounted(claimant, attempt, ({ showsOwner }) => showsOwner),
    checkPassword: (claimant, attempt) => runCounted(claimant, attempt, () => false),
    resetFailures: resetFailures,
    async forgotten(claimant) {
      const { email, network, device } = claimant;
      const place = (await isKnownBy(claimant, device)) ? device : undefined;
      if (place !== undefined) {
        return limiter.countAttempt([{ limit: resetsOfAccount, of: `${email} ${place}` }]);
      }
      await limiter.countAttempt([{ limit: resetsFromNetwork, of: network }]);
      await limiter.countAttempt([{ limit: resetsOfAccount, of: email }]);
    },
    register: (network) => limiter.countAttempt([{ limit: registrationsFromNetwork, of: network }]),
    phoneCode: (userId) => limiter.countAttempt([{ limit: phoneCodesOfUser, of: userId }]),
    secondFactor: (userId) => limiter.countAttempt([{ limit: secondFactorCodesOfUser, of: userId }]),
    assistant: (userId) =>
      limiter.countAttempt([
        { limit: assistantCallsAMinute, of: userId },
        { limit: assistantCallsADay, of: userId },
      ]),
    emailChange: ({ companyId, askerId, personId, email }) =>
      limiter.countAttempt([
        { limit: emailChangesByUser, of: askerId },
        { limit: emailChangesForUser, of: personId },
        // Counted per company, so that one company cannot exhaust the limit of an address for another.
        { limit: emailChangesToAddress, of: `${companyId} ${email.toLowerCase()}` },
      ]),
    addPerson: (companyId) =>
      limiter.countAttempt([
        { limit: usersAddedAnHour, of: companyId },
        { limit: usersAddedADay, of: companyId },
      ]),
    unknownLink: (network) => limiter.countAttempt([{ limit: unknownLinksFromNetwork, of: network }]),
    customerLink: ({ companyId, customerId, network }) =>
      limiter.countAttempt([
        { limit: customerLinksFromNetwork, of: network },
        { limit: customerLinksOfCustomer, of: `${companyId} ${customerId}` },
      ]),
  };
}
