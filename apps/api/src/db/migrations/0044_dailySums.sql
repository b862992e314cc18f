-- works with builds from 0021 on
-- The triggers of the daily sums read their transition tables first and then write one row at a time: on a worker of a
-- Citus cluster, a statement that writes to a distributed table cannot read a transition table. All writers lock the rows
-- in the same order, which prevents deadlocks.
create or replace function ticket_daily_after_insert() returns trigger language plpgsql as $$
declare
  change record;
begin
  for change in
    select company_id, part.day, sum(part.total) as total, sum(part.invoiced) as invoiced,
      sum(part.work_hours) as work_hours, sum(part.billable_cents) as billable_cents
    from added cross join lateral (values
      ((created_at at time zone 'UTC')::date, 1, (invoice_id is not null)::integer, 0, 0),
      (work_date, 0, 0, added.work_hours,
        case when status in ('APPROVED', 'INVOICED') then coalesce(added.billable_cents, 0) else 0 end)
    ) as part (day, total, invoiced, work_hours, billable_cents)
    where deleted_at is null
    group by 1, 2
    having sum(part.total) <> 0 or sum(part.work_hours) <> 0 or sum(part.billable_cents) <> 0
    order by 1, 2
  loop
    insert into ticket_daily as daily (company_id, day, total, invoiced, work_hours, billable_cents)
    values (change.company_id, change.day, change.total, change.invoiced, change.work_hours, change.billable_cents)
    on conflict (company_id, day) do update set
      total = daily.total + excluded.total,
      invoiced = daily.invoiced + excluded.invoiced,
      work_hours = daily.work_hours + excluded.work_hours,
      billable_cents = daily.billable_cents + excluded.billable_cents;
  end loop;
  return null;
end $$;

create or replace function ticket_daily_after_update() returns trigger language plpgsql as $$
declare
  change record;
begin
  for change in
    select company_id, part.day, sum(sign * part.total) as total, sum(sign * part.invoiced) as invoiced,
      sum(sign * part.work_hours) as work_hours, sum(sign * part.billable_cents) as billable_cents
    from (
      select 1 as sign, company_id, created_at, invoice_id, work_date, work_hours, billable_cents, status
      from added where deleted_at is null
      union all
      select -1, company_id, created_at, invoice_id, work_date, work_hours, billable_cents, status
      from removed where deleted_at is null
    ) as changed cross join lateral (values
      ((created_at at time zone 'UTC')::date, 1, (invoice_id is not null)::integer, 0, 0),
      (work_date, 0, 0, changed.work_hours,
        case when status in ('APPROVED', 'INVOICED') then coalesce(changed.billable_cents, 0) else 0 end)
    ) as part (day, total, invoiced, work_hours, billable_cents)
    group by 1, 2
    having sum(sign * part.total) <> 0 or sum(sign * part.invoiced) <> 0 or sum(sign * part.work_hours) <> 0
      or sum(sign * part.billable_cents) <> 0
    order by 1, 2
  loop
    insert into ticket_daily as daily (company_id, day, total, invoiced, work_hours, billable_cents)
    values (change.company_id, change.day, change.total, change.invoiced, change.work_hours, change.billable_cents)
    on conflict (company_id, day) do update set
      total = daily.total + excluded.total,
      invoiced = daily.invoiced + excluded.invoiced,
      work_hours = daily.work_hours + excluded.work_hours,
      billable_cents = daily.billable_cents + excluded.billable_cents;
  end loop;
  return null;
end $$;

create or replace function ticket_daily_after_delete() returns trigger language plpgsql as $$
declare
  change record;
begin
  for change in
    select company_id, part.day, -sum(part.total) as total, -sum(part.invoiced) as invoiced,
      -sum(part.work_hours) as work_hours, -sum(part.billable_cents) as billable_cents
    from removed cross join lateral (values
      ((created_at at time zone 'UTC')::date, 1, (invoice_id is not null)::integer, 0, 0),
      (work_date, 0, 0, removed.work_hours,
        case when status in ('APPROVED', 'INVOICED') then coalesce(removed.billable_cents, 0) else 0 end)
    ) as part (day, total, invoiced, work_hours, billable_cents)
    where deleted_at is null
    group by 1, 2
    having sum(part.total) <> 0 or sum(part.work_hours) <> 0 or sum(part.billable_cents) <> 0
    order by 1, 2
  loop
    insert into ticket_daily as daily (company_id, day, total, invoiced, work_hours, billable_cents)
    values (change.company_id, change.day, change.total, change.invoiced, change.work_hours, change.billable_cents)
    on conflict (company_id, day) do update set
      total = daily.total + excluded.total,
      invoiced = daily.invoiced + excluded.invoiced,
      work_hours = daily.work_hours + excluded.work_hours,
      billable_cents = daily.billable_cents + excluded.billable_cents;
  end loop;
  return null;
end $$;

create or replace function invoice_daily_after_insert() returns trigger language plpgsql as $$
declare
  change record;
begin
  for change in
    select company_id, list_day, status, currency, invoice_daily_due(status, balance_cents, due_date) as due_date,
      count(*) as count, sum(invoice_daily_cents(status, total_cents, credited_cents, balance_cents)) as cents
    from added group by 1, 2, 3, 4, 5
    order by 1, 2, 3, 4, 5
  loop
    insert into invoice_daily as daily (company_id, list_day, status, currency, due_date, count, cents)
    values (change.company_id, change.list_day, change.status, change.currency, change.due_date, change.count,
      change.cents)
    on conflict (company_id, list_day, status, currency, due_date) do update set
      count = daily.count + excluded.count, cents = daily.cents + excluded.cents;
  end loop;
  return null;
end $$;

create or replace function invoice_daily_after_update() returns trigger language plpgsql as $$
declare
  change record;
begin
  for change in
    select company_id, list_day, status, currency, due_date, sum(sign) as count, sum(sign * cents) as cents
    from (
      select company_id, list_day, status, currency, invoice_daily_due(status, balance_cents, due_date) as due_date,
        1 as sign, invoice_daily_cents(status, total_cents, credited_cents, balance_cents) as cents
      from added
      union all
      select company_id, list_day, status, currency, invoice_daily_due(status, balance_cents, due_date), -1,
        invoice_daily_cents(status, total_cents, credited_cents, balance_cents)
      from removed
    ) as changes
    group by 1, 2, 3, 4, 5 having sum(sign) <> 0 or sum(sign * cents) <> 0
    order by 1, 2, 3, 4, 5
  loop
    insert into invoice_daily as daily (company_id, list_day, status, currency, due_date, count, cents)
    values (change.company_id, change.list_day, change.status, change.currency, change.due_date, change.count,
      change.cents)
    on conflict (company_id, list_day, status, currency, due_date) do update set
      count = daily.count + excluded.count, cents = daily.cents + excluded.cents;
  end loop;
  return null;
end $$;

create or replace function invoice_daily_after_delete() returns trigger language plpgsql as $$
declare
  change record;
begin
  for change in
    select company_id, list_day, status, currency, invoice_daily_due(status, balance_cents, due_date) as due_date,
      -count(*) as count, -sum(invoice_daily_cents(status, total_cents, credited_cents, balance_cents)) as cents
    from removed group by 1, 2, 3, 4, 5
    order by 1, 2, 3, 4, 5
  loop
    insert into invoice_daily as daily (company_id, list_day, status, currency, due_date, count, cents)
    values (change.company_id, change.list_day, change.status, change.currency, change.due_date, change.count,
      change.cents)
    on conflict (company_id, list_day, status, currency, due_date) do update set
      count = daily.count + excluded.count, cents = daily.cents + excluded.cents;
  end loop;
  return null;
end $$;
