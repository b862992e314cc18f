/** Who gets into a company, and with what. */
import { isMailAllowed } from '@derrick/domain/company';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/index.ts';
import { failure } from './failures.ts';

/** The company asks a person for a second factor; in a query of `users`. */
export const asksSecondFactor: RawBuilder<boolean> = sql<boolean>`(
  select requires_second_factor and (second_factor_from = 'TECHNICIAN' or users.role in ('ADMIN', 'SUPER_ADMIN'))
  from companies where companies.id = users.company_id
)`;

/**
 * Checks that an address belongs to one of the domains to which the company keeps; null and undefined pass.
 * @throws {ApiFailure} 400 with the domains
 */
export async function checkMailDomain(
  db: Kysely<Database>,
  companyId: string,
  email: string | null | undefined,
): Promise<void> {
  if (!email) return;
  const { mail_domains: domains } = await db
    .selectFrom('companies')
    .select('mail_domains')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  if (isMailAllowed(email, domains)) return;
  const values = { domains: domains.map((domain) => `@${domain}`).join(', ') };
  throw failure('mailDomainRefused', { values, errors: { email: 'mailDomainRefused' } });
}

/** Reads the least length that a company asks of a new password. */
export async function passwordMinLengthOf(db: Kysely<Database>, companyId: string): Promise<number> {
  const { password_min_length } = await db
    .selectFrom('companies')
    .select('password_min_length')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return password_min_length;
}

/** The days after which every sign-in to a company ends; a subquery. */
export const sessionDaysOf = (companyId: string): RawBuilder<number> =>
  sql<number>`(select session_days from companies where id = ${companyId})`;

/** The days for which an invitation to a company works; a subquery. */
export const invitationDaysOf = (companyId: string): RawBuilder<number> =>
  sql<number>`(select invitation_days from companies where id = ${companyId})`;

/** Reads the language in which new people and customers of a company are written to. */
export async function languageOfCompany(db: Kysely<Database>, companyId: string): Promise<'en' | 'es'> {
  const { default_language } = await db
    .selectFrom('companies')
    .select('default_language')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return default_language;
}
