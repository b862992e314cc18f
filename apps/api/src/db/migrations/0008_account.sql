-- Changes of the email address of a user who can sign in. The change takes effect when the user follows the link sent
-- to the new address. The owner of the old address can undo it.
create table email_changes (
  company_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  -- In lower case. Null if the user had no address.
  old_email text,
  new_email text not null,
  requested_by uuid not null,
  -- True if the request included the user's password. Otherwise the page of the link asks for it.
  is_password_given boolean not null,
  requested_at timestamptz not null default now(),
  -- The time limit for confirming the new address.
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  -- When the change was undone, or replaced by another request.
  ended_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, user_id) references users (company_id, id),
  foreign key (company_id, requested_by) references users (company_id, id)
);
create unique index email_changes_waiting on email_changes (company_id, user_id)
  where confirmed_at is null and ended_at is null;
create index email_changes_user on email_changes (company_id, user_id);
-- An address stays reserved for its owner for a while after the change. Across companies, like the addresses themselves.
create index email_changes_left on email_changes (old_email) where confirmed_at is not null and ended_at is null;
