-- works with builds from 0042 on

-- What is billable is approved: drafts, and what is still to be looked at, count once they are.
create or replace function ticket_daily_after_insert() returns trigger language plpgsql as $$
begin
  insert into ticket_daily as daily (company_id, day, total, invoiced, work_hours, billable_cents)
  select company_id, (created_at at time zone 'UTC')::date, count(*), count(invoice_id), sum(work_hours),
    coalesce(sum(billable_cents) filter (where status in ('APPROVED', 'INVOICED')), 0)
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

create or replace function ticket_daily_after_update() returns trigger language plpgsql as $$
begin
  insert into ticket_daily as daily (company_id, day, total, invoiced, work_hours, billable_cents)
  select company_id, day, sum(sign), sum(sign * invoiced), sum(sign * work_hours), sum(sign * billable_cents)
  from (
    select company_id, (created_at at time zone 'UTC')::date as day, 1 as sign,
      (invoice_id is not null)::integer as invoiced, work_hours,
      case when status in ('APPROVED', 'INVOICED') then coalesce(billable_cents, 0) else 0 end as billable_cents
    from added where deleted_at is null
    union all
    select company_id, (created_at at time zone 'UTC')::date, -1,
      (invoice_id is not null)::integer, work_hours,
      case when status in ('APPROVED', 'INVOICED') then coalesce(billable_cents, 0) else 0 end
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

create or replace function ticket_daily_after_delete() returns trigger language plpgsql as $$
begin
  insert into ticket_daily as daily (company_id, day, total, invoiced, work_hours, billable_cents)
  select company_id, (created_at at time zone 'UTC')::date, -count(*), -count(invoice_id), -sum(work_hours),
    -coalesce(sum(billable_cents) filter (where status in ('APPROVED', 'INVOICED')), 0)
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

-- Nobody saves a ticket for the second or two in which the sums of before are counted anew.
lock table tickets in share row exclusive mode;
update ticket_daily d set billable_cents = counted.cents
from (
  select company_id, (created_at at time zone 'UTC')::date as day,
    coalesce(sum(billable_cents) filter (where status in ('APPROVED', 'INVOICED')), 0) as cents
  from tickets where deleted_at is null group by 1, 2
) as counted
where d.company_id = counted.company_id and d.day = counted.day and d.billable_cents <> counted.cents;
