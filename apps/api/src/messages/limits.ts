/** The sending limit: the maximum number of messages per company and per recipient. */
import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { integer, number, object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import type { MailPayload, SmsPayload } from '../jobs/index.ts';
import { readRows } from '../sql/index.ts';

const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Maximum messages per hour and per day, both counted from the first message. */
interface Limit {
  hour: number;
  day: number;
}

export type Message = MailPayload | SmsPayload;
export type Template = Message['template'];

/** Messages that share the counts of a company. */
type Group = 'account' | 'request' | 'notification';

/** All messages of a company together. */
const ofCompany: Limit = { hour: 2000, day: 10_000 };
/**
 * Each group of messages has its own counts, so that notifications cannot use up the limit of invitations or invoices.
 */
const ofGroup: Readonly<Record<Group, Limit>> = {
  account: { hour: 300, day: 1000 },
  request: { hour: 300, day: 1000 },
  notification: { hour: 1000, day: 5000 },
};
/** All SMS of a company together. Each costs the operator money. */
const ofSms: Limit = { hour: 300, day: 1000 };
/** SMS to numbers with the same prefix. Fraudsters trigger SMS to ranges of expensive numbers that they profit from. */
const toPrefix: Limit = { hour: 100, day: 300 };
/** Length of the country code, the area code and the first three digits of a North American number. */
const PREFIX_LENGTH = '+1432555'.length;

/** The group of a message and its limit per recipient, which no other company and no other group can use up. */
interface Rule {
  group: Group;
  toRecipient: Limit;
  /** Templates with the same name share the recipient's count. */
  name: string;
}

const request: Rule = { group: 'request', toRecipient: { hour: 10, day: 20 }, name: 'request' };
const notification = { group: 'notification', toRecipient: { hour: 30, day: 100 }, name: 'mail' } as const;
/**
 * Emails about an account are counted per template, so that many of one type do not hold back a different warning to the
 * account's owner.
 */
const account = (name: Template, toRecipient: Limit = { hour: 10, day: 20 }): Rule => ({
  group: 'account',
  toRecipient,
  name,
});

const rules: Readonly<Record<Template, Rule>> = {
  // More than `limits.forgotten` allows to callers who are not signed in, so that strangers cannot use up the owner's
  // limit.
  passwordReset: account('passwordReset', { hour: 20, day: 240 }),
  passwordChanged: account('passwordChanged'),
  welcome: account('welcome'),
  confirmEmail: account('confirmEmail'),
  undoEmail: account('undoEmail'),
  newSignIn: account('newSignIn', { hour: 1, day: 24 }),
  securityChanged: account('securityChanged'),
  phoneCode: account('phoneCode', { hour: 5, day: 10 }),
  invitation: request,
  invitationSms: request,
  signatureRequest: request,
  signatureRequestSms: request,
  invoice: request,
  customerLink: { group: 'request', toRecipient: { hour: 5, day: 20 }, name: 'customerLink' },
  ticketDisputed: notification,
  notification,
  digest: notification,
  notificationSms: { group: 'notification', toRecipient: { hour: 10, day: 20 }, name: 'sms' },
};

/** Properties of a message that determine its counters. */
export interface Counted {
  /** Null for a password reset request, which contains only an email address. */
  companyId: string | null;
  template: Template;
  /** Ids of users, and email addresses or phone numbers. */
  recipients: readonly string[];
  phone: string | null;
}

interface Counter {
  key: string;
  points: number;
  seconds: number;
}

/** Returns the two counters of a limit. Only a hash of `of` is stored. */
const countersOf = (name: string, of: string, { hour, day }: Limit): Counter[] => {
  const keyOf = (period: string) =>
    `message:${createHash('sha256').update(`${name} ${period} ${of}`).digest('base64url')}`;
  return [
    { key: keyOf('hour'), points: hour, seconds: HOUR_SECONDS },
    { key: keyOf('day'), points: day, seconds: DAY_SECONDS },
  ];
};

/** Returns the counters of a message. The company's own counters come first; see `countMessage`. */
function countersOfMessage({ companyId, template, recipients, phone }: Counted): Counter[] {
  const { group, toRecipient, name } = rules[template];
  const scope = companyId ?? 'no company';
  return [
    ...(companyId === null
      ? []
      : [
          ...countersOf('company', companyId, ofCompany),
          ...countersOf(`company ${group}`, companyId, ofGroup[group]),
        ]),
    ...(phone === null
      ? []
      : [
          ...countersOf('sms', scope, ofSms),
          ...countersOf('prefix', `${scope} ${phone.slice(0, PREFIX_LENGTH)}`, toPrefix),
        ]),
    ...[...new Set(recipients)].flatMap((recipient) =>
      countersOf(`recipient ${name}`, `${scope} ${recipient}`, toRecipient),
    ),
  ];
}

const countedRow = object({ key: string(), points: integer(), expire: number() });

/**
 * Counts a message in the caller's transaction, so that a rollback undoes the counts. A message that would exceed a limit
 * is not counted at all.
 *
 * Until its end, the transaction locks the first counter of the company, so that transactions of one company count one
 * after another and the limit is exact.
 * @returns the seconds until the message would be allowed; undefined if it is allowed now
 */
export async function countMessage(
  trx: Transaction<Database>,
  counted: Counted,
): Promise<number | undefined> {
  const counters = countersOfMessage(counted);
  const keys = counters.map(({ key }) => key);
  const now = Date.now();
  // The table belongs to `platform/limiter.ts`, which also removes expired rows.
  const rows = await readRows(trx, countedRow)`
    insert into rate_limits as known (key, points, expire)
    select key, 1, ${now}::bigint + seconds * 1000
    from unnest(${keys}::text[], ${counters.map(({ seconds }) => seconds)}::integer[])
      with ordinality as counter (key, seconds, place)
    order by place
    on conflict (key) do update set
      points = case when known.expire <= ${now}::bigint then 1 else known.points + 1 end,
      expire = case when known.expire <= ${now}::bigint then excluded.expire else known.expire end
    returning key, points, expire::double precision as expire
  `;
  const exceeded = rows.filter(({ key, points }) => {
    const limit = counters.find((counter) => counter.key === key);
    return limit !== undefined && points > limit.points;
  });
  if (exceeded.length === 0) return undefined;
  await sql`update rate_limits set points = greatest(points - 1, 0) where key = any(${keys}::text[])`.execute(
    trx,
  );
  return Math.max(1, Math.ceil((Math.max(...exceeded.map(({ expire }) => expire)) - now) / 1000));
}
