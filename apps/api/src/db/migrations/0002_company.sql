create table companies (
  id uuid primary key,
  name text not null,
  size text,
  industry text,
  photo text,
  created_at timestamptz not null default now(),
  -- The passwords of a demo company are public: a production server rejects sign-ins of its users.
  is_demo boolean not null default false,
  requires_second_factor boolean not null default false,
  -- When a user of the company first confirmed an email address. Until then only the user who registered the company
  -- receives emails.
  confirmed_at timestamptz default now(),
  -- Fields required before a ticket is submitted, and further fields required before it is approved.
  submit_gates text[] not null default '{}',
  approval_gates text[] not null default '{}',
  allows_own_approval boolean not null default false,
  -- The lowest role that sees prices.
  prices_seen_by text not null default 'ADMIN' check (prices_seen_by in ('ADMIN', 'MANAGER', 'TECHNICIAN')),
  -- The zone of the company's calendar days. Null means UTC.
  time_zone text,
  legal_name text,
  website text,
  -- The language of emails to new users and customers.
  default_language text not null default 'en' check (default_language in ('en', 'es')),
  week_start text not null default 'MONDAY' check (week_start in ('MONDAY', 'SUNDAY', 'SATURDAY')),
  hour_cycle text not null default 'h12' check (hour_cycle in ('h12', 'h23')),
  distance_unit text not null default 'mi' check (distance_unit in ('mi', 'km')),
  code_prefix text not null default 'TK-',
  -- Previous prefixes, which the ticket search still accepts.
  former_code_prefixes text[] not null default '{}',
  cost_reference_label text,
  long_shift_hours integer not null default 16 check (long_shift_hours > 0),
  warns_of_overlap boolean not null default true,
  max_file_megabytes integer check (max_file_megabytes > 0),
  invitation_days integer not null default 7 check (invitation_days between 1 and 30),
  -- Allowed email domains, in lower case. An empty list allows all.
  mail_domains text[] not null default '{}',
  -- The lowest role that needs a second factor, if requires_second_factor is true.
  second_factor_from text not null default 'TECHNICIAN' check (second_factor_from in ('ADMIN', 'TECHNICIAN')),
  session_days integer not null default 90 check (session_days between 1 and 90),
  password_min_length integer not null default 6 check (password_min_length >= 6),
  -- The lowest role that approves tickets.
  approved_by text not null default 'MANAGER' check (approved_by in ('MANAGER', 'ADMIN')),
  -- How long events are stored. Null means forever.
  audit_months integer check (audit_months in (12, 24, 84)),
  assistant text not null default 'LOCAL' check (assistant in ('OFF', 'LOCAL', 'PROVIDER')),
  allows_speech boolean not null default true,
  -- When and by which user the company was deleted. Its data is removed two weeks later.
  closed_at timestamptz,
  closed_by uuid
);

-- Numbers without gaps, with one counter for each kind of number. A transaction locks the counter from which it takes a
-- number until it ends, so that a rollback returns the number.
create table counters (
  company_id uuid not null references companies (id),
  name text not null,
  next integer not null,
  primary key (company_id, name)
);

-- The version of each section of the company settings, and the user who changed it last. A section without a row has
-- version 1.
create table company_sections (
  company_id uuid not null references companies (id),
  section text not null,
  version integer not null default 1,
  updated_by uuid,
  updated_at timestamptz,
  primary key (company_id, section)
);
