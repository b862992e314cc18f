import type { AssistantMode, Role } from '@derrick/domain/auth';
import type { SetupStep } from '@derrick/domain/company';
import type { DistanceUnit, HourCycle, WeekStart } from '@derrick/domain/format';
import type { AccountStatus } from '@derrick/domain/people';
import type { Approver, PriceViewer } from '@derrick/domain/permissions';
import type { TicketGate } from '@derrick/domain/tickets';
import type { ColumnType, Generated, GeneratedAlways, Insertable, Selectable } from 'kysely';
import type { OneTimeTokensTable, RateLimitsTable, RefreshTokensTable } from './accessTables.ts';
import type { EventChainsTable, EventsTable } from './eventTables.ts';
import type { TicketDailyTable, TicketLinesTable, TicketsTable } from './ticketTables.ts';

/** A timestamp with a database default: read as `Date`, optional on insert. */
export type Defaulted = ColumnType<Date, Date | string | undefined, Date | string>;
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface CompaniesTable {
  id: string;
  name: string;
  size: Optional<string>;
  industry: Optional<string>;
  photo: Optional<string>;
  created_at: Defaulted;
  /** Null until a user of a registered company has confirmed an address. */
  confirmed_at: ColumnType<Date | null, Date | null | undefined, Date>;
  is_demo: Generated<boolean>;
  requires_second_factor: Generated<boolean>;
  /** Requirements for submitting a ticket, and additional ones for its approval. */
  submit_gates: Generated<TicketGate[]>;
  approval_gates: Generated<TicketGate[]>;
  allows_own_approval: Generated<boolean>;
  /** The lowest role that sees prices. */
  prices_seen_by: Generated<PriceViewer>;
  /** Time of the company's deletion. The company is closed and is removed two weeks later. */
  closed_at: Optional<Date>;
  closed_by: Optional<string>;
  /** IANA name; null for UTC. */
  time_zone: Optional<string>;
  legal_name: Optional<string>;
  website: Optional<string>;
  /** Default language of new users and customers. */
  default_language: Generated<'en' | 'es'>;
  week_start: Generated<WeekStart>;
  hour_cycle: Generated<HourCycle>;
  distance_unit: Generated<DistanceUnit>;
  /** Prefix of the jobcodes of new tickets. */
  code_prefix: Generated<string>;
  /** Previous prefixes, which the search of tickets still accepts. */
  former_code_prefixes: Generated<string[]>;
  cost_reference_label: Optional<string>;
  long_shift_hours: Generated<number>;
  warns_of_overlap: Generated<boolean>;
  /** Null for the server's limit. */
  max_file_megabytes: Optional<number>;
  invitation_days: Generated<number>;
  /** Allowed email domains in lower case. Empty allows all. */
  mail_domains: Generated<string[]>;
  /** The lowest role that needs a second factor, if the company requires one. */
  second_factor_from: Generated<'ADMIN' | 'TECHNICIAN'>;
  session_days: Generated<number>;
  password_min_length: Generated<number>;
  /** The lowest role that can approve tickets. */
  approved_by: Generated<Approver>;
  /** Retention of the audit log, in months. Null is unlimited. */
  audit_months: Optional<12 | 24 | 84>;
  assistant: Generated<AssistantMode>;
  allows_speech: Generated<boolean>;
  has_standby: Generated<boolean>;
  /** Hours after which overtime starts. Null counts no overtime by day, or by week. */
  overtime_daily_hours: Optional<number>;
  overtime_weekly_hours: Optional<number>;
  overtime_factor: Generated<number>;
  /** The set-up checklist of a new company is shown. */
  is_setup_open: Generated<boolean>;
  /** Questions of the checklist that a user has answered. */
  setup_answers: Generated<SetupAnswer[]>;
}

export type SetupAnswer = Extract<SetupStep, 'locale' | 'ownApproval'>;

/** `invoice 2026` is the counter of a year, if numbers restart each year. */
export type CounterName = 'ticket' | 'invoice' | `invoice ${number}` | 'creditNote' | `creditNote ${number}`;

export interface CountersTable {
  company_id: string;
  name: CounterName;
  next: number;
}

export interface JobTypesTable {
  company_id: string;
  id: string;
  name: string;
  hourly_rate_cents: number;
  /** Null if travel is billed like work. */
  travel_rate_cents: Optional<number>;
  /** Null if overtime is billed by the company's factor, and if standby has no price. */
  overtime_rate_cents: Optional<number>;
  standby_rate_cents: Optional<number>;
  created_at: Defaulted;
  retired_at: Optional<Date>;
}

export interface JobRolesTable {
  company_id: string;
  id: string;
  job_type_id: string;
  name: string;
  created_at: Defaulted;
  retired_at: Optional<Date>;
}

export interface UsersTable {
  company_id: string;
  id: string;
  role: Role;
  status: AccountStatus;
  fullname: string;
  email: Optional<string>;
  email_confirmed_at: Optional<Date>;
  phone: Optional<string>;
  verified_phone: Optional<string>;
  photo: Optional<string>;
  language: Generated<'en' | 'es'>;
  password_hash: Optional<string>;
  is_password_given: Generated<boolean>;
  session_version: Generated<number>;
  job_type_id: Optional<string>;
  job_role_id: Optional<string>;
  invitation_revoked_at: Optional<Date>;
  search_name: GeneratedAlways<string>;
  created_at: Defaulted;
  updated_at: Defaulted;
  deleted_at: Optional<Date>;
}

export interface CustomersTable {
  company_id: string;
  id: string;
  name: string;
  photo: Optional<string>;
  billing_address: Optional<string>;
  invoice_email: Optional<string>;
  terms_days: Generated<number>;
  is_tax_exempt: Generated<boolean>;
  tax_number: Optional<string>;
  cost_reference: Optional<string>;
  notes: Optional<string>;
  /** Language of emails and documents for the customer. */
  language: Generated<'en' | 'es'>;
  /** Automatic reminders of unpaid invoices. */
  has_reminders: Generated<boolean>;
  version: Generated<number>;
  updated_by: Optional<string>;
  search_name: GeneratedAlways<string>;
  created_at: Defaulted;
  updated_at: Defaulted;
}

export interface FilesTable {
  company_id: string;
  id: string;
  name: string;
  original_name: string;
  mime: string;
  size: number;
  sha256: Optional<Buffer>;
  storage_key: string;
  uploaded_by: Optional<string>;
  owner_kind: Optional<'ticket' | 'invoice' | 'creditNote' | 'export'>;
  owner_id: Optional<string>;
  position: Generated<number>;
  created_at: Defaulted;
  /** Null while the file has an owner. */
  unclaimed_since: Optional<Date>;
  removed_at: Optional<Date>;
}

export interface JobsTable {
  id: string;
  kind: string;
  /** Written as JSON text, read as the parsed value. */
  payload: ColumnType<unknown, string, never>;
  dedupe_key: Optional<string>;
  cancel_key: Optional<string>;
  request_id: Optional<string>;
  attempts: Generated<number>;
  next_at: Defaulted;
  locked_until: Optional<Date>;
  expires_at: Optional<Date>;
  created_at: Defaulted;
  done_at: Optional<Date>;
  failed_at: Optional<Date>;
  failure: Optional<string>;
  state: ColumnType<unknown, string | null | undefined, string | null>;
}

/** The types of all tables, for Kysely. The files in `migrations/` create the tables. */
export interface Database {
  companies: CompaniesTable;
  counters: CountersTable;
  job_types: JobTypesTable;
  job_roles: JobRolesTable;
  users: UsersTable;
  customers: CustomersTable;
  tickets: TicketsTable;
  ticket_lines: TicketLinesTable;
  ticket_daily: TicketDailyTable;
  files: FilesTable;
  refresh_tokens: RefreshTokensTable;
  one_time_tokens: OneTimeTokensTable;
  rate_limits: RateLimitsTable;
  jobs: JobsTable;
  events: EventsTable;
  event_chains: EventChainsTable;
}

export type NewUser = Insertable<UsersTable>;
export type Ticket = Selectable<TicketsTable>;
export type NewTicket = Insertable<TicketsTable>;
