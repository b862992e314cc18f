-- One call writes all events of a transaction: its statements are planned once a session rather than with each save,
-- and the chain is locked and moved on once.
drop trigger events_chain on events;
drop function derrick_chain_event();

-- items: [{id, actor_type, actor_id, actor_name, action, target_type, target_id, target_label, changes}]
create function derrick_write_events(company uuid, origin jsonb, correlation text, items jsonb) returns void
language plpgsql as $$
declare
  chain event_chains;
  event events;
  item jsonb;
begin
  -- Other writers of the company wait from here to the end of the transaction, which is why this comes last.
  select * into chain from event_chains where company_id = company for update;
  if not found then
    insert into event_chains (company_id) values (company) on conflict do nothing;
    select * into chain from event_chains where company_id = company for update;
  end if;
  for item in select value from jsonb_array_elements(items) loop
    event := jsonb_populate_record(null::events, item);
    event.company_id := company;
    event.sequence := chain.length + 1;
    event.at := clock_timestamp();
    event.context := origin;
    event.correlation_id := correlation;
    event.previous_hash := chain.hash;
    if event.actor_id is not null then
      select coalesce(event.actor_name, fullname), role into event.actor_name, event.actor_role
      from users where company_id = company and id = event.actor_id;
    end if;
    event.hash := derrick_event_hash(event);
    insert into events values (event.*);
    chain.length := event.sequence;
    chain.hash := event.hash;
  end loop;
  update event_chains set length = chain.length, hash = chain.hash where company_id = company;
end $$;
