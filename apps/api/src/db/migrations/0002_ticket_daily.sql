-- What a company's tickets come to, by UTC day of creation. Unfiltered counts, statistics and any page of the list are
-- read from here: some hundred rows instead of a million. Kept by statement triggers, in the writer's transaction.
create table ticket_daily (
  company_id uuid not null references companies (id),
  day date not null,
  total integer not null,
  invoiced integer not null,
  work_hours numeric(12, 1) not null,
  billable_cents bigint not null,
  primary key (company_id, day)
);

create function ticket_daily_after_insert() returns trigger language plpgsql as $$
begin
  insert into ticket_daily as daily (company_id, day, total, invoiced, work_hours, billable_cents)
  select company_id, (created_at at time zone 'UTC')::date, count(*), count(invoice_id), sum(work_hours),
    coalesce(sum(billable_cents), 0)
  from added where deleted_at is null
  group by 1, 2
  -- One order of locking for every writer: two statements over the same days cannot wait for each other in a circle.
  order by 1, 2
  on conflict (company_id, day) do update set
    total = daily.total + excluded.total,
    invoiced = daily.invoiced + excluded.invoiced,
    work_hours = daily.work_hours + excluded.work_hours,
    billable_cents = daily.billable_cents + excluded.billable_cents;
  return null;
end $$;

create function ticket_daily_after_update() returns trigger language plpgsql as $$
begin
  insert into ticket_daily as daily (company_id, day, total, invoiced, work_hours, billable_cents)
  select company_id, day, sum(sign), sum(sign * invoiced), sum(sign * work_hours), sum(sign * billable_cents)
  from (
    select company_id, (created_at at time zone 'UTC')::date as day, 1 as sign,
      (invoice_id is not null)::integer as invoiced, work_hours, coalesce(billable_cents, 0) as billable_cents
    from added where deleted_at is null
    union all
    select company_id, (created_at at time zone 'UTC')::date, -1,
      (invoice_id is not null)::integer, work_hours, coalesce(billable_cents, 0)
    from removed where deleted_at is null
  ) as changes
  group by company_id, day
  having sum(sign) <> 0 or sum(sign * invoiced) <> 0 or sum(sign * work_hours) <> 0 or sum(sign * billable_cents) <> 0
  order by company_id, day
  on conflict (company_id, day) do update set
    total = daily.total + excluded.total,
    invoiced = daily.invoiced + excluded.invoiced,
    work_hours = daily.work_hours + excluded.work_hours,
    billable_cents = daily.billable_cents + excluded.billable_cents;
  return null;
end $$;

create function ticket_daily_after_delete() returns trigger language plpgsql as $$
begin
  insert into ticket_daily as daily (company_id, day, total, invoiced, work_hours, billable_cents)
  select company_id, (created_at at time zone 'UTC')::date, -count(*), -count(invoice_id), -sum(work_hours),
    -coalesce(sum(billable_cents), 0)
  from removed where deleted_at is null
  group by 1, 2
  order by 1, 2
  on conflict (company_id, day) do update set
    total = daily.total + excluded.total,
    invoiced = daily.invoiced + excluded.invoiced,
    work_hours = daily.work_hours + excluded.work_hours,
    billable_cents = daily.billable_cents + excluded.billable_cents;
  return null;
end $$;

create trigger ticket_daily_insert after insert on tickets
  referencing new table as added for each statement execute function ticket_daily_after_insert();
create trigger ticket_daily_update after update on tickets
  referencing old table as removed new table as added for each statement execute function ticket_daily_after_update();
create trigger ticket_daily_delete after delete on tickets
  referencing old table as removed for each statement execute function ticket_daily_after_delete();
