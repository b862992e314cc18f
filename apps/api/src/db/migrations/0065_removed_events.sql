-- works with builds from 0057 on

-- A company chooses how long its events are kept. The oldest are removed from the beginning of the chain on, and what
-- stands there instead lets the rest be verified: how many are gone, until when they were written, and the hash that
-- the first one left follows.
alter table event_chains add column removed bigint not null default 0;
alter table event_chains add column removed_until timestamptz;
alter table event_chains add column removed_hash bytea not null default '';

-- Whoever removes events on purpose says so in the transaction.
create or replace function derrick_refuse_event_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('derrick.removes_events', true) = 'on' then
    return null;
  end if;
  raise exception 'events are never changed or removed' using errcode = 'insufficient_privilege';
end $$;
