-- Work that runs after the transaction that requests it, at least once, such as sending an email or SMS. The table
-- belongs to no company: a password reset names an email address, and the owner is looked up when the email is composed.
-- No row contains a valid token.
create table jobs (
  id uuid primary key,
  kind text not null,
  payload jsonb not null,
  -- Of several jobs with the same key, only the first is stored.
  dedupe_key text unique,
  -- All pending jobs with this key can be cancelled together.
  cancel_key text,
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  -- The lease of the process that runs the job. After it ends, any process can claim the job.
  locked_until timestamptz,
  -- After this time the job is no longer useful.
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  -- When the server gave up.
  failed_at timestamptz,
  -- The error of the last attempt, without personal data.
  failure text,
  -- Data that an attempt stores for the next attempt, or for reading.
  state jsonb,
  -- The id of the request that created the job, which connects the log entries of both.
  request_id text
);
-- Claiming jobs, and finding those that are stuck, reads few rows: no finished job, and only the beginning of a long
-- queue. Each kind is claimed separately.
create index jobs_due on jobs (kind, next_at, id) where done_at is null and failed_at is null;
-- Jobs that were tried often and are still not done.
create index jobs_late on jobs (kind, created_at)
  where done_at is null and failed_at is null and attempts >= 5;
create index jobs_failed on jobs (kind, created_at) where failed_at is not null;
create index jobs_cancel on jobs (cancel_key) where done_at is null and failed_at is null;
create index jobs_created on jobs (created_at);
