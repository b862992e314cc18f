/** Links that show customers their invoices. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import { asBoolean } from '../sql/index.ts';
import { companyOf, hashCompanyToken, isCompanyToken, newCompanyToken } from './companyToken.ts';

/** Days for which a link works, long enough for annual accounting. */
const LIFETIME_DAYS = 400;

/** Result of reading an invoice link. */
export type InvoiceLink =
  | { outcome: 'valid'; companyId: string; invoiceId: string }
  | { outcome: 'unknown' | 'expired' };

/**
 * Creates the token of a link and stores its hash. Each email has its own token, and older tokens stay valid.
 * @returns the token, which cannot be read again later
 */
export async function issueInvoiceToken(
  trx: Transaction<Database>,
  { companyId, invoiceId }: { companyId: string; invoiceId: string },
): Promise<string> {
  const token = newCompanyToken(companyId);
  await trx
    .insertInto('invoice_links')
    .values({
      company_id: companyId,
      token_hash: hashCompanyToken(token),
      invoice_id: invoiceId,
      expires_at: sql<Date>`statement_timestamp() + make_interval(days => ${LIFETIME_DAYS})`,
    })
    .execute();
  return token;
}

/** Finds the invoice of a link without consuming the link. */
export async function readInvoiceLink(db: Kysely<Database>, token: string): Promise<InvoiceLink> {
  if (!isCompanyToken(token)) return { outcome: 'unknown' };
  const link = await db
    .selectFrom('invoice_links')
    .select([
      'company_id as companyId',
      'invoice_id as invoiceId',
      asBoolean`expires_at <= statement_timestamp()`.as('isExpired'),
    ])
    .where('company_id', '=', companyOf(token))
    .where('token_hash', '=', hashCompanyToken(token))
    // Links of deleted companies do not work.
    .where(
      sql<boolean>`not exists (select from companies c where c.id = invoice_links.company_id and c.closed_at is not null)`,
    )
    .executeTakeFirst();
  if (!link) return { outcome: 'unknown' };
  const { isExpired, ...invoiceLink } = link;
  return isExpired ? { outcome: 'expired' } : { outcome: 'valid', ...invoiceLink };
}
