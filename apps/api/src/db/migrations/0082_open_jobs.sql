-- works with builds from 0068 on
-- runs outside a transaction

-- Claiming jobs, and looking for those that are stuck, reads the few that matter: no finished job, and of a long queue
-- only its beginning. Each kind is claimed on its own.
drop index concurrently if exists jobs_due;
create index concurrently jobs_due on jobs (kind, next_at, id) where done_at is null and failed_at is null;
-- Tried often and still not done.
drop index concurrently if exists jobs_late;
create index concurrently jobs_late on jobs (kind, created_at)
  where done_at is null and failed_at is null and attempts >= 5;
drop index concurrently if exists jobs_failed;
create index concurrently jobs_failed on jobs (kind, created_at) where failed_at is not null;
