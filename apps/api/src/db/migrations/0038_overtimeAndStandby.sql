-- works with builds from 0021 on
-- Hours after which overtime starts, by day and by week. Null counts no overtime.
alter table companies
  add column has_standby boolean not null default false,
  add column overtime_daily_hours numeric(5, 2) check (overtime_daily_hours between 0 and 24),
  add column overtime_weekly_hours numeric(5, 2) check (overtime_weekly_hours between 0 and 168),
  add column overtime_factor numeric(3, 2) not null default 1.5 check (overtime_factor between 1 and 5);

-- Null bills overtime at the rate of work times the company's factor, and leaves standby hours without a price.
alter table job_types
  add column overtime_rate_cents integer check (overtime_rate_cents >= 0),
  add column standby_rate_cents integer check (standby_rate_cents >= 0);
alter table job_type_rates
  add column overtime_cents integer check (overtime_cents >= 0),
  add column standby_cents integer check (standby_cents >= 0);

-- Hours on call within the work time. `work_hours` do not include them.
alter table tickets add column standby_hours numeric(6, 1) not null default 0 check (standby_hours >= 0);

-- Existing rows satisfy the wider conditions, so they are not checked while the tables are locked.
alter table ticket_lines drop constraint ticket_lines_kind_check;
alter table ticket_lines add constraint ticket_lines_kind_check
  check (kind in ('LABOR', 'OVERTIME', 'STANDBY', 'TRAVEL', 'ITEM', 'ADJUSTMENT')) not valid;
alter table invoice_lines drop constraint invoice_lines_kind_check;
alter table invoice_lines add constraint invoice_lines_kind_check
  check (kind in ('LABOR', 'OVERTIME', 'STANDBY', 'TRAVEL', 'ITEM', 'ADJUSTMENT')) not valid;
