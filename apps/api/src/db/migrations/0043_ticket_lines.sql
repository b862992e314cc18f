-- works with builds from 0042 on

-- The lowest role that sees prices, and where the company's days begin and end; without a zone, in UTC.
alter table companies
  add column prices_seen_by text not null default 'ADMIN' check (prices_seen_by in ('ADMIN', 'MANAGER', 'TECHNICIAN')),
  add column time_zone text;

-- The day on which the work started, the AFE, PO or cost centre of the customer, and the warnings of which somebody has
-- said that it is right so. The default comes apart from the column: tickets of before are dated by the next file, in
-- steps, and a build that knows no such day goes on recording.
alter table tickets
  add column work_date date,
  add column cost_reference text,
  add column confirmed_warnings text[] not null default '{}';
alter table tickets alter column work_date set default (now() at time zone 'UTC')::date;

-- What a ticket bills. tickets.billable_cents is the sum of its lines, so that lists and daily sums read one row.
create table ticket_lines (
  company_id uuid not null,
  ticket_id uuid not null,
  -- From 0 on.
  position integer not null,
  kind text not null check (kind in ('LABOR', 'TRAVEL', 'ITEM', 'ADJUSTMENT')),
  description text not null,
  quantity numeric(12, 3) not null check (quantity >= 0),
  unit text not null check (unit in ('h', 'ea', 'mi', 'day')),
  -- In the smallest unit of the currency, as it was when the line was saved. Null until there is a price.
  unit_price_cents bigint,
  is_taxable boolean not null default true,
  reason text check (kind <> 'ADJUSTMENT' or reason is not null),
  price_item_id uuid,
  primary key (company_id, ticket_id, position),
  foreign key (company_id, ticket_id) references tickets (company_id, id) on delete cascade
);

-- Dates the tickets of before by their creation, and gives each of them lines that come to the amount it was saved with:
-- its hours at the rate of its job type, if that makes the amount; else at the rate that comes nearest, with the rest as
-- an adjustment. Some thousand at a time, each step a transaction; what is done is left alone.
create procedure derrick_fill_ticket_lines() language plpgsql as $$
declare
  last_company uuid := '00000000-0000-0000-0000-000000000000';
  last_id uuid := last_company;
begin
  loop
    with batch as materialized (
      select company_id, id from tickets where (company_id, id) > (last_company, last_id)
      order by company_id, id limit 5000
    ), dated as (
      update tickets t set work_date = (t.created_at at time zone 'UTC')::date
      from batch b where t.company_id = b.company_id and t.id = b.id and t.work_date is null
    ), priced as (
      select t.company_id, t.id, coalesce(j.name, '') as name, t.billable_cents as cents, rate,
        t.work_hours, t.travel_hours,
        t.billable_cents - round(t.work_hours * rate) - round(t.travel_hours * rate) as rest
      from batch b
      join tickets t on t.company_id = b.company_id and t.id = b.id
      left join job_types j on j.company_id = t.company_id and j.id = t.job_type_id
      cross join lateral (
        select case
          when t.billable_cents is null then null
          when t.billable_cents = round(t.work_hours * j.hourly_rate_cents) + round(t.travel_hours * j.hourly_rate_cents)
            then j.hourly_rate_cents
          else coalesce(round(t.billable_cents / nullif(t.work_hours + t.travel_hours, 0)), 0)
        end as rate
      ) as found
      where not exists (select from ticket_lines l where l.company_id = t.company_id and l.ticket_id = t.id)
    ), lines as (
      select company_id, id, 0 as place, 'LABOR' as kind, name as description, work_hours as quantity, 'h' as unit,
        rate as price, null as reason from priced where work_hours > 0
      union all
      select company_id, id, 1, 'TRAVEL', name, travel_hours, 'h', rate, null from priced where travel_hours > 0
      union all
      select company_id, id, 2, 'ADJUSTMENT', '', 1, 'ea', rest, 'Rounding' from priced where rest <> 0
    ), filled as (
      insert into ticket_lines
        (company_id, ticket_id, position, kind, description, quantity, unit, unit_price_cents, reason)
      select company_id, id, row_number() over (partition by company_id, id order by place) - 1, kind, description,
        quantity, unit, price, reason
      from lines
    )
    select company_id, id into last_company, last_id from batch order by company_id desc, id desc limit 1;
    exit when not found;
    commit;
  end loop;
end $$;
