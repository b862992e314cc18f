/** Settings of a company that affect the sign-in, the invitations and the language of its users. */
import { isMailAllowed } from '@derrick/domain/company';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/index.ts';
import { failure } from './failures.ts';

/** Condition in a query of `users`: the company requires a second factor of this user. */
export const asksSecondFactor: RawBuilder<boolean> = sql<boolean>`(
  select requires_second_factor and (second_factor_from = 'TECHNICIAN' or users.role in ('ADMIN', 'SUPER_ADMIN'))
  from companies where companies.id = users.company_id
)`;

/**
 * Checks that an address belongs to one of the company's allowed domains. Null and undefined pass.
 * @throws {ApiFailure} 400 with the allowed domains
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

/** Reads the company's minimum length of new passwords. */
export async function passwordMinLengthOf(db: Kysely<Database>, companyId: string): Promise<number> {
  const { password_min_length } = await db
    .selectFrom('companies')
    .select('password_min_length')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return password_min_length;
}

/** Subquery of the days after which a sign-in to a company expires. */
export const sessionDaysOf = (companyId: string): RawBuilder<number> =>
  sql<number>`(select session_days from companies where id = ${companyId})`;

/** Reads the days for which an invitation to a company is valid. */
export async function invitationDaysOf(db: Kysely<Database>, companyId: string): Promise<number> {
  const { invitation_days } = await db
    .selectFrom('companies')
    .select('invitation_days')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return invitation_days;
}

/** Reads the default language of a company's new users and customers. */
export async function languageOfCompany(db: Kysely<Database>, companyId: string): Promise<'en' | 'es'> {
  const { default_language } = await db
    .selectFrom('companies')
    .select('default_language')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return default_language;
}
