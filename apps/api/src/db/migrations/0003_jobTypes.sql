-- A retired job type or job role cannot be assigned any more. Users and tickets that have it keep it.
create table job_types (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null,
  hourly_rate_cents integer not null check (hourly_rate_cents >= 0),
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  -- Null bills travel at the hourly rate.
  travel_rate_cents integer,
  primary key (company_id, id),
  unique (company_id, name)
);

create table job_roles (
  company_id uuid not null,
  id uuid not null,
  job_type_id uuid not null,
  name text not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  primary key (company_id, id),
  unique (company_id, job_type_id, name),
  foreign key (company_id, job_type_id) references job_types (company_id, id)
);

-- Rates that apply from a day on. The rates in job_types apply to the days before the first row.
create table job_type_rates (
  company_id uuid not null,
  job_type_id uuid not null,
  valid_from date not null,
  work_cents integer not null check (work_cents >= 0),
  -- Null bills travel like work.
  travel_cents integer check (travel_cents >= 0),
  primary key (company_id, job_type_id, valid_from),
  foreign key (company_id, job_type_id) references job_types (company_id, id) on delete cascade
);
