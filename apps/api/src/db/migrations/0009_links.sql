-- Tokens of the links sent by email or SMS. A link for a customer's signature belongs to the user who requested it,
-- because customers have no accounts.
create table one_time_tokens (
  company_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  kind text not null check (kind in ('reset', 'invitation', 'confirmEmail', 'undoEmail', 'sign')),
  -- SHA-256. The token itself is not stored.
  token_hash bytea not null unique,
  -- The sender of an invitation.
  invited_by uuid,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  -- When a newer link was sent, or the password was set in another way.
  replaced_at timestamptz,
  email_change_id uuid,
  signature_request_id uuid,
  -- The phone number to which the link was sent. Following the link confirms the number.
  phone text,
  -- The address to which the link was sent. Null if it was sent by SMS or handed over.
  mailed_to text,
  primary key (company_id, id),
  foreign key (company_id, user_id) references users (company_id, id),
  foreign key (company_id, invited_by) references users (company_id, id),
  foreign key (company_id, email_change_id) references email_changes (company_id, id)
);
create index one_time_tokens_user on one_time_tokens (company_id, user_id);

-- The last code sent to a user's phone number by SMS. The hash is null until the SMS is composed.
create table phone_codes (
  company_id uuid not null,
  user_id uuid not null,
  phone text not null,
  code_hash bytea,
  expires_at timestamptz not null,
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references users (company_id, id)
);
