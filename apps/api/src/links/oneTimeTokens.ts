import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { invitationDaysOf } from '../company/index.ts';
import { type Database, newId } from '../db/index.ts';
import type { OneTimeTokenKind } from '../db/schema.ts';
import { asBoolean } from '../sql/index.ts';

export type { OneTimeTokenKind };

/** Minutes for which a link works. */
const lifetimes = {
  reset: 60,
  confirmEmail: 24 * 60,
  // Begins anew once the change has taken effect.
  undoEmail: 7 * 24 * 60,
  sign: 14 * 24 * 60,
} as const satisfies Record<Exclude<OneTimeTokenKind, 'invitation'>, number>;

/** How long a new link works; the company says it of invitations. */
const lifetimeOf = ({
  kind,
  companyId,
}: {
  kind: OneTimeTokenKind;
  companyId: string;
}): RawBuilder<unknown> =>
  kind === 'invitation'
    ? sql`make_interval(days => ${invitationDaysOf(companyId)})`
    : sql`make_interval(mins => ${lifetimes[kind]})`;

/** Makes what the database keeps of a token. A plain hash will do for 256 random bits (ASVS 5.0, 6.5.2). */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** 32 bytes in base64url; whatever is longer or shorter was never given out and is not even hashed. */
const TOKEN = /^[\w-]{43}$/;

/** For so long a link that no longer works says why; then it is unknown, like any other text. */
const KEPT_DAYS = 90;

/** The person of a one-time token, or why it does not work. */
export type OneTimeToken =
  | {
      outcome: 'valid';
      companyId: string;
      userId: string;
      invitedBy: string | null;
      /** The change of an address that the link confirms or undoes. */
      emailChangeId: string | null;
      /** What a customer is asked to sign. */
      signatureRequestId: string | null;
      /** The address that the link was mailed to; null for a link that was sent by SMS or handed over. */
      mailedTo: string | null;
      /** The telephone number that the link was sent to. */
      phone: string | null;
    }
  | { outcome: 'unknown' | 'expired' | 'used' | 'replaced' };

/** The person that a one-time token is made for. */
export interface OneTimeTokenOwner {
  companyId: string;
  userId: string;
}

/** Lets one transaction at a time set a person's password or give them links; the others wait for its end. */
export async function lockUser(
  trx: Transaction<Database>,
  { companyId, userId }: OneTimeTokenOwner,
): Promise<void> {
  // Not the strongest lock: rows that point to the person can still be written meanwhile.
  await trx
    .selectFrom('users')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .execute();
}

/** Links that work on when a person changes their password: they are in the hands of others. */
const kept = ['undoEmail', 'sign'] as const satisfies readonly OneTimeTokenKind[];

/**
 * Marks the unused links of a person as replaced: of one kind, or all. A link that undoes a change of address stays: it
 * is for whoever lost the account to somebody who can now change everything else. So does one that a customer signs by.
 */
export async function replaceOneTimeTokens(
  trx: Transaction<Database>,
  { companyId, userId }: OneTimeTokenOwner,
  kind?: Exclude<OneTimeTokenKind, (typeof kept)[number]>,
): Promise<void> {
  const update = trx
    .updateTable('one_time_tokens')
    .set({ replaced_at: sql<Date>`clock_timestamp()` })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null);
  await (kind ? update.where('kind', '=', kind) : update.where('kind', 'not in', kept)).execute();
}

/**
 * Kinds of which a person can have several links that work: of invitations, one that was mailed and one that was handed
 * over. Using one ends the others; whoever sends an invitation anew ends the older ones.
 */
const isSingle = (kind: OneTimeTokenKind): kind is 'reset' | 'confirmEmail' =>
  kind === 'reset' || kind === 'confirmEmail';

/**
 * Makes the token of a link: 256 random bits, of which only the SHA-256 is stored. It works once, for as long as
 * `lifetimeOf` says. Older unused ones of that person and kind work no more, except for
 * invitations and links to sign by.
 * @returns the token, which is to be had only now
 */
export async function issueOneTimeToken(
  trx: Transaction<Database>,
  owner: OneTimeTokenOwner & {
    kind: OneTimeTokenKind;
    invitedBy?: string | undefined;
    emailChangeId?: string | undefined;
    signatureRequestId?: string | undefined;
    mailedTo?: string | undefined;
    /** The telephone number that the link is sent to. */
    phone?: string | undefined;
  },
): Promise<string> {
  const { companyId, userId, kind, invitedBy, emailChangeId, signatureRequestId, mailedTo, phone } = owner;
  const token = randomBytes(32).toString('base64url');
  await lockUser(trx, owner);
  if (isSingle(kind)) await replaceOneTimeTokens(trx, owner, kind);
  await trx
    .deleteFrom('one_time_tokens')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('expires_at', '<', sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`)
    .execute();
  await trx
    .insertInto('one_time_tokens')
    .values({
      company_id: companyId,
      id: newId(),
      user_id: userId,
      kind,
      token_hash: hashToken(token),
      invited_by: invitedBy ?? null,
      email_change_id: emailChangeId ?? null,
      signature_request_id: signatureRequestId ?? null,
      mailed_to: mailedTo ?? null,
      phone: phone ?? null,
      expires_at: sql<Date>`clock_timestamp() + ${lifetimeOf(owner)}`,
    })
    .execute();
  return token;
}

/** Links of a company that somebody deleted work no more, but for those by which its people keep their accounts. */
const isOpen = sql<boolean>`(
  kind not in ('invitation', 'sign')
  or not exists (select from companies c where c.id = one_time_tokens.company_id and c.closed_at is not null)
)`;

/** Finds out what a link is worth, and leaves it as it is; the token alone says which company's. */
export async function readOneTimeToken(
  db: Kysely<Database>,
  raw: string,
  kind: OneTimeTokenKind,
): Promise<OneTimeToken> {
  if (!TOKEN.test(raw)) return { outcome: 'unknown' };
  const row = await db
    .selectFrom('one_time_tokens')
    .select([
      'company_id as companyId',
      'user_id as userId',
      'invited_by as invitedBy',
      'email_change_id as emailChangeId',
      'signature_request_id as signatureRequestId',
      'mailed_to as mailedTo',
      'phone',
      'used_at as usedAt',
      'replaced_at as replacedAt',
      asBoolean`expires_at <= clock_timestamp()`.as('isExpired'),
    ])
    .where('token_hash', '=', hashToken(raw))
    .where('kind', '=', kind)
    .where(isOpen)
    .executeTakeFirst();
  if (!row) return { outcome: 'unknown' };
  const { usedAt, replacedAt, isExpired, ...token } = row;
  if (usedAt) return { outcome: 'used' };
  // Before its age: whoever was sent a newer one should look for that.
  if (replacedAt) return { outcome: 'replaced' };
  if (isExpired) return { outcome: 'expired' };
  return { outcome: 'valid', ...token };
}

/**
 * Uses a link up. Of any number that try at the same moment, exactly one gets `valid`; if its transaction is rolled
 * back, the link works again.
 */
export async function consumeOneTimeToken(
  trx: Transaction<Database>,
  raw: string,
  kind: OneTimeTokenKind,
): Promise<OneTimeToken> {
  if (!TOKEN.test(raw)) return { outcome: 'unknown' };
  const spent = await trx
    .updateTable('one_time_tokens')
    .set({ used_at: sql<Date>`clock_timestamp()` })
    .where('token_hash', '=', hashToken(raw))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .where(isOpen)
    .returning([
      'company_id as companyId',
      'user_id as userId',
      'invited_by as invitedBy',
      'email_change_id as emailChangeId',
      'signature_request_id as signatureRequestId',
      'mailed_to as mailedTo',
      'phone',
    ])
    .executeTakeFirst();
  if (spent) return { outcome: 'valid', ...spent };
  const found = await readOneTimeToken(trx, raw, kind);
  // Valid only now, since whoever had it in hand has given it back: too late for this try.
  return found.outcome === 'valid' ? { outcome: 'used' } : found;
}

/** Marks the invitation links of a person who has set a password as used, whichever link they came by. */
export async function consumeInvitations(
  trx: Transaction<Database>,
  { companyId, userId }: OneTimeTokenOwner,
): Promise<void> {
  await trx
    .updateTable('one_time_tokens')
    .set({ used_at: sql<Date>`clock_timestamp()` })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('kind', '=', 'invitation')
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .execute();
}

/** Makes the unused invitation links of a person worthless: they say that they have expired. */
export async function revokeInvitationTokens(
  trx: Transaction<Database>,
  { companyId, userId }: OneTimeTokenOwner,
): Promise<void> {
  await trx
    .updateTable('one_time_tokens')
    .set({ expires_at: sql<Date>`clock_timestamp()` })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('kind', '=', 'invitation')
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .execute();
}
