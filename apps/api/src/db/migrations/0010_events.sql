-- The audit log: what changed, when, from where and by whom. An event is written in the transaction of the change and
-- never updated. The events of a company form a chain: the hash of an event covers its content and the hash of the
-- previous event. event_chains references the company, so that each event does not pay for a foreign key.
create table events (
  company_id uuid not null,
  -- 1, 2, 3 … without gaps, in commit order.
  sequence bigint not null,
  id uuid not null,
  at timestamptz not null,
  actor_type text not null check (actor_type in ('USER', 'CUSTOMER_LINK', 'SYSTEM', 'ASSISTANT')),
  actor_id uuid,
  -- Name, role and label at the time of the event: later changes do not affect them.
  actor_name text,
  actor_role text,
  action text not null,
  target_type text not null,
  target_id uuid,
  target_label text not null,
  -- [{field, before, after}], for a list [{field, added, removed}], for a secret [{field, isSecret}].
  changes jsonb not null,
  -- {source, requestId, ip, userAgent, sessionId}
  context jsonb not null,
  -- Shared by all events of one request or job.
  correlation_id text not null,
  previous_hash bytea not null,
  hash bytea not null,
  primary key (company_id, sequence)
);
-- The timeline of a record.
create index events_target on events (company_id, target_id, sequence) where target_id is not null;

-- The state of each company's chain. It reveals missing events at the end, and allows one writer at a time.
create table event_chains (
  company_id uuid primary key references companies (id),
  length bigint not null default 0,
  -- Events that were removed from the beginning because the company limits how long they are stored: their count, the
  -- time of the last one, and its hash, which the first remaining event continues.
  removed bigint not null default 0,
  removed_until timestamptz,
  removed_hash bytea not null default '',
  -- The seal is a keyed hash of the chain's end, written by a server whose key is not in the database: an attacker who
  -- can only write the database cannot rewrite events. It covers the hash of the event at sealed_length.
  sealed_length bigint not null default 0,
  seal bytea,
  -- The name of the seal's key.
  seal_key text,
  -- The first event that was sealed as it was written. Earlier events existed when a server first sealed the chain, or
  -- was unable to check its seal.
  keyed_from bigint not null default 1
);

-- jsonb has one text form whatever the order of its fields. The time is in microseconds, because its text form depends
-- on the time zone of the session. PL/pgSQL plans the function once per session, SQL at every call.
create function derrick_event_hash(event events) returns bytea language plpgsql stable as $$
begin
  return sha256(event.previous_hash || convert_to(jsonb_build_array(
    event.company_id, event.sequence, event.id, (extract(epoch from event.at) * 1000000)::bigint,
    event.actor_type, event.actor_id, event.actor_name, event.actor_role,
    event.action, event.target_type, event.target_id, event.target_label,
    event.changes, event.context, event.correlation_id
  )::text, 'UTF8'));
end $$;

-- Writes all events of a transaction in one call.
-- items: [{id, actor_type, actor_id, actor_name, action, target_type, target_id, target_label, changes}]
create function derrick_write_events(company uuid, origin jsonb, correlation text, items jsonb) returns void
language plpgsql as $$
declare
  event events;
  last bigint;
  last_hash bytea;
begin
  -- The update locks the chain until the end of the transaction: call this function last.
  update event_chains set length = length + jsonb_array_length(items) where company_id = company
    returning length - jsonb_array_length(items) into last;
  if not found then
    insert into event_chains (company_id) values (company) on conflict do nothing;
    update event_chains set length = length + jsonb_array_length(items) where company_id = company
      returning length - jsonb_array_length(items) into last;
  end if;
  select hash into last_hash from events where company_id = company and sequence = last;
  for place in 0 .. jsonb_array_length(items) - 1 loop
    event := jsonb_populate_record(null::events, items -> place);
    event.company_id := company;
    event.sequence := last + place + 1;
    event.at := clock_timestamp();
    event.context := origin;
    event.correlation_id := correlation;
    event.previous_hash := coalesce(last_hash, '');
    if event.actor_id is not null then
      select coalesce(event.actor_name, fullname), role into event.actor_name, event.actor_role
      from users where company_id = company and id = event.actor_id;
    end if;
    event.hash := derrick_event_hash(event);
    insert into events values (event.*);
    last_hash := event.hash;
  end loop;
end $$;

-- The state of a chain before and after events were appended.
create type derrick_chain_state as (
  length bigint, hash bytea, removed bigint,
  previous_length bigint, sealed_length bigint, sealed_hash bytea, seal bytea, seal_key text, keyed_from bigint
);

create function derrick_append_events(company uuid, origin jsonb, correlation text, items jsonb)
returns derrick_chain_state language plpgsql as $$
declare
  chain event_chains;
  state derrick_chain_state;
begin
  perform derrick_write_events(company, origin, correlation, items);
  select * into chain from event_chains where company_id = company;
  state.length := chain.length;
  state.removed := chain.removed;
  state.previous_length := chain.length - jsonb_array_length(items);
  state.sealed_length := chain.sealed_length;
  state.seal := chain.seal;
  state.seal_key := chain.seal_key;
  state.keyed_from := chain.keyed_from;
  select hash into state.hash from events where company_id = company and sequence = chain.length;
  select hash into state.sealed_hash from events where company_id = company and sequence = chain.sealed_length;
  return state;
end $$;

-- Rejects every change of an event. A transaction that removes events intentionally sets derrick.removes_events.
create function derrick_refuse_event_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('derrick.removes_events', true) = 'on' then
    return null;
  end if;
  raise exception 'events are never changed or removed' using errcode = 'insufficient_privilege';
end $$;

create trigger events_append_only before update or delete or truncate on events
  for each statement execute function derrick_refuse_event_change();
