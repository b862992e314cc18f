-- works with builds from 0066 on

-- What a company's invoices come to, by their day in the list, their state and what is late from which day on: counts,
-- sums and the length of the list are read from here, some thousand rows instead of all invoices. Kept by statement
-- triggers, in the writer's transaction.
create table invoice_daily (
  company_id uuid not null references companies (id),
  list_day date not null,
  status text not null,
  currency text not null,
  -- Of what is still to be paid, when it is due; infinity for all the others, which are never late.
  due_date date not null,
  count integer not null,
  -- What is left to pay, of paid and void ones and of drafts the total.
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
  -- One order of locking for every writer: two statements over the same days cannot wait for each other in a circle.
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

-- The triggers lock the table, so that no invoice is written between them and this.
insert into invoice_daily (company_id, list_day, status, currency, due_date, count, cents)
select company_id, list_day, status, currency, invoice_daily_due(status, balance_cents, due_date), count(*),
    sum(invoice_daily_cents(status, total_cents, balance_cents))
from invoices group by 1, 2, 3, 4, 5;
