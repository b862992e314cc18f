-- Authenticator apps (TOTP, RFC 6238).
create table authenticators (
  company_id uuid not null,
  user_id uuid not null,
  -- Encrypted with a key derived from the server's secret.
  sealed_secret text not null,
  created_at timestamptz not null default now(),
  -- Null until the user has entered a correct code.
  confirmed_at timestamptz,
  -- The time step of the last accepted code: each code is accepted once.
  last_step bigint,
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references users (company_id, id)
);

create table recovery_codes (
  company_id uuid not null,
  user_id uuid not null,
  -- SHA-256 of 120 random bits. The code itself is not stored.
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
  -- Chosen by the authenticator, in base64url.
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

-- Challenges for a passkey to sign. Each is used once.
create table passkey_challenges (
  company_id uuid not null,
  user_id uuid not null,
  purpose text not null check (purpose in ('add', 'signIn')),
  challenge text not null,
  expires_at timestamptz not null,
  primary key (company_id, user_id, purpose),
  foreign key (company_id, user_id) references users (company_id, id)
);
