import { errorCodes } from '@derrick/domain/http';
import { ApiFailure } from '../platform/failure.ts';
import type { Count, Limit, Throttle } from '../platform/throttle.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Wrong passwords: right ones count nowhere, so that an office behind one address can sign in as often as it likes. */
const signInFromHere = { name: 'sign-in-pair', points: 5, seconds: 15 * MINUTE } satisfies Limit;
const signInToAccount = { name: 'sign-in-account', points: 20, seconds: HOUR } satisfies Limit;
const signInFromNetwork = { name: 'sign-in-network', points: 100, seconds: DAY } satisfies Limit;
/** Not a limit: who has signed in from where, lately. */
const signedInFromHere = { name: 'signed-in', points: 1, seconds: 30 * DAY } satisfies Limit;

/** Each is a mail in somebody's inbox. */
const forgottenOfAccount = { name: 'forgot-account', points: 5, seconds: HOUR } satisfies Limit;
const forgottenFromNetwork = { name: 'forgot-network', points: 30, seconds: HOUR } satisfies Limit;

/** Registering tells whether an address is taken, because it answers with tokens when it is not. */
const registerFromNetwork = { name: 'register', points: 60, seconds: HOUR } satisfies Limit;

/** Nobody guesses 256 bits; this bounds the work of those who try. */
const linksFromNetwork = { name: 'links', points: 100, seconds: 15 * MINUTE } satisfies Limit;

/** Each is a mail or an SMS to somebody who has asked for none. */
const invitationsOfInviter = { name: 'invite', points: 300, seconds: HOUR } satisfies Limit;
const invitationsToPerson = { name: 'invite-again', points: 10, seconds: HOUR } satisfies Limit;

/** Each is a mail to an address that may be anybody's, and one to the old address. */
const emailChangesOfAsker = { name: 'email-change', points: 20, seconds: HOUR } satisfies Limit;
const emailChangesOfPerson = { name: 'email-change-of', points: 5, seconds: HOUR } satisfies Limit;
const emailChangesToAddress = { name: 'email-change-to', points: 3, seconds: HOUR } satisfies Limit;

export interface Limits {
  /**
   * Runs a try to sign in. Wrong credentials stay counted; any other failure does not, and success begins anew.
   * @throws {ApiFailure} 429, before the try, when too many were wrong
   */
  signIn<T>(who: { email: string; network: string }, attempt: () => Promise<T>): Promise<T>;
  /** Forgets the wrong passwords of somebody who has just shown in another way that the account is theirs. */
  forgive(who: { email: string; network: string }): Promise<void>;
  /** Counts a forgotten password, alike for known and unknown addresses. */
  forgotten(who: { email: string; network: string }): Promise<void>;
  register(network: string): Promise<void>;
  /** Counts an invitation, of one who was invited before towards them as well. */
  invitation(inviter: { userId: string }, invitedId?: string): Promise<void>;
  /** Counts a new address that somebody asks for, for themselves or for another person. */
  emailChange(change: { askerId: string; personId: string; email: string }): Promise<void>;
  /** Counts a call with the token of a mailed link. */
  link(network: string): Promise<void>;
}

const isWrongPassword = (error: unknown) =>
  error instanceof ApiFailure && error.code === errorCodes.invalidCredentials;

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
 * Limits what may be tried without a session, and how many invitations somebody may send.
 *
 * A limit on an account alone would let anybody lock its owner out (ASVS 5.0, 6.1.1): whoever has signed in to it from
 * where they are within thirty days passes that one, and meets only the limit on account and network together.
 */
export function createLimits(throttle: Throttle): Limits {
  const inTurn = createTurns();
  const countsOf = ({ email, network }: { email: string; network: string }) => {
    const of = `${email} ${network}`;
    const fromHere: Count = { limit: signInFromHere, of };
    const known: Count = { limit: signedInFromHere, of };
    return { fromHere, known };
  };
  const forgive: Limits['forgive'] = async (who) => {
    const { fromHere, known } = countsOf(who);
    await throttle.reset(fromHere);
    await throttle.remember(known);
  };

  return {
    async signIn({ email, network }, attempt) {
      const { fromHere, known } = countsOf({ email, network });
      const others: Count[] = [
        { limit: signInToAccount, of: email, unless: () => throttle.isRemembered(known) },
        { limit: signInFromNetwork, of: network },
      ];
      // One after the other: a try is counted before it runs, and a right one must not stand in the way of the next.
      return inTurn(fromHere.of, async () => {
        await throttle.take([fromHere, ...others]);
        try {
          const result = await attempt();
          await throttle.giveBack(others);
          await forgive({ email, network });
          return result;
        } catch (error) {
          if (!isWrongPassword(error)) await throttle.giveBack([fromHere, ...others]);
          throw error;
        }
      });
    },
    forgive,
    forgotten: ({ email, network }) =>
      throttle.take([
        { limit: forgottenOfAccount, of: email },
        { limit: forgottenFromNetwork, of: network },
      ]),
    register: (network) => throttle.take([{ limit: registerFromNetwork, of: network }]),
    invitation: ({ userId }, invitedId) =>
      throttle.take([
        { limit: invitationsOfInviter, of: userId },
        ...(invitedId === undefined ? [] : [{ limit: invitationsToPerson, of: `${userId} ${invitedId}` }]),
      ]),
    emailChange: ({ askerId, personId, email }) =>
      throttle.take([
        { limit: emailChangesOfAsker, of: askerId },
        { limit: emailChangesOfPerson, of: personId },
        { limit: emailChangesToAddress, of: email.toLowerCase() },
      ]),
    link: (network) => throttle.take([{ limit: linksFromNetwork, of: network }]),
  };
}
