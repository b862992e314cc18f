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

/** Stores a signature request. Older links of the ticket then report that there is a newer one. */
export async function startSignatureRequest(
  trx: Transaction<Database>,
  request: Pick<SignatureRequest, 'companyId' | 'ticketId' | 'requestedBy' | 'sentTo' | 'language'>,
): Promise<Pick<SignatureRequest, 'id' | 'expiresAt'>> {
  const { companyId, ticketId, requestedBy, sentTo, language } = request;
  await trx
    .updateTable('signature_requests')
    .set({ replaced_at: sql<Date>`clock_timestamp()` })
    .where('company_id', '=', companyId)
    .where('ticket_id', '=', ticketId)
    .where('answered_at', 'is', null)
    .where('replaced_at', 'is', null)
    .execute();
  return trx
    .insertInto('signature_requests')
    .values({
      company_id: companyId,
      id: newId(),
      ticket_id: ticketId,
      requested_by: requestedBy,
      sent_to: sentTo,
      language,
      expires_at: sql<Date>`clock_timestamp() + make_interval(days => ${LIFETIME_DAYS})`,
    })
    .returning(['id', 'expires_at as expiresAt'])
    .executeTakeFirstOrThrow();
}

/**
 * Creates a token for a request. A mailed and a handed-over token are both valid until one of them is used.
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

/** Finds a request. It is open until the customer answers or a newer request is made. */
export const findSignatureRequest = (
  db: Kysely<Database>,
  { companyId, id }: Pick<SignatureRequest, 'companyId' | 'id'>,
): Promise<(SignatureRequest & { isOpen: boolean }) | undefined> =>
  requests(db, companyId, id)
    .select(
      asBoolean`answered_at is null and replaced_at is null and expires_at > clock_timestamp()`.as('isOpen'),
    )
    .executeTakeFirst();

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
            asBoolean`expires_at <= clock_timestamp()`.as('isExpired'),
          ])
          .executeTakeFirst();
  if (!signatureRequest) return { outcome: 'unknown' };
  const { answeredAt, replacedAt, isExpired, ...request } = signatureRequest;
  if (answeredAt) return { outcome: 'used' };
  if (replacedAt) return { outcome: 'replaced' };
  return isExpired ? { outcome: 'expired' } : { outcome: 'valid', request };
}

/**
 * Stores the customer's answer and consumes all links of the request. Of simultaneous answers, exactly one returns
 * `true`; if its transaction is rolled back, the links are valid again.
 * @param dispute the reported problem; null if the ticket is signed
 */
export async function answerSignatureRequest(
  trx: Transaction<Database>,
  { companyId, id }: Pick<SignatureRequest, 'companyId' | 'id'>,
  dispute: string | null,
): Promise<boolean> {
  const answered = await trx
    .updateTable('signature_requests')
    .set({ answered_at: sql<Date>`clock_timestamp()`, dispute })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .where('replaced_at', 'is', null)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .returning('id')
    .executeTakeFirst();
  return answered !== undefined;
}
