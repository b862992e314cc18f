-- Mail that is to be sent, written in the transaction that causes it. Of no company: a forgotten password names an
-- address, and whose it is stays unsaid until the mail is composed. No row holds a token that works: see mail/worker.ts.
create table outbox (
  id uuid primary key,
  kind text not null check (kind in ('passwordReset', 'passwordChanged', 'invitation', 'welcome')),
  payload jsonb not null,
  -- Absent: that of the person who is written to.
  language text check (language in ('en', 'es')),
  -- Of several jobs with one key, the first is kept.
  dedupe_key text unique,
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  -- The lease of the worker that has it; when it ends, the job is anybody's again.
  locked_until timestamptz,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  failed_at timestamptz,
  -- Sealed while it is to be sent again, readable where mail is kept rather than sent.
  message jsonb
);
create index outbox_due on outbox (next_at, id) where sent_at is null and failed_at is null;
create index outbox_done on outbox (created_at);
