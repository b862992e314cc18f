/** What an export of everything holds, and what it leaves out. */

import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { isOfSuperAdmin } from '../audit/index.ts';

/** The tables of an export, with the columns that are nobody's business outside of the server. */
export const exportedTables: Readonly<Record<string, readonly string[]>> = {
  assistant_drafts: [],
  assistant_outcomes: [],
  assistant_usage: [],
  company_exports: [],
  company_looks: [],
  company_sections: [],
  counters: [],
  customer_aliases: [],
  customer_contacts: [],
  customers: [],
  event_chains: [],
  events: [],
  files: ['storage_key', 'unclaimed_since'],
  invoice_lines: [],
  invoice_payments: [],
  invoice_sendings: [],
  invoice_settings: [],
  invoice_tickets: [],
  invoices: [],
  job_roles: [],
  job_type_rates: [],
  job_types: [],
  price_items: [],
  signature_requests: [],
  ticket_lines: [],
  ticket_signatures: [],
  tickets: [],
  users: ['email_confirmed_at', 'password_hash', 'is_password_given', 'session_version'],
};

/**
 * Tables that no export holds: what signs people in, links that work, what the server keeps for itself for a while, what
 * people were told of, which is theirs alone, and sums that can be computed again.
 */
export const leftOut: readonly string[] = [
  'assistant_providers',
  'authenticators',
  'email_changes',
  'idempotency_keys',
  'invoice_daily',
  'invoice_links',
  'known_browsers',
  'notification_preferences',
  'notifications',
  'notified_once',
  'one_time_tokens',
  'passkey_challenges',
  'passkeys',
  'phone_codes',
  'recovery_codes',
  'refresh_tokens',
  'ticket_daily',
];

/**
 * The condition of the rows that are exported from a table. Any admin can download an export, so it lacks what they do not see in the audit log; files
 * that are exports themselves would double it each time.
 */
export function rowsOf(table: string, companyId: string): RawBuilder<unknown> {
  const ofCompany = sql`company_id = ${companyId}`;
  if (table === 'events') return sql`${ofCompany} and not ${isOfSuperAdmin(companyId)}`;
  if (table === 'files')
    return sql`${ofCompany} and removed_at is null and owner_kind is distinct from 'export'`;
  return ofCompany;
}
