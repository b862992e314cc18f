-- Invoices. A draft has no number. Issuing it assigns the next number of its series, and freezes seller, customer and
-- everything else that is printed.
create table invoices (
  company_id uuid not null,
  id uuid not null,
  number integer,
  customer_id uuid,
  created_at timestamptz not null default now(),
  -- 0, or the year if the company restarts its numbers every year.
  series integer not null default 0,
  printed_number text,
  status text not null default 'ISSUED'
    check (status in ('DRAFT', 'ISSUED', 'PARTIALLY_PAID', 'PAID', 'VOID', 'UNCOLLECTIBLE')),
  status_reason text,
  issue_date date,
  due_date date,
  -- The day by which lists filter: the issue date, or the day of creation of a draft.
  list_day date not null default (now() at time zone 'UTC')::date,
  terms_days integer not null default 30 check (terms_days between 0 and 365),
  currency text not null default 'USD',
  line_grouping text not null default 'TICKET' check (line_grouping in ('TICKET', 'KIND', 'ONE_LINE')),
  -- The discount as entered, an amount or a percentage. discount_cents is the resulting amount.
  discount_amount_cents bigint check (discount_amount_cents >= 0),
  discount_percent numeric(5, 2) check (discount_percent between 0 and 100),
  tax_percent numeric(6, 3) not null default 0 check (tax_percent between 0 and 100),
  tax_label text,
  is_tax_exempt boolean not null default false,
  cost_reference text,
  notes text,
  payment_details text,
  footer text,
  paper_size text not null default 'LETTER' check (paper_size in ('LETTER', 'A4')),
  seller jsonb,
  customer jsonb,
  -- The name in `customer`, for sorting and searching.
  customer_name text,
  subtotal_cents bigint not null default 0,
  discount_cents bigint not null default 0,
  tax_cents bigint not null default 0,
  total_cents bigint not null default 0,
  paid_cents bigint not null default 0,
  balance_cents bigint not null generated always as
    (case when status = 'VOID' then 0 else total_cents - paid_cents end) stored,
  search_text text not null generated always as
    (derrick_fold(' ' || coalesce(printed_number, '') || ' ' || coalesce(customer_name, ''))) stored,
  has_reminders boolean not null default false,
  first_opened_at timestamptz,
  copy_of_id uuid,
  version integer not null default 1,
  created_by uuid,
  updated_by uuid,
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, series, number),
  unique (company_id, printed_number),
  foreign key (company_id) references companies (id),
  foreign key (company_id, customer_id) references customers (company_id, id),
  foreign key (company_id, copy_of_id) references invoices (company_id, id),
  foreign key (company_id, created_by) references users (company_id, id),
  foreign key (company_id, updated_by) references users (company_id, id),
  check (status = 'DRAFT' or number is not null),
  check (paid_cents between 0 and greatest(total_cents, 0))
);
create index invoices_created on invoices (company_id, created_at desc);
create index invoices_list on invoices (company_id, created_at desc, id desc);
create index invoices_customer on invoices (company_id, customer_id, created_at desc);
-- Filtered counts and sums of the list read this index alone.
create index invoices_status on invoices (company_id, status)
  include (due_date, list_day, customer_id, currency, total_cents, balance_cents);
-- A search reads the complete pending list, so the list is short.
create index invoices_search on invoices using gin (company_id, search_text gin_trgm_ops)
  with (gin_pending_list_limit = 256);

alter table tickets add foreign key (company_id, invoice_id) references invoices (company_id, id);

-- The lines as printed, in order. Only lines of a draft may have no price.
create table invoice_lines (
  company_id uuid not null,
  invoice_id uuid not null,
  position integer not null,
  kind text not null check (kind in ('LABOR', 'TRAVEL', 'ITEM', 'ADJUSTMENT')),
  description text not null,
  quantity numeric(12, 3) not null,
  unit text not null check (unit in ('h', 'ea', 'mi', 'km', 'day')),
  unit_price_cents bigint,
  is_taxable boolean not null,
  reason text,
  price_item_id uuid,
  ticket_id uuid,
  primary key (company_id, invoice_id, position),
  foreign key (company_id, invoice_id) references invoices (company_id, id) on delete cascade,
  foreign key (company_id, ticket_id) references tickets (company_id, id)
);

-- The tickets billed by an invoice. Voiding an invoice clears tickets.invoice_id and keeps these rows.
create table invoice_tickets (
  company_id uuid not null,
  invoice_id uuid not null,
  ticket_id uuid not null,
  primary key (company_id, invoice_id, ticket_id),
  foreign key (company_id, invoice_id) references invoices (company_id, id) on delete cascade,
  foreign key (company_id, ticket_id) references tickets (company_id, id)
);
create index invoice_tickets_ticket on invoice_tickets (company_id, ticket_id);

-- Received payments. A payment is never deleted. A reversed payment does not count.
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

-- Emails with an invoice.
create table invoice_sendings (
  company_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  recipients text[] not null,
  message text,
  has_tickets boolean not null default false,
  -- For a reminder, the number of days after the due date.
  reminder_days integer,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  -- Each reminder is sent once, even if two processes handle it.
  unique (company_id, invoice_id, reminder_days),
  foreign key (company_id, invoice_id) references invoices (company_id, id),
  foreign key (company_id, created_by) references users (company_id, id)
);

-- Hashes of the tokens in the links of these emails. A token begins with the company's id, so that the lookup is limited
-- to that company.
create table invoice_links (
  company_id uuid not null,
  token_hash bytea not null,
  invoice_id uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (company_id, token_hash),
  foreign key (company_id, invoice_id) references invoices (company_id, id)
);

-- A company's settings for invoices. A company without a row has the defaults.
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
  -- The payment terms of new customers.
  terms_days integer not null default 30 check (terms_days between 0 and 365),
  hour_rounding text not null default 'TENTHS' check (hour_rounding in ('TENTHS', 'MINUTES')),
  line_grouping text not null default 'TICKET' check (line_grouping in ('TICKET', 'KIND', 'ONE_LINE')),
  mail_text_en text,
  mail_text_es text,
  -- Days after the due date on which reminders are sent.
  reminder_days integer[] not null default '{0,7,21}',
  primary key (company_id)
);

-- The sums of a company's invoices by list day, status, currency and due date. Counts, sums and the length of the list
-- read some thousand rows here instead of all invoices. Statement triggers update them in the transaction of the change.
create table invoice_daily (
  company_id uuid not null references companies (id),
  list_day date not null,
  status text not null,
  currency text not null,
  -- The due date of unpaid invoices. Infinity for all others, which are never overdue.
  due_date date not null,
  count integer not null,
  -- The balances of unpaid and uncollectible invoices; the totals of drafts, paid and void invoices.
  cents bigint not null,
  primary key (company_id, list_day, status, currency, due_date)
);

create function invoice_daily_due(status text, balance bigint, due date) returns date language sql immutable
  return case when status in ('ISSUED', 'PARTIALLY_PAID') and balance > 0 then coalesce(due, 'infinity')
    else 'infinity' end;

create function invoice_daily_cents(status text, total bigint, balance bigint) returns bigint language sql immutable
  return case when status in ('ISSUED', 'PARTIALLY_PAID', 'UNCOLLECTIBLE') then balance else total end;

create function invoice_daily_after_insert() returns trigger language plpgsql as $$
begin
  insert into invoice_daily as daily (company_id, list_day, status, currency, due_date, count, cents)
  select company_id, list_day, status, currency, invoice_daily_due(status, balance_cents, due_date), count(*),
    sum(invoice_daily_cents(status, total_cents, balance_cents))
  from added group by 1, 2, 3, 4, 5
  -- All writers lock the rows in the same order, which prevents deadlocks.
  order by 1, 2, 3, 4, 5
  on conflict (company_id, list_day, status, currency, due_date) do update set
    count = daily.count + excluded.count, cents = daily.cents + excluded.cents;
  return null;
end $$;

create function invoice_daily_after_update() returns trigger language plpgsql as $$
begin
  insert into invoice_daily as daily (company_id, list_day, status, currency, due_date, count, cents)
  select company_id, list_day, status, currency, due_date, sum(sign), sum(sign * cents)
  from (
    select company_id, list_day, status, currency, invoice_daily_due(status, balance_cents, due_date) as due_date, 1 as sign,
      invoice_daily_cents(status, total_cents, balance_cents) as cents
    from added
    union all
    select company_id, list_day, status, currency, invoice_daily_due(status, balance_cents, due_date), -1,
      invoice_daily_cents(status, total_cents, balance_cents)
    from removed
  ) as changes
  group by 1, 2, 3, 4, 5 having sum(sign) <> 0 or sum(sign * cents) <> 0
  order by 1, 2, 3, 4, 5
  on conflict (company_id, list_day, status, currency, due_date) do update set
    count = daily.count + excluded.count, cents = daily.cents + excluded.cents;
  return null;
end $$;

create function invoice_daily_after_delete() returns trigger language plpgsql as $$
begin
  insert into invoice_daily as daily (company_id, list_day, status, currency, due_date, count, cents)
  select company_id, list_day, status, currency, invoice_daily_due(status, balance_cents, due_date), -count(*),
    -sum(invoice_daily_cents(status, total_cents, balance_cents))
  from removed group by 1, 2, 3, 4, 5
  order by 1, 2, 3, 4, 5
  on conflict (company_id, list_day, status, currency, due_date) do update set
    count = daily.count + excluded.count, cents = daily.cents + excluded.cents;
  return null;
end $$;

create trigger invoice_daily_insert after insert on invoices
  referencing new table as added for each statement execute function invoice_daily_after_insert();
create trigger invoice_daily_update after update on invoices
  referencing old table as removed new table as added for each statement execute function invoice_daily_after_update();
create trigger invoice_daily_delete after delete on invoices
  referencing old table as removed for each statement execute function invoice_daily_after_delete();
