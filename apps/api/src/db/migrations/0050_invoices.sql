-- works with builds from 0042 on

-- An invoice from the draft to its end. A draft has no number; it is drawn at issue, from the counter of its series: 0, or
-- the year where numbers begin anew each year. Parties are frozen at issue, and with them all that is printed.
alter table invoices
  alter column number drop not null,
  drop constraint invoices_company_id_number_key,
  add column series integer not null default 0,
  add column printed_number text,
  add column status text not null default 'ISSUED'
    check (status in ('DRAFT', 'ISSUED', 'PARTIALLY_PAID', 'PAID', 'VOID', 'UNCOLLECTIBLE')),
  add column status_reason text,
  add column issue_date date,
  add column due_date date,
  -- The day by which lists filter: that of issue, of a draft that of its making.
  add column list_day date not null default (now() at time zone 'UTC')::date,
  add column terms_days integer not null default 30 check (terms_days between 0 and 365),
  add column currency text not null default 'USD',
  add column line_grouping text not null default 'TICKET' check (line_grouping in ('TICKET', 'KIND', 'ONE_LINE')),
  -- What was asked for: an amount or a share. What it comes to is discount_cents.
  add column discount_amount_cents bigint check (discount_amount_cents >= 0),
  add column discount_percent numeric(5, 2) check (discount_percent between 0 and 100),
  add column tax_percent numeric(6, 3) not null default 0 check (tax_percent between 0 and 100),
  add column tax_label text,
  add column is_tax_exempt boolean not null default false,
  add column cost_reference text,
  add column notes text,
  add column payment_details text,
  add column footer text,
  add column paper_size text not null default 'LETTER' check (paper_size in ('LETTER', 'A4')),
  add column seller jsonb,
  add column customer jsonb,
  -- The customer's name as it was frozen, for sorting and searching.
  add column customer_name text,
  add column subtotal_cents bigint not null default 0,
  add column discount_cents bigint not null default 0,
  add column tax_cents bigint not null default 0,
  add column total_cents bigint not null default 0,
  add column paid_cents bigint not null default 0,
  add column balance_cents bigint not null generated always as
    (case when status = 'VOID' then 0 else total_cents - paid_cents end) stored,
  add column search_text text not null generated always as
    (derrick_fold(' ' || coalesce(printed_number, '') || ' ' || coalesce(customer_name, ''))) stored,
  add column has_reminders boolean not null default false,
  add column first_opened_at timestamptz,
  add column copy_of_id uuid,
  add column version integer not null default 1,
  add column created_by uuid,
  add column updated_by uuid,
  add column updated_at timestamptz not null default now(),
  add check (status = 'DRAFT' or number is not null),
  add check (paid_cents between 0 and greatest(total_cents, 0)),
  add unique (company_id, series, number),
  add unique (company_id, printed_number),
  add foreign key (company_id, copy_of_id) references invoices (company_id, id),
  add foreign key (company_id, created_by) references users (company_id, id),
  add foreign key (company_id, updated_by) references users (company_id, id);

-- The language in which a customer is written to.
alter table customers add column language text not null default 'en' check (language in ('en', 'es'));

-- What is printed, in its order. Of a draft, a price may be missing.
create table invoice_lines (
  company_id uuid not null,
  invoice_id uuid not null,
  position integer not null,
  kind text not null check (kind in ('LABOR', 'TRAVEL', 'ITEM', 'ADJUSTMENT')),
  description text not null,
  quantity numeric(12, 3) not null,
  unit text not null check (unit in ('h', 'ea', 'mi', 'day')),
  unit_price_cents bigint,
  is_taxable boolean not null,
  reason text,
  price_item_id uuid,
  ticket_id uuid,
  primary key (company_id, invoice_id, position),
  foreign key (company_id, invoice_id) references invoices (company_id, id) on delete cascade,
  foreign key (company_id, ticket_id) references tickets (company_id, id)
);

-- The tickets that an invoice bills. A void one keeps them here, while tickets.invoice_id lets them go.
create table invoice_tickets (
  company_id uuid not null,
  invoice_id uuid not null,
  ticket_id uuid not null,
  primary key (company_id, invoice_id, ticket_id),
  foreign key (company_id, invoice_id) references invoices (company_id, id) on delete cascade,
  foreign key (company_id, ticket_id) references tickets (company_id, id)
);

-- Money that came in. A payment is never deleted: reversed, it counts nothing.
create table invoice_payments (
  company_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  amount_cents bigint not null check (amount_cents > 0),
  method text not null check (method in ('CHECK', 'ACH', 'WIRE', 'CARD', 'CASH', 'OTHER')),
  reference text,
  paid_on date not null,
  created_by uuid,
  created_at timestamptz not null default now(),
  reversed_by uuid,
  reversed_at timestamptz,
  reversal_reason text,
  primary key (company_id, id),
  foreign key (company_id, invoice_id) references invoices (company_id, id),
  foreign key (company_id, created_by) references users (company_id, id),
  foreign key (company_id, reversed_by) references users (company_id, id)
);
create index invoice_payments_invoice on invoice_payments (company_id, invoice_id, created_at);

-- Mails with an invoice.
create table invoice_sendings (
  company_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  recipients text[] not null,
  message text,
  has_tickets boolean not null default false,
  -- Days after the due day, of a reminder.
  reminder_days integer,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  -- A reminder is sent once, whichever process thinks of it.
  unique (company_id, invoice_id, reminder_days),
  foreign key (company_id, invoice_id) references invoices (company_id, id),
  foreign key (company_id, created_by) references users (company_id, id)
);

-- The links of these mails, of which only hashes are kept. A token begins with the company's id, so that it is looked up
-- within that company alone.
create table invoice_links (
  company_id uuid not null,
  token_hash bytea not null,
  invoice_id uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (company_id, token_hash),
  foreign key (company_id, invoice_id) references invoices (company_id, id)
);

-- How a company makes its invoices out; a company without a row has the defaults.
create table invoice_settings (
  company_id uuid not null references companies (id),
  number_pattern text not null default 'INV-{N:5}',
  restarts_yearly boolean not null default false,
  currency text not null default 'USD',
  tax_percent numeric(6, 3) not null default 0 check (tax_percent between 0 and 100),
  tax_label text,
  paper_size text not null default 'LETTER' check (paper_size in ('LETTER', 'A4')),
  has_reminders boolean not null default false,
  address text,
  email text,
  phone text,
  tax_number text,
  payment_details text,
  footer text,
  primary key (company_id)
);
