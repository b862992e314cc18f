-- works with builds from 0030 on
-- runs outside a transaction

-- For the timeline of one record.
drop index concurrently if exists events_target;
create index concurrently events_target on events (company_id, target_id, sequence) where target_id is not null;
