-- Attempts counted per account and network address by rate-limiter-flexible, which defines the column names. The table
-- belongs to no company, because the caller is not signed in. It is unlogged: counting waits for no disk write, and
-- losing the counts in a crash is acceptable.
create unlogged table rate_limits (
  -- A keyed hash, so that no email or network addresses are stored.
  key text primary key,
  points integer not null default 0,
  -- Milliseconds since the epoch.
  expire bigint
);

-- Delays that grow with the number of failed attempts; see platform/waits.ts.
create table waits (
  key text primary key,
  failures integer not null,
  next_at timestamptz not null,
  forget_at timestamptz not null
);
create index waits_forget_at on waits (forget_at);

-- Replies to requests with an idempotency key, stored for a day: a repeated request gets the stored reply and creates
-- nothing.
create table idempotency_keys (
  company_id uuid not null,
  user_id uuid not null,
  -- Created by the client.
  key text not null,
  request_hash bytea not null,
  -- Written in the transaction of the request: other transactions never see a row without a reply.
  reply text,
  created_at timestamptz not null default now(),
  -- The permissions of the caller when the reply was stored. A caller whose permissions have changed does not get it.
  permissions text,
  primary key (company_id, user_id, key),
  foreign key (company_id, user_id) references users (company_id, id)
);
create index idempotency_keys_created on idempotency_keys (created_at);
