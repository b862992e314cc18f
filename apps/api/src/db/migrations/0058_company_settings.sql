-- works with builds from 0057 on

-- Settings of a company. Those of its documents are in invoice_settings and company_looks, what an hour costs is with the
-- levels; all of them are shown and changed as sections, each with a version of its own.
alter table companies
  add column legal_name text,
  add column website text,
  -- In which new people and customers are written to. Builds of before join companies with users, whose language they
  -- name without the table.
  add column default_language text not null default 'en' check (default_language in ('en', 'es')),
  add column week_start text not null default 'MONDAY' check (week_start in ('MONDAY', 'SUNDAY', 'SATURDAY')),
  add column hour_cycle text not null default 'h12' check (hour_cycle in ('h12', 'h23')),
  add column distance_unit text not null default 'mi' check (distance_unit in ('mi', 'km')),
  add column code_prefix text not null default 'TK-',
  -- Those of before, by which tickets are still searched.
  add column former_code_prefixes text[] not null default '{}',
  add column cost_reference_label text,
  add column long_shift_hours integer not null default 16 check (long_shift_hours > 0),
  add column warns_of_overlap boolean not null default true,
  add column max_file_megabytes integer check (max_file_megabytes > 0),
  add column invitation_days integer not null default 7 check (invitation_days between 1 and 30),
  -- In lower case; empty for all.
  add column mail_domains text[] not null default '{}',
  -- Where requires_second_factor is true, the lowest role of which it is asked.
  add column second_factor_from text not null default 'TECHNICIAN' check (second_factor_from in ('ADMIN', 'TECHNICIAN')),
  add column session_days integer not null default 90 check (session_days between 1 and 90),
  add column password_min_length integer not null default 6 check (password_min_length >= 6),
  -- The lowest role that approves tickets.
  add column approved_by text not null default 'MANAGER' check (approved_by in ('MANAGER', 'ADMIN')),
  -- Null for ever.
  add column audit_months integer check (audit_months in (12, 24, 84)),
  add column assistant text not null default 'LOCAL' check (assistant in ('OFF', 'LOCAL', 'PROVIDER')),
  add column allows_speech boolean not null default true;

alter table invoice_settings
  -- Of new customers.
  add column terms_days integer not null default 30 check (terms_days between 0 and 365),
  add column hour_rounding text not null default 'TENTHS' check (hour_rounding in ('TENTHS', 'MINUTES')),
  add column line_grouping text not null default 'TICKET' check (line_grouping in ('TICKET', 'KIND', 'ONE_LINE')),
  add column mail_text_en text,
  add column mail_text_es text,
  -- After the due day.
  add column reminder_days integer[] not null default '{0,7,21}';

-- Who changed a section last. A section without a row has version 1.
create table company_sections (
  company_id uuid not null references companies (id),
  section text not null,
  version integer not null default 1,
  updated_by uuid,
  updated_at timestamptz,
  primary key (company_id, section),
  foreign key (company_id, updated_by) references users (company_id, id)
);

-- What an hour of a level costs from a day on. On the days before, it costs what job_types says; null bills travel like work.
alter table job_types add column travel_rate_cents integer;
create table job_type_rates (
  company_id uuid not null,
  job_type_id uuid not null,
  valid_from date not null,
  work_cents integer not null check (work_cents >= 0),
  travel_cents integer check (travel_cents >= 0),
  primary key (company_id, job_type_id, valid_from),
  foreign key (company_id, job_type_id) references job_types (company_id, id) on delete cascade
);

-- How the code of a ticket began when it was made.
alter table tickets add column code_prefix text not null default 'TK-';
