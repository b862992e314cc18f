-- Items that a company bills besides hours. A retired item remains for the lines that reference it.
create table price_items (
  company_id uuid not null references companies (id),
  id uuid not null,
  name text not null,
  unit text not null check (unit in ('h', 'ea', 'mi', 'km', 'day')),
  unit_price_cents bigint not null check (unit_price_cents >= 0),
  is_taxable boolean not null,
  search_name text not null generated always as (derrick_fold(' ' || name)) stored,
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  primary key (company_id, id)
);
-- Names are compared without case. The name of a retired item is free again.
create unique index price_items_name on price_items
  (company_id, lower(name collate "und-x-icu")) where retired_at is null;
