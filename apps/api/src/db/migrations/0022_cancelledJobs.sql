-- works with builds from 0021 on
-- Only jobs that can be cancelled are in the index. It contained all open jobs, so that the planner could read it instead
-- of jobs_due to find due jobs, and then read every open job and every job finished since the last vacuum.
drop index jobs_cancel;
create index jobs_cancel on jobs (cancel_key)
  where cancel_key is not null and done_at is null and failed_at is null;
