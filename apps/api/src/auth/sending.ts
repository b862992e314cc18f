/** How many mails and SMS the server sends, for whom and to whom: each goes to somebody who may have asked for none. */
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { failure } from '../platform/failure.ts';
import type { Count, Limit, Throttle } from '../platform/throttle.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** All of a company's people share it: more admins send no more. */
const ofCompany = { name: 'send-company', points: 300, seconds: HOUR } satisfies Limit;
const ofCompanyADay = { name: 'send-company-day', points: 1000, seconds: DAY } satisfies Limit;
/** Whoever sends: one person gets no more than that. */
const toRecipient = { name: 'send-to', points: 10, seconds: HOUR } satisfies Limit;
const toPerson = { name: 'send-person', points: 10, seconds: HOUR } satisfies Limit;
const toRecipientADay = { name: 'send-to-day', points: 20, seconds: DAY } satisfies Limit;
/** Fraudsters have messages sent to rows of expensive numbers of their own. */
const toPrefix = { name: 'send-prefix', points: 100, seconds: HOUR } satisfies Limit;
const smsInAll = { name: 'send-sms', points: 1000, seconds: HOUR } satisfies Limit;
const mailInAll = { name: 'send-mail', points: 10_000, seconds: HOUR } satisfies Limit;

/** Country, area and the first digit of the exchange of a number in North America. */
const PREFIX_LENGTH = '+1432555'.length;

/** A mail or an SMS that somebody causes. */
export interface Message {
  companyId: string;
  way: 'email' | 'phone';
  /** An e-mail address, or a number as it is dialled. */
  to: string;
  /** Who is written to, where they are known already: a new address or number does not begin anew. */
  personId?: string | undefined;
}

export interface Sending {
  /**
   * Counts a message that a company sends to somebody. Not called inside a transaction.
   * @throws {ApiFailure} 403 until the company has confirmed an address, 429 with `Retry-After` when a count is full
   */
  count(message: Message): Promise<void>;
  /** Counts a message that somebody asks for to their own address, such as a link to confirm it. */
  countOwn(message: Message): Promise<void>;
}

/** Limits what is sent for companies. */
export function createSending(db: Kysely<Database>, throttle: Throttle): Sending {
  const countOwn: Sending['countOwn'] = ({ companyId, way, to, personId }) => {
    const counts: Count[] = [
      ...(personId === undefined ? [] : [{ limit: toPerson, of: `${companyId} ${personId}` }]),
      { limit: toRecipient, of: to },
      { limit: toRecipientADay, of: to },
      { limit: ofCompany, of: companyId },
      { limit: ofCompanyADay, of: companyId },
      ...(way === 'phone'
        ? [
            { limit: toPrefix, of: to.slice(0, PREFIX_LENGTH) },
            { limit: smsInAll, of: 'all' },
          ]
        : [{ limit: mailInAll, of: 'all' }]),
    ];
    return throttle.take(counts, 'tooManyMessages');
  };
  return {
    countOwn,
    async count(message) {
      const company = await db
        .selectFrom('companies')
        .select('confirmed_at')
        .where('id', '=', message.companyId)
        .executeTakeFirst();
      if (!company?.confirmed_at) throw failure('emailUnconfirmed');
      await countOwn(message);
    },
  };
}
