-- The links that are mailed: to set a new password, and to accept an invitation.
create table one_time_tokens (
  company_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  kind text not null check (kind in ('reset', 'invitation')),
  -- SHA-256; the token itself is stored nowhere.
  token_hash bytea not null unique,
  -- Who sends an invitation; nobody in particular for a reset.
  invited_by uuid,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  -- Since a newer one was sent, or the password was set in another way.
  replaced_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, user_id) references users (company_id, id),
  foreign key (company_id, invited_by) references users (company_id, id)
);
create index one_time_tokens_user on one_time_tokens (company_id, user_id);

-- Tries counted per account and per address, by rate-limiter-flexible, whose names for the columns these are. Of no
-- company: whoever tries is nobody yet. Unlogged: counting waits for no disk, and a crash may forget it.
create unlogged table rate_limits (
  -- A keyed hash: neither e-mail addresses nor those of the network are kept here.
  key text primary key,
  points integer not null default 0,
  -- Milliseconds since the epoch.
  expire bigint
);
