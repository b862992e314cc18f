/** Links by which customers are asked to sign a ticket. */
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

/** For so long a link works. */
const LIFETIME_DAYS = 14;

/** What a customer is asked to sign, and by whom. */
export interface SignatureRequest {
  companyId: string;
  id: string;
  ticketId: string;
  requestedBy: string;
  /** An e-mail address or a phone number; null when the link was handed over. */
  sentTo: string | null;
  language: 'en' | 'es';
  expiresAt: Date;
  /** What the customer says is wrong; null while they have said nothing of that kind. */
  dispute: string | null;
}

/** What a link is worth. */
export type SignatureLink =
  | { outcome: 'valid'; request: SignatureRequest }
  | { outcome: Exclude<OneTimeToken['outcome'], 'valid'> };

/** Notes that a customer is asked to sign; older links of the ticket say from then on that there is a newer one. */
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
 * Makes a token for a request. One that is mailed and one that is handed over both work, until one of them is used.
 * @returns the token, which is to be had only now
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

/** Finds a request; it is open while nobody has answered and nobody has asked again. */
export const findSignatureRequest = (
  db: Kysely<Database>,
  { companyId, id }: Pick<SignatureRequest, 'companyId' | 'id'>,
): Promise<(SignatureRequest & { isOpen: boolean }) | undefined> =>
  requests(db, companyId, id)
    .select(
      asBoolean`answered_at is null and replaced_at is null and expires_at > clock_timestamp()`.as('isOpen'),
    )
    .executeTakeFirst();

/** Finds out what a link asks for, and leaves it as it is. */
export async function readSignatureLink(db: Kysely<Database>, token: string): Promise<SignatureLink> {
  const read = await readOneTimeToken(db, token, 'sign');
  if (read.outcome !== 'valid') return read;
  const { companyId, signatureRequestId: id } = read;
  const found =
    id === null
      ? undefined
      : await requests(db, companyId, id)
          .select([
            'answered_at as answeredAt',
            'replaced_at as replacedAt',
            asBoolean`expires_at <= clock_timestamp()`.as('isExpired'),
          ])
          .executeTakeFirst();
  if (!found) return { outcome: 'unknown' };
  const { answeredAt, replacedAt, isExpired, ...request } = found;
  if (answeredAt) return { outcome: 'used' };
  if (replacedAt) return { outcome: 'replaced' };
  return isExpired ? { outcome: 'expired' } : { outcome: 'valid', request };
}

/**
 * Notes the customer's answer, which uses every link of the request up. Of any number that answer at the same moment,
 * exactly one gets `true`; if its transaction is rolled back, the links work again.
 * @param dispute what is wrong with the ticket; null when it is signed
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
