create table refresh_tokens (
  company_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  -- Shared by all tokens of one sign-in: reusing a consumed token revokes the family.
  family_id uuid not null,
  -- SHA-256. The token itself is not stored.
  token_hash bytea not null unique,
  family_expires_at timestamptz not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  revoked_at timestamptz,
  -- Browser and network address of the last renewal.
  user_agent text,
  ip text,
  primary key (company_id, id),
  foreign key (company_id, user_id) references users (company_id, id)
);
create index refresh_tokens_family on refresh_tokens (company_id, family_id);
create index refresh_tokens_user on refresh_tokens (company_id, user_id);

-- Browsers in which a user has signed in, identified by a cookie of which only the hash is stored.
create table known_browsers (
  company_id uuid not null,
  user_id uuid not null,
  device_hash bytea not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  -- The last sign-in in this browser. The next sign-in in it ends that session.
  family_id uuid,
  primary key (company_id, user_id, device_hash),
  foreign key (company_id, user_id) references users (company_id, id)
);
