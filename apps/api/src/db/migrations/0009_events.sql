-- What was changed, by whom, when and from where: written in the transaction of the change, and never changed again.
-- Each company's events are a chain: the hash of an event covers what it says and the hash of the one before it.
create table events (
  company_id uuid not null references companies (id),
  -- 1, 2, 3 … without a gap, in the order in which the transactions were committed.
  sequence bigint not null,
  id uuid not null,
  at timestamptz not null,
  actor_type text not null check (actor_type in ('USER', 'CUSTOMER_LINK', 'SYSTEM', 'ASSISTANT')),
  actor_id uuid,
  -- Name, role and label are those of that moment: nothing here follows a later change.
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
  -- The same for all events of one piece of work.
  correlation_id text not null,
  previous_hash bytea not null,
  hash bytea not null,
  primary key (company_id, sequence)
);

-- The end of each company's chain: it tells when the last events are missing, and lets one writer at a time add to it.
create table event_chains (
  company_id uuid primary key references companies (id),
  length bigint not null default 0,
  hash bytea not null default ''
);

-- jsonb is written in one way whatever the order of its fields. The moment is counted in microseconds, since its text
-- depends on the session's time zone.
create function derrick_event_hash(event events) returns bytea language sql stable
  return sha256(event.previous_hash || convert_to(jsonb_build_array(
    event.company_id, event.sequence, event.id, (extract(epoch from event.at) * 1000000)::bigint,
    event.actor_type, event.actor_id, event.actor_name, event.actor_role,
    event.action, event.target_type, event.target_id, event.target_label,
    event.changes, event.context, event.correlation_id
  )::text, 'UTF8'));

-- Other writers of the company wait from here to the end of the transaction, which is why events are inserted last.
create function derrick_chain_event() returns trigger language plpgsql as $$
declare
  chain event_chains;
begin
  select * into chain from event_chains where company_id = new.company_id for update;
  if not found then
    insert into event_chains (company_id) values (new.company_id) on conflict do nothing;
    select * into chain from event_chains where company_id = new.company_id for update;
  end if;
  new.sequence := chain.length + 1;
  new.at := clock_timestamp();
  new.previous_hash := chain.hash;
  new.hash := derrick_event_hash(new);
  update event_chains set length = new.sequence, hash = new.hash where company_id = new.company_id;
  return new;
end $$;

create function derrick_refuse_event_change() returns trigger language plpgsql as $$
begin
  raise exception 'events are never changed or removed' using errcode = 'insufficient_privilege';
end $$;

create trigger events_chain before insert on events for each row execute function derrick_chain_event();
create trigger events_append_only before update or delete or truncate on events
  for each statement execute function derrick_refuse_event_change();
