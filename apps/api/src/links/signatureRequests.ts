/** Links with which customers sign a ticket. */
import { type ColumnType, type Kysely, sql, type Transaction } from 'kysely';
import { type Database, newId } from '../db/index.ts';
import { asBoolean } from '../sql/index.ts';
import { issueOneTimeToken, type OneTimeToken, readOneTimeToken } from './oneTimeTokens.ts';

interface SignatureRequestsTable {
  company_id: string;
  id: string;
  ticket_id: string;
  requested_by: string;
  sent_to: string | null;
  language: 'en' | 'es';
  requested_at: ColumnType<Date, Date | undefined>;
  expires_at: ColumnType<Date, Date>;
  opened_at: ColumnType<Date | null, Date | null | undefined>;
  replaced_at: ColumnType<Date | null, Date | null | undefined>;
  answered_at: ColumnType<Date | null, Date | null | undefined>;
  dispute: ColumnType<string | null, string | null | undefined>;
}

declare module '../db/schema.ts' {
  interface Database {
    signature_requests: SignatureRequestsTable;
  }
}

/** Days for which a link is valid. */
const LIFETIME_DAYS = 14;

/** A request to sign a ticket, with the user who made it. */
export interface SignatureRequest {
  companyId: string;
  id: string;
  ticketId: string;
  requestedBy: string;
  /** Email address or phone number; null if the link was handed over. */
  sentTo: string | null;
  language: 'en' | 'es';
  expiresAt: Date;
  /** The problem reported by the customer; null if there is none. */
  dispute: string | null;
}

/** Result of reading a signature link. */
export type SignatureLink =
  | { outcome: 'valid'; request: SignatureRequest }
  | { outcome: Exclude<OneTimeToken['outcome'], 'valid'> };

const isOpen = sql<boolean>`answered_at is null and replaced_at is null and expires_at > statement_timestamp()`;

/** The end of the lifetime of a request that is made now. */
const expiry = sql<Date>`statement_timestamp() + make_interval(days => ${LIFETIME_DAYS})`;

/**
 * Stores a signature request. Older links of the ticket stay valid until the customer answers. A repeated request to the
 * same recipient, or for a link to hand over, extends the open request with all its links instead of adding one.
 */
export async function startSignatureRequest(
  trx: Transaction<Database>,
  request: Pick<SignatureRequest, 'companyId' | 'ticketId' | 'requestedBy' | 'sentTo' | 'language'>,
): Promise<Pick<SignatureRequest, 'id' | 'expiresAt'>> {
  const { companyId, ticketId, requestedBy, sentTo, language } = request;
  const repeated = await trx
    .updateTable('signature_requests')
    .set({ requested_at: sql<Date>`statement_timestamp()`, requested_by: requestedBy, expires_at: expiry })
    .where('company_id', '=', companyId)
    .where('id', '=', (eb) =>
      eb
        .selectFrom('signature_requests as open')
        .select('open.id')
        .where('open.company_id', '=', companyId)
        .where('open.ticket_id', '=', ticketId)
        .where(isOpen)
        .$if(sentTo !== null, (query) =>
          query.where('open.sent_to', '=', sentTo).where('open.language', '=', language),
        )
        .orderBy('open.requested_at', 'desc')
        .limit(1),
    )
    .returning(['id', 'expires_at as expiresAt'])
    .executeTakeFirst();
  if (repeated) return repeated;
  return trx
    .insertInto('signature_requests')
    .values({
      company_id: companyId,
      id: newId(),
      ticket_id: ticketId,
      requested_by: requestedBy,
      sent_to: sentTo,
      language,
      expires_at: expiry,
    })
    .returning(['id', 'expires_at as expiresAt'])
    .executeTakeFirstOrThrow();
}

/**
 * Creates a token for a request. All tokens of a request are valid until one of them is used.
 * @returns the token, which cannot be read again later
 */
export const issueSignatureToken = (
  trx: Transaction<Database>,
  { companyId, requestedBy, id }: Pick<SignatureRequest, 'companyId' | 'requestedBy' | 'id'>,
): Promise<string> =>
  issueOneTimeToken(trx, { companyId, userId: requestedBy, kind: 'sign', signatureRequestId: id });

const requests = (db: Kysely<Database>, companyId: string, id: string) =>
  db
    .selectFrom('signature_requests')
    .select([
      'company_id as companyId',
      'id',
      'ticket_id as ticketId',
      'requested_by as requestedBy',
      'sent_to as sentTo',
      'language',
      'expires_at as expiresAt',
      'dispute',
    ])
    .where('company_id', '=', companyId)
    .where('id', '=', id);

/** The open request of a ticket that was made last. */
export interface PendingSignatureRequest {
  /** Email address or phone number; null if the link was handed over. */
  sentTo: string | null;
  language: 'en' | 'es';
  /** Name of the user who made the request. */
  requestedBy: string;
  requestedAt: Date;
  /** Null until the customer opens a link of the request. */
  openedAt: Date | null;
  expiresAt: Date;
}

/** Finds the newest open request of each ticket that has one, by ticket ID. */
export async function findPendingSignatureRequests(
  db: Kysely<Database>,
  companyId: string,
  ticketIds: readonly string[],
): Promise<Map<string, PendingSignatureRequest>> {
  if (ticketIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('signature_requests as request')
    .innerJoin('users as asker', (join) =>
      join
        .onRef('asker.company_id', '=', 'request.company_id')
        .onRef('asker.id', '=', 'request.requested_by'),
    )
    .select([
      'request.ticket_id as ticketId',
      'request.sent_to as sentTo',
      'request.language',
      'asker.fullname as requestedBy',
      'request.requested_at as requestedAt',
      'request.opened_at as openedAt',
      'request.expires_at as expiresAt',
    ])
    .where('request.company_id', '=', companyId)
    .where('request.ticket_id', 'in', [...ticketIds])
    .where(isOpen)
    .orderBy('request.requested_at')
    .execute();
  return new Map(rows.map(({ ticketId, ...request }) => [ticketId, request]));
}

/** Finds a request. It is open until the customer answers or it expires. */
export const findSignatureRequest = (
  db: Kysely<Database>,
  { companyId, id }: Pick<SignatureRequest, 'companyId' | 'id'>,
): Promise<(SignatureRequest & { isOpen: boolean }) | undefined> =>
  requests(db, companyId, id).select(asBoolean`${isOpen}`.as('isOpen')).executeTakeFirst();

/** Stores the time at which the customer first opened a link of a request. */
export async function recordOpening(
  db: Kysely<Database>,
  { companyId, id }: Pick<SignatureRequest, 'companyId' | 'id'>,
): Promise<void> {
  await db
    .updateTable('signature_requests')
    .set({ opened_at: sql<Date>`statement_timestamp()` })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('opened_at', 'is', null)
    .execute();
}

/** Deletes a request whose message could not be sent, in the transaction that stored it. */
export async function cancelSignatureRequest(
  trx: Transaction<Database>,
  { companyId, id }: Pick<SignatureRequest, 'companyId' | 'id'>,
): Promise<void> {
  await trx
    .deleteFrom('signature_requests')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}

/** Reads a link without consuming it. */
export async function readSignatureLink(db: Kysely<Database>, token: string): Promise<SignatureLink> {
  const read = await readOneTimeToken(db, token, 'sign');
  if (read.outcome !== 'valid') return read;
  const { companyId, signatureRequestId: id } = read;
  const signatureRequest =
    id === null
      ? undefined
      : await requests(db, companyId, id)
          .select([
            'answered_at as answeredAt',
            'replaced_at as replacedAt',
            asBoolean`expires_at <= statement_timestamp()`.as('isExpired'),
          ])
          .executeTakeFirst();
  if (!signatureRequest) return { outcome: 'unknown' };
  const { answeredAt, replacedAt, isExpired, ...request } = signatureRequest;
  if (answeredAt) return { outcome: 'used' };
  if (replacedAt) return { outcome: 'replaced' };
  return isExpired ? { outcome: 'expired' } : { outcome: 'valid', request };
}

/**
 * Stores the customer's answer and consumes all links of the ticket. Of simultaneous answers, exactly one returns `true`;
 * if its transaction is rolled back, the links are valid again.
 * @param dispute the reported problem; null if the ticket is signed
 */
export async function answerSignatureRequest(
  trx: Transaction<Database>,
  { companyId, id, ticketId }: Pick<SignatureRequest, 'companyId' | 'id' | 'ticketId'>,
  dispute: string | null,
): Promise<boolean> {
  const answered = await trx
    .updateTable('signature_requests')
    .set({ answered_at: sql<Date>`statement_timestamp()`, dispute })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .where('replaced_at', 'is', null)
    .where('expires_at', '>', sql<Date>`statement_timestamp()`)
    .returning('id')
    .executeTakeFirst();
  if (!answered) return false;
  await trx
    .updateTable('signature_requests')
    .set({ answered_at: sql<Date>`statement_timestamp()` })
    .where('company_id', '=', companyId)
    .where('ticket_id', '=', ticketId)
    .where('answered_at', 'is', null)
    .execute();
  return true;
}
