/**
 * Distribution of a table in a Citus cluster. A single PostgreSQL ignores it.
 * - `company`: divided among the workers by `company_id`. All rows of a company are on the same worker.
 * - `reference`: copied to every node, because the server looks rows up without knowing the company, or because other
 *   reference tables refer to it. Every write goes to all nodes.
 * - `local`: on the coordinator only.
 */
export type TableKind = 'company' | 'reference' | 'local';

/** The kind of every table. The distribution stops at a table that is missing here. */
export const tableKinds: Readonly<Record<string, TableKind>> = {
  assistant_drafts: 'company',
  assistant_outcomes: 'company',
  assistant_providers: 'company',
  assistant_usage: 'company',
  // A sign-in uses up codes of apps, passkeys and recovery codes, also while a worker is down.
  authenticators: 'local',
  companies: 'reference',
  company_exports: 'company',
  company_looks: 'company',
  company_sections: 'company',
  counters: 'company',
  credit_note_lines: 'company',
  credit_notes: 'company',
  customer_aliases: 'company',
  customer_contacts: 'company',
  customer_links: 'company',
  customer_prices: 'company',
  customers: 'company',
  // The links of address changes refer to it.
  email_changes: 'reference',
  event_chains: 'company',
  events: 'company',
  files: 'company',
  idempotency_keys: 'company',
  invoice_daily: 'company',
  invoice_deliveries: 'company',
  invoice_lines: 'company',
  invoice_links: 'company',
  invoice_payments: 'company',
  invoice_sendings: 'company',
  invoice_settings: 'company',
  invoice_tickets: 'company',
  invoices: 'company',
  // Users refer to them.
  job_roles: 'reference',
  job_type_rates: 'company',
  job_types: 'reference',
  // A job that sends a forgotten password names an email address and no company.
  jobs: 'local',
  known_browsers: 'company',
  notification_preferences: 'company',
  notifications: 'company',
  notified_once: 'company',
  // A request with a token names no company.
  one_time_tokens: 'local',
  online_payments: 'company',
  passkey_challenges: 'company',
  passkeys: 'local',
  payment_checkouts: 'company',
  payment_events: 'company',
  payment_providers: 'company',
  phone_codes: 'company',
  price_items: 'company',
  rate_limits: 'local',
  recovery_codes: 'local',
  refresh_tokens: 'local',
  schema_migrations: 'local',
  signature_requests: 'company',
  ticket_daily: 'company',
  ticket_lines: 'company',
  ticket_signatures: 'company',
  tickets: 'company',
  // A sign-in names an email address and no company, and every request looks up its user.
  users: 'reference',
  waits: 'local',
};
