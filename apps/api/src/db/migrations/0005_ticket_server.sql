-- Who changed a ticket last: the second of two who edit it at the same time is told.
alter table tickets add column updated_by uuid;
alter table tickets add foreign key (company_id, updated_by) references users (company_id, id);

-- An upload that no ticket took is removed a day later, and so is one that a ticket let go of: the day counts from then.
alter table files add column unclaimed_since timestamptz default now();
update files set unclaimed_since = null where ticket_id is not null;
-- Set before the stored bytes go: from here on nobody finds or claims the file, and a sweep cut short is taken up again.
alter table files add column removed_at timestamptz;
drop index files_unclaimed;
create index files_unclaimed on files (unclaimed_since) where ticket_id is null;

-- The reply to a request that may come twice, kept for a day: the second gets the same, and makes nothing.
create table idempotency_keys (
  company_id uuid not null,
  user_id uuid not null,
  -- Made by the client.
  key text not null,
  request_hash bytea not null,
  -- Written in the transaction that the request makes; a row without one is never seen by another.
  reply text,
  created_at timestamptz not null default now(),
  primary key (company_id, user_id, key),
  foreign key (company_id, user_id) references users (company_id, id)
);
create index idempotency_keys_created on idempotency_keys (created_at);

-- Lists of people to pick from, in the order of their names.
create index users_technicians on users (company_id, fullname collate "und-x-icu", id)
  where role = 'TECHNICIAN' and deleted_at is null;
create index customers_sorted on customers (company_id, name collate "und-x-icu", id);
