-- works with builds from 0014 on

-- How a customer is billed, and who is to be talked to there.
alter table customers
  add column billing_address text,
  add column invoice_email text,
  add column terms_days integer not null default 30 check (terms_days between 0 and 365),
  add column is_tax_exempt boolean not null default false,
  add column cost_reference text,
  add column notes text,
  add column version integer not null default 1,
  add column updated_by uuid,
  add column updated_at timestamptz not null default now();
alter table customers add foreign key (company_id, updated_by) references users (company_id, id);

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

-- Names that lead to a customer besides its own: those it had before, and those of customers merged into it. Whoever
-- saves a ticket with such a name finds the customer instead of making a second one.
create table customer_aliases (
  company_id uuid not null,
  -- Of a merged customer, its own id: merging it once more then changes nothing.
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
