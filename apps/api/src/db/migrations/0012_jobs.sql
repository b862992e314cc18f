-- Work that is done after the transaction that asks for it, and at least once: mail and SMS today. Of no company: a
-- forgotten password names an address, and whose it is stays unsaid until the mail is composed. No row holds a token
-- that works.
create table jobs (
  id uuid primary key,
  kind text not null,
  payload jsonb not null,
  -- Of several jobs with one key, the first is kept.
  dedupe_key text unique,
  -- Waiting jobs with this key can be called back together.
  cancel_key text,
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  -- The lease of the process that works on it; when it ends, the job is anybody's again.
  locked_until timestamptz,
  -- From then on it is worth nothing any more.
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  -- Given up.
  failed_at timestamptz,
  -- Why the last try failed; nothing of anybody's data.
  failure text,
  -- What a try has left: for the next one, or to be read.
  state jsonb
);
create index jobs_due on jobs (next_at, id) where done_at is null and failed_at is null;
create index jobs_failed on jobs (failed_at) where failed_at is not null;
create index jobs_cancel on jobs (cancel_key) where done_at is null and failed_at is null;
create index jobs_created on jobs (created_at);

insert into jobs (id, kind, payload, dedupe_key, cancel_key, attempts, next_at, locked_until, expires_at, created_at,
    done_at, failed_at, state)
  select id, case kind when 'invitationSms' then 'sms' else 'mail' end,
    payload || jsonb_build_object('template', kind), dedupe_key,
    case when kind in ('invitation', 'invitationSms') then 'invitation ' || (payload ->> 'userId') end,
    attempts, next_at, locked_until, case kind when 'passwordReset' then created_at + interval '12 hours' end,
    created_at, sent_at, failed_at, message
  from outbox;
drop table outbox;
