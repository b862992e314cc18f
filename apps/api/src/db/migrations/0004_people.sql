create table users (
  company_id uuid not null references companies (id),
  id uuid not null,
  role text not null check (role in ('SUPER_ADMIN', 'ADMIN', 'MANAGER', 'TECHNICIAN')),
  status text not null check (status in ('ACTIVE', 'DEACTIVE', 'PENDING')),
  fullname text not null,
  -- In lower case. Null for users invited by phone.
  email text,
  phone text,
  photo text,
  language text not null default 'en' check (language in ('en', 'es')),
  -- Null until the user accepts the invitation.
  password_hash text,
  -- Included in access tokens: incrementing it invalidates all tokens issued before.
  session_version integer not null default 1,
  job_type_id uuid,
  job_role_id uuid,
  search_name text not null generated always as (derrick_fold(' ' || fullname)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- When the user's last invitation was revoked. A new invitation sets it to null.
  invitation_revoked_at timestamptz,
  -- True if another user set the password: the user must change it after signing in.
  is_password_given boolean not null default false,
  -- The phone number that the user has confirmed. SMS notifications need it to equal `phone`, so that changing the
  -- number also withdraws the confirmation.
  verified_phone text,
  -- When the user followed a link sent to `email`. Until then other companies can use the same address, so that a
  -- company cannot reserve the address of a stranger.
  email_confirmed_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, job_type_id) references job_types (company_id, id),
  foreign key (company_id, job_role_id) references job_roles (company_id, id)
);
-- Confirmed addresses are unique across companies, because sign-in knows the address but not the company. The address
-- of a deleted user is free again.
create unique index users_email on users (email) where deleted_at is null and email_confirmed_at is not null;
create unique index users_company_email on users (company_id, email) where deleted_at is null;
-- Sign-in also finds users with an unconfirmed address.
create index users_email_unconfirmed on users (email) where deleted_at is null and email_confirmed_at is null;
create index users_role on users (company_id, role, fullname) where deleted_at is null;
-- The list of technicians by name.
create index users_technicians on users (company_id, fullname collate "und-x-icu", id)
  where role = 'TECHNICIAN' and deleted_at is null;
-- The list of technicians by status: each status is read separately, by name.
create index users_technicians_status on users (company_id, status, fullname collate "und-x-icu", id)
  where role = 'TECHNICIAN' and deleted_at is null;

alter table company_sections add foreign key (company_id, updated_by) references users (company_id, id);
