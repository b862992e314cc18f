import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { invitationDaysOf } from '../company/index.ts';
import type { OneTimeTokenKind } from '../db/accessTables.ts';
import { type Database, newId } from '../db/index.ts';
import { asBoolean } from '../sql/index.ts';
import { lockUser } from './userLock.ts';

export type { OneTimeTokenKind };

/** Minutes for which a link is valid, by kind. */
const lifetimes = {
  reset: 60,
  confirmEmail: 24 * 60,
  // The week to undo a change of the email address starts again when the change takes effect.
  undoEmail: 7 * 24 * 60,
  // The end of its signature request comes first, unless the request is extended.
  sign: 180 * 24 * 60,
} as const satisfies Record<Exclude<OneTimeTokenKind, 'invitation'>, number>;

/** Returns the end of a new link's lifetime. The company sets that of invitations. */
const expiryOf = async (
  trx: Transaction<Database>,
  { kind, companyId }: { kind: OneTimeTokenKind; companyId: string },
): Promise<RawBuilder<Date>> =>
  kind === 'invitation'
    ? sql`statement_timestamp() + make_interval(days => ${await invitationDaysOf(trx, companyId)})`
    : sql`statement_timestamp() + make_interval(mins => ${lifetimes[kind]})`;

/** Hashes a token for storage. A plain hash is sufficient for 256 random bits (ASVS 5.0, 6.5.2). */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** 32 bytes in base64url. Other lengths are never issued and not even hashed. */
const TOKEN = /^[\w-]{43}$/;

/** Days for which an invalid link still reports the reason. Afterwards it is unknown. */
const RETENTION_DAYS = 90;

/** A one-time token with its user, or the reason why it is invalid. */
export type OneTimeToken =
  | {
      outcome: 'valid';
      companyId: string;
      userId: string;
      invitedBy: string | null;
      /** The address change that the link confirms or undoes. */
      emailChangeId: string | null;
      signatureRequestId: string | null;
      /** Address that the link was mailed to; null for a link sent by SMS or handed over. */
      mailedTo: string | null;
      /** Phone number that the link was sent to. */
      phone: string | null;
    }
  | { outcome: 'unknown' | 'expired' | 'used' | 'replaced' };

/** The user that a one-time token belongs to. */
export interface OneTimeTokenOwner {
  companyId: string;
  userId: string;
}

/** Links that stay valid when a user changes the password, because other people use them. */
const reusableKinds = ['undoEmail', 'sign'] as const satisfies readonly OneTimeTokenKind[];

/**
 * Marks the unused links of a user as replaced, of one kind or of all. Two kinds stay valid: links that undo an address
 * change, which are for the owner of an account that was taken over, and links for customer signatures.
 */
export async function replaceOneTimeTokens(
  trx: Transaction<Database>,
  { companyId, userId }: OneTimeTokenOwner,
  kind?: Exclude<OneTimeTokenKind, (typeof reusableKinds)[number]>,
): Promise<void> {
  const update = trx
    .updateTable('one_time_tokens')
    .set({ replaced_at: sql<Date>`statement_timestamp()` })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null);
  await (kind ? update.where('kind', '=', kind) : update.where('kind', 'not in', reusableKinds)).execute();
}

/**
 * Returns whether only one link of a kind can be valid. A user can have several valid invitations, one mailed and one
 * handed over. Using one ends the others, and sending a new invitation ends the older ones.
 */
const isSingle = (kind: OneTimeTokenKind): kind is 'reset' | 'confirmEmail' =>
  kind === 'reset' || kind === 'confirmEmail';

/**
 * Creates the token of a link with 256 random bits and stores its SHA-256. It works once, within its lifetime. Older
 * unused tokens of this user and kind are replaced, except for invitations and signature links.
 * @returns the token, which cannot be read again later
 */
export async function issueOneTimeToken(
  trx: Transaction<Database>,
  owner: OneTimeTokenOwner & {
    kind: OneTimeTokenKind;
    invitedBy?: string | undefined;
    emailChangeId?: string | undefined;
    signatureRequestId?: string | undefined;
    mailedTo?: string | undefined;
    /** Phone number that the link is sent to. */
    phone?: string | undefined;
  },
): Promise<string> {
  const { companyId, userId, kind, invitedBy, emailChangeId, signatureRequestId, mailedTo, phone } = owner;
  const token = randomBytes(32).toString('base64url');
  await lockUser(trx, userId);
  if (isSingle(kind)) await replaceOneTimeTokens(trx, owner, kind);
  await trx
    .deleteFrom('one_time_tokens')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('expires_at', '<', sql<Date>`now() - make_interval(days => ${RETENTION_DAYS})`)
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
      expires_at: await expiryOf(trx, owner),
    })
    .execute();
  return token;
}

/** Links of a deleted company are invalid, except those with which its users keep access to their accounts. */
const isOpen = sql<boolean>`(
  kind not in ('invitation', 'sign')
  or not exists (select from companies c where c.id = one_time_tokens.company_id and c.closed_at is not null)
)`;

/** Reads a link without consuming it. The company is known only from the token. */
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
      asBoolean`expires_at <= statement_timestamp()`.as('isExpired'),
    ])
    .where('token_hash', '=', hashToken(raw))
    .where('kind', '=', kind)
    .where(isOpen)
    .executeTakeFirst();
  if (!row) return { outcome: 'unknown' };
  const { usedAt, replacedAt, isExpired, ...token } = row;
  if (usedAt) return { outcome: 'used' };
  // Checked before expiry, because the user should look for the newer link.
  if (replacedAt) return { outcome: 'replaced' };
  if (isExpired) return { outcome: 'expired' };
  return { outcome: 'valid', ...token };
}

/**
 * Consumes a link. Of simultaneous requests, exactly one gets `valid`; if its transaction is rolled back, the link is
 * valid again.
 */
export async function consumeOneTimeToken(
  trx: Transaction<Database>,
  raw: string,
  kind: OneTimeTokenKind,
): Promise<OneTimeToken> {
  if (!TOKEN.test(raw)) return { outcome: 'unknown' };
  const spent = await trx
    .updateTable('one_time_tokens')
    .set({ used_at: sql<Date>`statement_timestamp()` })
    .where('token_hash', '=', hashToken(raw))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .where('expires_at', '>', sql<Date>`statement_timestamp()`)
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
  const storedToken = await readOneTimeToken(trx, raw, kind);
  // The other transaction was rolled back after this one had already failed to consume the link.
  return storedToken.outcome === 'valid' ? { outcome: 'used' } : storedToken;
}

/** Marks the invitations of a user who has set a password as used, regardless of the link used. */
export async function consumeInvitations(
  trx: Transaction<Database>,
  { companyId, userId }: OneTimeTokenOwner,
): Promise<void> {
  await trx
    .updateTable('one_time_tokens')
    .set({ used_at: sql<Date>`statement_timestamp()` })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('kind', '=', 'invitation')
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .execute();
}

/** Expires the unused invitations of a user. */
export async function revokeInvitationTokens(
  trx: Transaction<Database>,
  { companyId, userId }: OneTimeTokenOwner,
): Promise<void> {
  await trx
    .updateTable('one_time_tokens')
    .set({ expires_at: sql<Date>`statement_timestamp()` })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('kind', '=', 'invitation')
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .where('expires_at', '>', sql<Date>`statement_timestamp()`)
    .execute();
}
