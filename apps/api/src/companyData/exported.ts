/** Contents of an export of all data. */

import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { isOfSuperAdmin } from '../audit/index.ts';

/** Tables of an export, each with the columns that are left out because they are internal to the server. */
export const exportedTables: Readonly<Record<string, readonly string[]>> = {
  assistant_drafts: [],
  assistant_outcomes: [],
  assistant_usage: [],
  company_exports: [],
  company_looks: [],
  company_sections: [],
  counters: [],
  credit_note_lines: [],
  credit_notes: [],
  customer_aliases: [],
  customer_contacts: [],
  customer_prices: [],
  customers: [],
  event_chains: [],
  events: [],
  files: ['storage_key', 'unclaimed_since'],
  invoice_deliveries: [],
  invoice_lines: [],
  invoice_payments: [],
  invoice_sendings: [],
  invoice_settings: [],
  invoice_tickets: [],
  invoices: [],
  job_roles: [],
  job_type_rates: [],
  job_types: [],
  online_payments: [],
  price_items: [],
  signature_requests: [],
  ticket_lines: [],
  ticket_signatures: [],
  tickets: [],
  users: ['email_confirmed_at', 'password_hash', 'is_password_given', 'session_version'],
};

/**
 * Tables that are never exported: credentials, valid links, temporary data of the server, notifications, which are
 * private to each user, and sums that can be computed again.
 */
export const omittedTables: readonly string[] = [
  'assistant_providers',
  'authenticators',
  'customer_links',
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
  'payment_checkouts',
  'payment_events',
  'payment_providers',
  'phone_codes',
  'recovery_codes',
  'refresh_tokens',
  'ticket_daily',
];

/**
 * Returns the condition of the exported rows of a table. Any admin can download an export, so it contains no events that
 * admins cannot see in the audit log. Files of earlier exports are left out, because each export would otherwise contain
 * the previous one.
 */
export function rowsOf(table: string, companyId: string): RawBuilder<unknown> {
  const ofCompany = sql`company_id = ${companyId}`;
  if (table === 'events') return sql`${ofCompany} and not ${isOfSuperAdmin(companyId)}`;
  if (table === 'files')
    return sql`${ofCompany} and removed_at is null and owner_kind is distinct from 'export'`;
  return ofCompany;
}
