-- Where a sign-in was last used from: each renewal writes it anew.
alter table refresh_tokens add column user_agent text;
alter table refresh_tokens add column ip text;

-- The browsers that somebody has signed in with, known by a cookie; only its hash is kept.
create table known_browsers (
  company_id uuid not null,
  user_id uuid not null,
  device_hash bytea not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (company_id, user_id, device_hash),
  foreign key (company_id, user_id) references users (company_id, id)
);

-- An authenticator app (TOTP, RFC 6238).
create table authenticators (
  company_id uuid not null,
  user_id uuid not null,
  -- Sealed with a key made of the server's secret.
  sealed_secret text not null,
  created_at timestamptz not null default now(),
  -- Absent until the first code was right.
  confirmed_at timestamptz,
  -- The time step of the last code that was taken: no code is taken twice.
  last_step bigint,
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references users (company_id, id)
);

create table recovery_codes (
  company_id uuid not null,
  user_id uuid not null,
  -- SHA-256 of 120 random bits; the codes themselves are stored nowhere.
  code_hash bytea not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (company_id, user_id, code_hash),
  foreign key (company_id, user_id) references users (company_id, id)
);

create table passkeys (
  company_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  -- As the authenticator names it, in base64url.
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text not null default '',
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  primary key (company_id, id),
  unique (company_id, credential_id),
  foreign key (company_id, user_id) references users (company_id, id)
);
create index passkeys_user on passkeys (company_id, user_id);

-- What a passkey is asked to sign; used once.
create table passkey_challenges (
  company_id uuid not null,
  user_id uuid not null,
  purpose text not null check (purpose in ('add', 'signIn')),
  challenge text not null,
  expires_at timestamptz not null,
  primary key (company_id, user_id, purpose),
  foreign key (company_id, user_id) references users (company_id, id)
);

alter table companies add column requires_second_factor boolean not null default false;
