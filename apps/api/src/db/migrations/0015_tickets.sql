create table tickets (
  company_id uuid not null references companies (id),
  id uuid not null,
  -- The number in the code of the ticket: 10482 in TK-10482.
  number integer not null,
  customer_id uuid,
  customer_name text not null default '',
  technician_id uuid,
  job_type_id uuid,
  invoice_id uuid,
  location text not null,
  well_name text not null,
  description text not null,
  notes text not null default '',
  work_started_at time,
  work_ended_at time,
  travel_started_at time,
  travel_ended_at time,
  work_hours numeric(6, 1) not null default 0 check (work_hours >= 0),
  travel_hours numeric(6, 1) not null default 0 check (travel_hours >= 0),
  -- The sum of the ticket's lines, so that lists and daily sums read one row. Null if no line has a price.
  billable_cents bigint,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  search_text text not null generated always as (
    derrick_fold(' tk-' || number::text || ' ' || number::text || ' ' || location || ' ' || well_name || ' '
      || description || ' ' || customer_name)
  ) stored,
  -- The user who changed the ticket last, for the message about a conflict.
  updated_by uuid,
  -- A draft is visible to admins, managers and its author.
  status text not null default 'SUBMITTED'
    check (status in ('DRAFT', 'SUBMITTED', 'CHANGES_REQUESTED', 'APPROVED', 'INVOICED', 'VOID')),
  author_id uuid,
  -- User, time and comment of the last transition.
  status_by uuid,
  status_at timestamptz,
  status_comment text,
  -- The day on which the work started.
  work_date date not null default (now() at time zone 'UTC')::date,
  -- The customer's AFE, PO or cost center.
  cost_reference text,
  -- Warnings that a user has confirmed as correct.
  confirmed_warnings text[] not null default '{}',
  -- Null until the customer signs.
  signed_at timestamptz,
  -- The company's code prefix when the ticket was created.
  code_prefix text not null default 'TK-',
  primary key (company_id, id),
  unique (company_id, number),
  foreign key (company_id, customer_id) references customers (company_id, id),
  foreign key (company_id, technician_id) references users (company_id, id),
  foreign key (company_id, job_type_id) references job_types (company_id, id),
  foreign key (company_id, updated_by) references users (company_id, id),
  foreign key (company_id, author_id) references users (company_id, id),
  foreign key (company_id, status_by) references users (company_id, id)
);
-- The indexes of the lists include invoice_id, so that counts and statistics read the index alone.
create index tickets_list on tickets (company_id, created_at desc, id desc)
  include (invoice_id) where deleted_at is null;
create index tickets_technician on tickets (company_id, technician_id, created_at desc, id desc)
  include (invoice_id) where deleted_at is null;
create index tickets_customer on tickets (company_id, customer_id, created_at desc, id desc)
  include (invoice_id) where deleted_at is null;
create index tickets_status on tickets (company_id, status, created_at desc, id desc)
  include (invoice_id) where deleted_at is null;
-- The list by work date with its filters, and the other tickets of a few days, with which a ticket is compared.
create index tickets_work_date on tickets (company_id, work_date desc, id desc)
  include (invoice_id, technician_id, customer_id, status) where deleted_at is null;
create index tickets_invoice on tickets (company_id, invoice_id) where invoice_id is not null;
-- The tickets without an invoice are the minority. The index alone answers which customers have some.
create index tickets_waiting on tickets (company_id, customer_id)
  include (work_hours) where deleted_at is null and invoice_id is null;
-- The few drafts that a technician does not see.
create index tickets_drafts on tickets (company_id, technician_id)
  where status = 'DRAFT' and deleted_at is null;
-- A search reads the complete pending list, so the list is short. In the embedded database only the server's own vacuum
-- empties it.
create index tickets_search on tickets using gin (company_id, search_text gin_trgm_ops)
  with (gin_pending_list_limit = 256) where deleted_at is null;

-- The billed lines of a ticket.
create table ticket_lines (
  company_id uuid not null,
  ticket_id uuid not null,
  -- Starts at 0.
  position integer not null,
  kind text not null check (kind in ('LABOR', 'TRAVEL', 'ITEM', 'ADJUSTMENT')),
  description text not null,
  quantity numeric(12, 3) not null check (quantity >= 0),
  unit text not null check (unit in ('h', 'ea', 'mi', 'km', 'day')),
  -- In the smallest unit of the currency, as of saving: later price changes do not affect it. Null without a price.
  unit_price_cents bigint,
  is_taxable boolean not null default true,
  reason text check (kind <> 'ADJUSTMENT' or reason is not null),
  price_item_id uuid,
  primary key (company_id, ticket_id, position),
  foreign key (company_id, ticket_id) references tickets (company_id, id) on delete cascade
);

-- The sums of a company's tickets by day. Unfiltered counts and statistics, and finding any page of the list, read some
-- hundred rows here instead of a million tickets. A ticket counts in up to two rows: in the row of its UTC day of
-- creation as a ticket, and in the row of its work date with its hours and amount. Statement triggers update the sums in
-- the transaction of the change.
create table ticket_daily (
  company_id uuid not null references companies (id),
  day date not null,
  total integer not null,
  invoiced integer not null,
  work_hours numeric(12, 1) not null,
  billable_cents bigint not null,
  primary key (company_id, day)
);
comment on column ticket_daily.total is 'tickets created on this day, in UTC';
comment on column ticket_daily.invoiced is 'tickets created on this day, in UTC, that are on an invoice';
comment on column ticket_daily.work_hours is 'hours of the tickets with this work date';
comment on column ticket_daily.billable_cents is 'amounts of the approved and invoiced tickets with this work date';

create function ticket_daily_after_insert() returns trigger language plpgsql as $$
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
  -- All writers lock the days in the same order, which prevents deadlocks.
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

create function ticket_daily_after_delete() returns trigger language plpgsql as $$
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

create trigger ticket_daily_insert after insert on tickets
  referencing new table as added for each statement execute function ticket_daily_after_insert();
create trigger ticket_daily_update after update on tickets
  referencing old table as removed new table as added for each statement execute function ticket_daily_after_update();
create trigger ticket_daily_delete after delete on tickets
  referencing old table as removed for each statement execute function ticket_daily_after_delete();
