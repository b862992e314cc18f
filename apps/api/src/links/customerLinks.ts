/** Links that show customers all their invoices and signed tickets for some days. */
import { CUSTOMER_LINK_DAYS } from '@derrick/domain/statements';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import { asBoolean } from '../sql/index.ts';
import { companyOf, hashCompanyToken, isCompanyToken, newCompanyToken } from './companyToken.ts';

interface CustomerLinksTable {
  company_id: string;
  token_hash: Buffer;
  customer_id: string;
  email: string;
  created_at: Date | undefined;
  expires_at: Date;
  replaced_at: Date | null | undefined;
}

declare module '../db/schema.ts' {
  interface Database {
    customer_links: CustomerLinksTable;
  }
}

/** Result of reading a link. A link that has ended still identifies its customer, who can request a new one. */
export type CustomerLink =
  | { outcome: 'unknown' }
  | {
      outcome: 'valid' | 'expired' | 'replaced';
      companyId: string;
      customerId: string;
      email: string;
      expiresAt: Date;
    };

/**
 * Creates the token of a link to a customer's page and replaces the previous link to the same address.
 * @returns the token, which cannot be read again later
 */
export async function issueCustomerToken(
  trx: Transaction<Database>,
  { companyId, customerId, email }: { companyId: string; customerId: string; email: string },
): Promise<string> {
  await trx
    .updateTable('customer_links')
    .set({ replaced_at: sql<Date>`statement_timestamp()` })
    .where('company_id', '=', companyId)
    .where('customer_id', '=', customerId)
    .where('email', '=', email)
    .where('replaced_at', 'is', null)
    .execute();
  const token = newCompanyToken(companyId);
  await trx
    .insertInto('customer_links')
    .values({
      company_id: companyId,
      token_hash: hashCompanyToken(token),
      customer_id: customerId,
      email,
      expires_at: sql<Date>`statement_timestamp() + make_interval(days => ${CUSTOMER_LINK_DAYS})`,
    })
    .execute();
  return token;
}

/** Finds the customer of a link without consuming the link. */
export async function readCustomerLink(db: Kysely<Database>, token: string): Promise<CustomerLink> {
  if (!isCompanyToken(token)) return { outcome: 'unknown' };
  const link = await db
    .selectFrom('customer_links')
    .select([
      'company_id as companyId',
      'customer_id as customerId',
      'email',
      'expires_at as expiresAt',
      asBoolean`expires_at <= statement_timestamp()`.as('isExpired'),
      asBoolean`replaced_at is not null`.as('isReplaced'),
    ])
    .where('company_id', '=', companyOf(token))
    .where('token_hash', '=', hashCompanyToken(token))
    // Links of deleted companies do not work.
    .where(
      sql<boolean>`not exists (select from companies c where c.id = customer_links.company_id and c.closed_at is not null)`,
    )
    .executeTakeFirst();
  if (!link) return { outcome: 'unknown' };
  const { isExpired, isReplaced, ...customerLink } = link;
  if (isReplaced) return { outcome: 'replaced', ...customerLink };
  return { outcome: isExpired ? 'expired' : 'valid', ...customerLink };
}
