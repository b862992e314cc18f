-- works with builds from 0068 on

-- A keyed hash of the end of each chain, written by a server that has a key outside of the database. The hashes of the
-- chain lead from there to every event before it, so that whoever can only write the database cannot rewrite events.
-- How many events the chain had when it was sealed; the hash of the last of them is what the seal covers.
alter table event_chains add column sealed_length bigint not null default 0;
alter table event_chains add column seal bytea;
-- Names the key of the seal.
alter table event_chains add column seal_key text;
-- The number of the first event that was sealed as it was written. Those before were there when a server sealed the
-- chain for the first time, or was not able to check its seal.
alter table event_chains add column keyed_from bigint not null default 1;

-- The state of a chain before and after something was appended.
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
