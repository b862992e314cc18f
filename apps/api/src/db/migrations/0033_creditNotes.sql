-- works with builds from 0021 on
-- Credit notes: what a company takes back of an issued invoice. They never change.
create table credit_notes (
  company_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  number integer not null,
  -- 0, or the year if the numbers of credit notes restart every year.
  series integer not null default 0,
  printed_number text not null,
  issue_date date not null,
  reason text not null,
  subtotal_cents bigint not null,
  discount_cents bigint not null,
  tax_cents bigint not null,
  total_cents bigint not null check (total_cents > 0),
  -- The part that the customer had already paid and got back.
  refund_cents bigint not null default 0,
  refund_method text check (refund_method in ('CHECK', 'ACH', 'WIRE', 'CARD', 'CASH', 'OTHER')),
  refund_reference text,
  refunded_on date,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, series, number),
  unique (company_id, printed_number),
  foreign key (company_id, invoice_id) references invoices (company_id, id),
  foreign key (company_id, created_by) references users (company_id, id),
  check (refund_cents between 0 and total_cents),
  check ((refund_cents = 0) = (refunded_on is null) and (refunded_on is null) = (refund_method is null))
);
create index credit_notes_invoice on credit_notes (company_id, invoice_id, series, number);

-- The credited parts of invoice lines, before discount and tax.
create table credit_note_lines (
  company_id uuid not null,
  credit_note_id uuid not null,
  -- The position of the invoice line.
  position integer not null,
  amount_cents bigint not null check (amount_cents <> 0),
  primary key (company_id, credit_note_id, position),
  foreign key (company_id, credit_note_id) references credit_notes (company_id, id) on delete cascade
);

-- paid_cents is the sum of the payments less the refunds.
alter table invoices add column credited_cents bigint not null default 0;
-- PostgreSQL 15 cannot change the expression of a generated column. Dropping the column drops the index invoices_status.
alter table invoices drop column balance_cents;
alter table invoices
  add column balance_cents bigint not null generated always as
    (case when status = 'VOID' then 0 else total_cents - paid_cents - credited_cents end) stored,
  add check (credited_cents between 0 and greatest(total_cents, 0));
create index invoices_status on invoices (company_id, status)
  include (due_date, list_day, customer_id, currency, total_cents, credited_cents, balance_cents);

-- The daily sums of paid invoices are what was paid: credit notes are no income.
create function invoice_daily_cents(status text, total bigint, credited bigint, balance bigint) returns bigint
  language sql immutable
  return case when status in ('ISSUED', 'PARTIALLY_PAID', 'UNCOLLECTIBLE') then balance else total - credited end;

create or replace function invoice_daily_after_insert() returns trigger language plpgsql as $$
begin
  insert into invoice_daily as daily (company_id, list_day, status, currency, due_date, count, cents)
  select company_id, list_day, status, currency, invoice_daily_due(status, balance_cents, due_date), count(*),
    sum(invoice_daily_cents(status, total_cents, credited_cents, balance_cents))
  from added group by 1, 2, 3, 4, 5
  -- All writers lock the rows in the same order, which prevents deadlocks.
  order by 1, 2, 3, 4, 5
  on conflict (company_id, list_day, status, currency, due_date) do update set
    count = daily.count + excluded.count, cents = daily.cents + excluded.cents;
  return null;
end $$;

create or replace function invoice_daily_after_update() returns trigger language plpgsql as $$
begin
  insert into invoice_daily as daily (company_id, list_day, status, currency, due_date, count, cents)
  select company_id, list_day, status, currency, due_date, sum(sign), sum(sign * cents)
  from (
    select company_id, list_day, status, currency, invoice_daily_due(status, balance_cents, due_date) as due_date, 1 as sign,
      invoice_daily_cents(status, total_cents, credited_cents, balance_cents) as cents
    from added
    union all
    select company_id, list_day, status, currency, invoice_daily_due(status, balance_cents, due_date), -1,
      invoice_daily_cents(status, total_cents, credited_cents, balance_cents)
    from removed
  ) as changes
  group by 1, 2, 3, 4, 5 having sum(sign) <> 0 or sum(sign * cents) <> 0
  order by 1, 2, 3, 4, 5
  on conflict (company_id, list_day, status, currency, due_date) do update set
    count = daily.count + excluded.count, cents = daily.cents + excluded.cents;
  return null;
end $$;

create or replace function invoice_daily_after_delete() returns trigger language plpgsql as $$
begin
  insert into invoice_daily as daily (company_id, list_day, status, currency, due_date, count, cents)
  select company_id, list_day, status, currency, invoice_daily_due(status, balance_cents, due_date), -count(*),
    -sum(invoice_daily_cents(status, total_cents, credited_cents, balance_cents))
  from removed group by 1, 2, 3, 4, 5
  order by 1, 2, 3, 4, 5
  on conflict (company_id, list_day, status, currency, due_date) do update set
    count = daily.count + excluded.count, cents = daily.cents + excluded.cents;
  return null;
end $$;

drop function invoice_daily_cents(text, bigint, bigint);

alter table invoice_settings add column credit_note_pattern text not null default 'CN-{N:5}';
update invoice_settings set credit_note_pattern = 'CN-{YYYY}-{N:5}' where restarts_yearly;
