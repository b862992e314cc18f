-- Every table leads with company_id and every foreign key carries it: a row cannot point into another company, and
-- the tables can be sharded by company. Ids are UUIDv7 made by the application (uuidv7() needs PostgreSQL 18, the
-- floor is 15).

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- What search compares: no case, no accents, every run of other signs one space. Immutable, so that generated columns
-- can hold its result and whoever writes a row cannot forget it. unaccent() is not immutable, and translate() over a
-- table of letters measured six times slower. The short translate() is for letters that Unicode does not decompose.
create function derrick_fold(value text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(
    translate(
      lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]+', '', 'g') collate "und-x-icu"),
      'øłđı', 'oldi'
    ),
    '[^[:alnum:]]+', ' ', 'g'
  );

create table companies (
  id uuid primary key,
  name text not null,
  size text,
  industry text,
  photo text,
  created_at timestamptz not null default now()
);

create table company_counters (
  company_id uuid primary key references companies (id),
  -- The next jobcode is TK-<next_ticket_number>; taken in the ticket's own transaction, so a rollback leaves no gap.
  next_ticket_number integer not null default 10001,
  next_invoice_number integer not null default 1001
);

create table job_types (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null,
  hourly_rate_cents integer not null check (hourly_rate_cents >= 0),
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, name)
);

create table job_roles (
  company_id uuid not null,
  id uuid not null,
  job_type_id uuid not null,
  name text not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, job_type_id, name),
  foreign key (company_id, job_type_id) references job_types (company_id, id)
);

create table users (
  company_id uuid not null references companies (id),
  id uuid not null,
  role text not null check (role in ('SUPER_ADMIN', 'ADMIN', 'MANAGER', 'TECHNICIAN')),
  status text not null check (status in ('ACTIVE', 'DEACTIVE', 'PENDING')),
  fullname text not null,
  -- Written in lower case by the application; absent for people invited by phone.
  email text,
  phone text,
  photo text,
  language text not null default 'en' check (language in ('en', 'es')),
  -- Absent until the invitation is accepted.
  password_hash text,
  -- Part of the access token: counting it up ends every token given out before.
  session_version integer not null default 1,
  job_type_id uuid,
  job_role_id uuid,
  search_name text not null generated always as (derrick_fold(' ' || fullname)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, job_type_id) references job_types (company_id, id),
  foreign key (company_id, job_role_id) references job_roles (company_id, id)
);
-- Sign-in knows an address and no company, hence across companies; a deleted person's address is free again.
create unique index users_email on users (email) where deleted_at is null;
create index users_role on users (company_id, role, fullname) where deleted_at is null;

create table customers (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null,
  photo text,
  search_name text not null generated always as (derrick_fold(' ' || name)) stored,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
-- A ticket names its customer in words; ignoring case and outer spaces, the same words are the same customer.
create unique index customers_name on customers (company_id, lower(btrim(name) collate "und-x-icu"));

create table invoices (
  company_id uuid not null,
  id uuid not null,
  number integer not null,
  customer_id uuid,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, number),
  foreign key (company_id) references companies (id),
  foreign key (company_id, customer_id) references customers (company_id, id)
);
create index invoices_created on invoices (company_id, created_at desc);

create table tickets (
  company_id uuid not null references companies (id),
  id uuid not null,
  -- 10482 of the jobcode TK-10482.
  number integer not null,
  customer_id uuid,
  customer_name text not null default '',
  technician_id uuid,
  job_type_id uuid,
  invoice_id uuid,
  location text not null,
  well_name text not null,
  description text not null,
  notes text not null default '',
  work_started_at time,
  work_ended_at time,
  travel_started_at time,
  travel_ended_at time,
  work_hours numeric(6, 1) not null default 0 check (work_hours >= 0),
  travel_hours numeric(6, 1) not null default 0 check (travel_hours >= 0),
  -- Frozen when the ticket is saved: a later change of rate does not reach it. Null without a job type.
  billable_cents bigint,
  version integer not null default 1,
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  search_text text not null generated always as (
    derrick_fold(' tk-' || number::text || ' ' || number::text || ' ' || location || ' ' || well_name || ' '
      || description || ' ' || customer_name)
  ) stored,
  primary key (company_id, id),
  unique (company_id, number),
  foreign key (company_id, customer_id) references customers (company_id, id),
  foreign key (company_id, technician_id) references users (company_id, id),
  foreign key (company_id, job_type_id) references job_types (company_id, id),
  foreign key (company_id, invoice_id) references invoices (company_id, id),
  foreign key (company_id, created_by) references users (company_id, id),
  foreign key (company_id, deleted_by) references users (company_id, id)
);
-- invoice_id rides along so that counts and statistics are answered from the index alone.
create index tickets_list on tickets (company_id, created_at desc, id desc)
  include (invoice_id) where deleted_at is null;
create index tickets_technician on tickets (company_id, technician_id, created_at desc, id desc)
  include (invoice_id) where deleted_at is null;
create index tickets_customer on tickets (company_id, customer_id, created_at desc, id desc)
  include (invoice_id) where deleted_at is null;
create index tickets_invoice on tickets (company_id, invoice_id) where invoice_id is not null;
-- A short pending list: a search reads all of it, and on the embedded engine only our own vacuum empties it.
create index tickets_search on tickets using gin (company_id, search_text gin_trgm_ops)
  with (gin_pending_list_limit = 256) where deleted_at is null;

create table files (
  company_id uuid not null references companies (id),
  id uuid not null,
  -- The last part of /api/v1/file/<name>: unguessable, never the user's own file name.
  name text not null,
  original_name text not null,
  mime text not null,
  size bigint not null check (size >= 0),
  sha256 bytea,
  storage_key text not null,
  uploaded_by uuid,
  -- Null while no ticket has claimed the upload.
  ticket_id uuid,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, name),
  foreign key (company_id, uploaded_by) references users (company_id, id),
  foreign key (company_id, ticket_id) references tickets (company_id, id)
);
create index files_ticket on files (company_id, ticket_id, position) where ticket_id is not null;
create index files_unclaimed on files (created_at) where ticket_id is null;

create table refresh_tokens (
  company_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  -- All tokens that came from one sign-in; reuse of a spent one ends them together.
  family_id uuid not null,
  -- SHA-256; the token itself is stored nowhere.
  token_hash bytea not null unique,
  family_expires_at timestamptz not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  revoked_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, user_id) references users (company_id, id)
);
create index refresh_tokens_family on refresh_tokens (company_id, family_id);
create index refresh_tokens_user on refresh_tokens (company_id, user_id);
create index refresh_tokens_expired on refresh_tokens (expires_at);
