-- works with builds from 0068 on

-- Hours and amounts of a period count by the work date of a ticket; tickets and invoiced tickets by their creation, as
-- before. A ticket therefore changes up to two rows of ticket_daily: one of the UTC day of its creation, one of its work
-- date. An older build that still runs reads hours and amounts of a period by the new days.

update tickets set work_date = (created_at at time zone 'UTC')::date where work_date is null;
alter table tickets alter column work_date set not null;

comment on column ticket_daily.total is 'tickets created on this day, in UTC';
comment on column ticket_daily.invoiced is 'tickets created on this day, in UTC, that are on an invoice';
comment on column ticket_daily.work_hours is 'hours of the tickets with this work date';
comment on column ticket_daily.billable_cents is 'amounts of the approved and invoiced tickets with this work date';

create or replace function ticket_daily_after_insert() returns trigger language plpgsql as $$
begin
  insert into ticket_daily as daily (company_id, day, total, invoiced, work_hours, billable_cents)
  select company_id, part.day, sum(part.total), sum(part.invoiced), sum(part.work_hours), sum(part.billable_cents)
  from added cross join lateral (values
    ((created_at at time zone 'UTC')::date, 1, (invoice_id is not null)::integer, 0, 0),
    (work_date, 0, 0, added.work_hours,
      case when status in ('APPROVED', 'INVOICED') then coalesce(added.billable_cents, 0) else 0 end)
  ) as part (day, total, invoiced, work_hours, billable_cents)
  where deleted_at is null
  group by 1, 2
  having sum(part.total) <> 0 or sum(part.work_hours) <> 0 or sum(part.billable_cents) <> 0
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
  select company_id, part.day, sum(sign * part.total), sum(sign * part.invoiced), sum(sign * part.work_hours),
    sum(sign * part.billable_cents)
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
  select company_id, part.day, -sum(part.total), -sum(part.invoiced), -sum(part.work_hours), -sum(part.billable_cents)
  from removed cross join lateral (values
    ((created_at at time zone 'UTC')::date, 1, (invoice_id is not null)::integer, 0, 0),
    (work_date, 0, 0, removed.work_hours,
      case when status in ('APPROVED', 'INVOICED') then coalesce(removed.billable_cents, 0) else 0 end)
  ) as part (day, total, invoiced, work_hours, billable_cents)
  where deleted_at is null
  group by 1, 2
  having sum(part.total) <> 0 or sum(part.work_hours) <> 0 or sum(part.billable_cents) <> 0
  order by 1, 2
  on conflict (company_id, day) do update set
    total = daily.total + excluded.total,
    invoiced = daily.invoiced + excluded.invoiced,
    work_hours = daily.work_hours + excluded.work_hours,
    billable_cents = daily.billable_cents + excluded.billable_cents;
  return null;
end $$;

-- The alter table above locks the tickets until the end of this file, so that no ticket is saved between the functions
-- and the sums that are computed here.
update ticket_daily set work_hours = 0, billable_cents = 0 where work_hours <> 0 or billable_cents <> 0;
insert into ticket_daily as daily (company_id, day, total, invoiced, work_hours, billable_cents)
select company_id, work_date, 0, 0, sum(work_hours),
  coalesce(sum(billable_cents) filter (where status in ('APPROVED', 'INVOICED')), 0)
from tickets where deleted_at is null group by 1, 2
on conflict (company_id, day) do update set
  work_hours = excluded.work_hours,
  billable_cents = excluded.billable_cents;
