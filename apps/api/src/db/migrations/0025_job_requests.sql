-- works with builds from 0014 on

-- The request that asked for the job: its id leads from the log of the one to that of the other.
alter table jobs add column request_id text;
