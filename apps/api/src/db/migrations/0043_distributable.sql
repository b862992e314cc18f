-- works with builds from 0021 on
-- What a Citus cluster requires. Tokens are on its coordinator, signature requests on its workers: no foreign key can
-- connect them. The request of a token that refers to a removed one is unknown.
alter table one_time_tokens drop constraint one_time_tokens_company_id_signature_request_id_fkey;

-- Names the columns and the company of the inserted row, so that the node of the row is known before it is inserted.
create or replace function derrick_write_events(company uuid, origin jsonb, correlation text, items jsonb) returns void
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
    insert into events (company_id, sequence, id, at, actor_type, actor_id, actor_name, actor_role, action, target_type,
        target_id, target_label, changes, context, correlation_id, previous_hash, hash)
      values (company, event.sequence, event.id, event.at, event.actor_type, event.actor_id, event.actor_name,
        event.actor_role, event.action, event.target_type, event.target_id, event.target_label, event.changes,
        event.context, event.correlation_id, event.previous_hash, event.hash);
    last_hash := event.hash;
  end loop;
end $$;
