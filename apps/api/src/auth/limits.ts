import { errorCodes } from '@derrick/domain/http';
import { ApiFailure } from '../platform/apiFailure.ts';
import type { Backoff, Count, Limiter, WindowLimit } from '../platform/limiter.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Wrong passwords: right ones count nowhere, so that an office behind one address can sign in as often as it likes. */
const wrongFromHere = {
  name: 'sign-in-pair',
  free: 5,
  firstSeconds: 15,
  longestSeconds: 15 * MINUTE,
  forgetSeconds: DAY,
} satisfies Backoff;
const wrongFromDevice = { ...wrongFromHere, name: 'sign-in-device' } satisfies Backoff;
const wrongToAccount = { ...wrongFromHere, name: 'sign-in-account', free: 20 } satisfies Backoff;
const wrongFromNetwork = {
  ...wrongFromHere,
  name: 'sign-in-network',
  free: 100,
  longestSeconds: 5 * MINUTE,
} satisfies Backoff;
/** Not a limit: who has signed in lately, from which network and with which browser. */
const signedInFromHere = { name: 'signed-in', points: 1, seconds: 30 * DAY } satisfies WindowLimit;

/** Each is a mail in somebody's inbox; whoever is known from here has a count that others cannot fill. */
const forgottenOfAccount = { name: 'forgot-account', points: 5, seconds: HOUR } satisfies WindowLimit;
const forgottenFromNetwork = {
  name: 'forgot-network',
  free: 30,
  firstSeconds: 15,
  longestSeconds: 5 * MINUTE,
  forgetSeconds: HOUR,
} satisfies Backoff;

/** Registering tells whether an address is taken, because it answers with tokens when it is not. */
const registerFromNetwork = { ...forgottenFromNetwork, name: 'register', free: 60 } satisfies Backoff;

/** Nobody guesses 256 bits; this bounds the work of those who try. */
const unknownLinksFromNetwork = {
  ...forgottenFromNetwork,
  name: 'links',
  free: 100,
  longestSeconds: MINUTE,
} satisfies Backoff;

/** Each is a mail to an address that may be anybody's, and one to the old address. */
const emailChangesOfAsker = { name: 'email-change', points: 20, seconds: HOUR } satisfies WindowLimit;
const emailChangesOfPerson = { name: 'email-change-of', points: 5, seconds: HOUR } satisfies WindowLimit;
const emailChangesToAddress = { name: 'email-change-to', points: 3, seconds: HOUR } satisfies WindowLimit;

/** Users that a company adds with a password. Those who are invited are counted by `sending.ts`. */
const peopleOfCompany = { name: 'add-people', points: 100, seconds: HOUR } satisfies WindowLimit;
const peopleOfCompanyADay = { name: 'add-people-day', points: 300, seconds: DAY } satisfies WindowLimit;

/** Texts and questions that the assistant reads. */
const readingsOfPerson = { name: 'assistant', points: 30, seconds: MINUTE } satisfies WindowLimit;
const readingsOfPersonADay = { name: 'assistant-day', points: 1000, seconds: DAY } satisfies WindowLimit;

/** Six digits that work for ten minutes: of a million codes, five can be tried. */
const phoneCodesOfPerson = { name: 'phone-code', points: 5, seconds: 10 * MINUTE } satisfies WindowLimit;
const secondFactorOfPerson = {
  name: 'second-factor',
  points: 20,
  seconds: 15 * MINUTE,
} satisfies WindowLimit;

/** Somebody who claims an address, and where they are. */
export interface Claimant {
  /** In lower case. */
  email: string;
  network: string;
  /** The browser, as `deviceOf` knows it. */
  device?: string | undefined;
}

export interface Limits {
  /**
   * Runs a sign-in, and passes on whether this person has signed in from here before. Wrong credentials stay counted;
   * any other failure does not. Success of the address's owner resets the count: an account that only claims the address
   * would otherwise allow any number of guesses at the owner's password.
   * @throws {ApiFailure} 429, before the attempt, when the caller has to wait first
   */
  signIn<T extends { showsOwner: boolean }>(
    claimant: Claimant,
    attempt: (isKnown: boolean) => Promise<T>,
  ): Promise<T>;
  /** Runs a check of a password that signs nobody in: wrong ones count as above, a right one forgives nothing. */
  checkPassword<T>(claimant: Claimant, attempt: (isKnown: boolean) => Promise<T>): Promise<T>;
  /** Forgets the wrong passwords of somebody who has just shown that the account is theirs, and knows them from here. */
  forgive(claimant: Claimant): Promise<void>;
  /** Counts a forgotten password, alike for known and unknown addresses. */
  forgotten(claimant: Claimant): Promise<void>;
  register(network: string): Promise<void>;
  /** Counts a code that somebody who is signed in tries for their own second factor. */
  secondFactor(userId: string): Promise<void>;
  /** Counts a text or a question that a user has the assistant read. */
  assistant(userId: string): Promise<void>;
  /** Counts a code that a user tries for their own telephone number. */
  phoneCode(userId: string): Promise<void>;
  /** Counts a new address that somebody asks for, for themselves or for another person. */
  emailChange(change: { companyId: string; askerId: string; personId: string; email: string }): Promise<void>;
  /** Counts a user whom a company adds with a password. */
  addPerson(companyId: string): Promise<void>;
  /** Counts a token that was never mailed. Whoever has one that was is not kept waiting by others. */
  unknownLink(network: string): Promise<void>;
}

const wrong: readonly string[] = [errorCodes.invalidCredentials, errorCodes.secondFactorWrong];

const isWrong = (error: unknown) => error instanceof ApiFailure && wrong.includes(error.code);

/** Runs tasks of one key one after the other, in the order in which they came. */
function createTurns() {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(key: string, task: () => Promise<T>): Promise<T> => {
    const mine = (last.get(key) ?? Promise.resolve()).then(task);
    const settled = mine.catch(() => undefined);
    last.set(key, settled);
    try {
      return await mine;
    } finally {
      if (last.get(key) === settled) last.delete(key);
    }
  };
}

/**
 * Limits what may be tried without a session; `messages/` limits what is sent.
 *
 * A limit on an account or a network alone would let anybody lock others out (ASVS 5.0, 6.1.1). So whoever has signed in
 * within thirty days, with this browser or from this network, passes those, and waits for their own mistakes alone; of a
 * browser nobody else can make any.
 */
export function createLimits(limiter: Limiter): Limits {
  const inTurn = createTurns();
  const knownCount = ({ email }: Claimant, place: string): Count<WindowLimit> => ({
    limit: signedInFromHere,
    of: `${email} ${place}`,
  });
  const wrongOf = (limit: Backoff, { email }: Claimant, place: string): Count<Backoff> => ({
    limit,
    of: `${email} ${place}`,
  });
  const isKnownBy = async (claimant: Claimant, place: string | undefined) =>
    place !== undefined && limiter.isRemembered(knownCount(claimant, place));

  const forgive: Limits['forgive'] = async (claimant) => {
    const { network, device } = claimant;
    await limiter.reset(wrongOf(wrongFromHere, claimant, network));
    await limiter.remember(knownCount(claimant, network));
    if (device === undefined) return;
    await limiter.reset(wrongOf(wrongFromDevice, claimant, device));
    await limiter.remember(knownCount(claimant, device));
  };

  /** Finds what a wrong password of somebody counts towards, theirs alone first. */
  async function countsOf(
    claimant: Claimant,
  ): Promise<{ isKnown: boolean; ownFailures: Count<Backoff>; sharedCounts: Count[] }> {
    const { email, network, device } = claimant;
    if (device !== undefined && (await isKnownBy(claimant, device))) {
      return { isKnown: true, ownFailures: wrongOf(wrongFromDevice, claimant, device), sharedCounts: [] };
    }
    const isKnown = await isKnownBy(claimant, network);
    const sharedCounts = [
      { limit: wrongToAccount, of: email },
      { limit: wrongFromNetwork, of: network },
    ];
    return {
      isKnown,
      ownFailures: wrongOf(wrongFromHere, claimant, network),
      sharedCounts: isKnown ? [] : sharedCounts,
    };
  }

  /** Counts a try before it runs, and only a wrong one in the end. */
  async function counted<T>(
    claimant: Claimant,
    attempt: (isKnown: boolean) => Promise<T>,
    forgives: (result: T) => boolean,
  ): Promise<T> {
    const { isKnown, ownFailures, sharedCounts } = await countsOf(claimant);
    // One after the other: a right try must not stand in the way of the next.
    return inTurn(ownFailures.of, async () => {
      await limiter.countAttempt([ownFailures, ...sharedCounts]);
      try {
        const result = await attempt(isKnown);
        await limiter.returnAttempt([ownFailures, ...sharedCounts]);
        if (forgives(result)) await limiter.reset(ownFailures);
        return result;
      } catch (error) {
        if (!isWrong(error)) await limiter.returnAttempt([ownFailures, ...sharedCounts]);
        throw error;
      }
    });
  }

  return {
    signIn: (claimant, attempt) => counted(claimant, attempt, ({ showsOwner }) => showsOwner),
    checkPassword: (claimant, attempt) => counted(claimant, attempt, () => false),
    forgive,
    async forgotten(claimant) {
      const { email, network, device } = claimant;
      const place = (await isKnownBy(claimant, device)) ? device : undefined;
      if (place !== undefined) {
        return limiter.countAttempt([{ limit: forgottenOfAccount, of: `${email} ${place}` }]);
      }
      await limiter.countAttempt([{ limit: forgottenFromNetwork, of: network }]);
      await limiter.countAttempt([{ limit: forgottenOfAccount, of: email }]);
    },
    register: (network) => limiter.countAttempt([{ limit: registerFromNetwork, of: network }]),
    phoneCode: (userId) => limiter.countAttempt([{ limit: phoneCodesOfPerson, of: userId }]),
    secondFactor: (userId) => limiter.countAttempt([{ limit: secondFactorOfPerson, of: userId }]),
    assistant: (userId) =>
      limiter.countAttempt([
        { limit: readingsOfPerson, of: userId },
        { limit: readingsOfPersonADay, of: userId },
      ]),
    emailChange: ({ companyId, askerId, personId, email }) =>
      limiter.countAttempt([
        { limit: emailChangesOfAsker, of: askerId },
        { limit: emailChangesOfPerson, of: personId },
        // Of the company: another one cannot use up what an address may get.
        { limit: emailChangesToAddress, of: `${companyId} ${email.toLowerCase()}` },
      ]),
    addPerson: (companyId) =>
      limiter.countAttempt([
        { limit: peopleOfCompany, of: companyId },
        { limit: peopleOfCompanyADay, of: companyId },
      ]),
    unknownLink: (network) => limiter.countAttempt([{ limit: unknownLinksFromNetwork, of: network }]),
  };
}
