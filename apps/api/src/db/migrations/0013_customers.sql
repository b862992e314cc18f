create table customers (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null,
  photo text,
  search_name text not null generated always as (derrick_fold(' ' || name)) stored,
  created_at timestamptz not null default now(),
  billing_address text,
  invoice_email text,
  terms_days integer not null default 30 check (terms_days between 0 and 365),
  is_tax_exempt boolean not null default false,
  cost_reference text,
  notes text,
  version integer not null default 1,
  updated_by uuid,
  updated_at timestamptz not null default now(),
  -- The language of emails and documents for the customer.
  language text not null default 'en' check (language in ('en', 'es')),
  primary key (company_id, id),
  foreign key (company_id, updated_by) references users (company_id, id)
);
-- A ticket contains the name of its customer as text. Names that differ only in case or outer spaces are one customer.
create unique index customers_name on customers (company_id, lower(btrim(name) collate "und-x-icu"));
create index customers_sorted on customers (company_id, name collate "und-x-icu", id);

create table customer_contacts (
  company_id uuid not null,
  customer_id uuid not null,
  position integer not null,
  name text not null,
  email text,
  phone text,
  primary key (company_id, customer_id, position),
  foreign key (company_id, customer_id) references customers (company_id, id) on delete cascade
);

-- Further names of a customer: its previous names, and the names of customers merged into it. Saving a ticket with such a
-- name finds the customer instead of creating a second one.
create table customer_aliases (
  company_id uuid not null,
  -- The id of the merged customer: merging it again changes nothing.
  id uuid not null,
  customer_id uuid not null,
  name text not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, customer_id) references customers (company_id, id) on delete cascade
);
create index customer_aliases_name on customer_aliases
  (company_id, lower(btrim(name) collate "und-x-icu"), created_at desc);
create index customer_aliases_customer on customer_aliases (company_id, customer_id);
