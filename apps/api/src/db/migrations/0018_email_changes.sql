-- A new address of somebody who can sign in: it counts once the link that was mailed to it is followed, and the owner
-- of the old address can take it back.
create table email_changes (
  company_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  -- In lower case; absent when there was none.
  old_email text,
  new_email text not null,
  requested_by uuid not null,
  -- Whoever asked gave the password of the account as well; else it is asked when the link is followed.
  is_password_given boolean not null,
  requested_at timestamptz not null default now(),
  -- Until when the new address can be confirmed.
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  -- Since it was taken back, or another one was asked for.
  ended_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, user_id) references users (company_id, id),
  foreign key (company_id, requested_by) references users (company_id, id)
);
create unique index email_changes_waiting on email_changes (company_id, user_id)
  where confirmed_at is null and ended_at is null;
create index email_changes_user on email_changes (company_id, user_id);
-- An address that was just left is kept for its owner. Across companies, like the addresses themselves.
create index email_changes_left on email_changes (old_email) where confirmed_at is not null and ended_at is null;

alter table one_time_tokens add column email_change_id uuid;
alter table one_time_tokens add foreign key (company_id, email_change_id) references email_changes (company_id, id);
alter table one_time_tokens drop constraint one_time_tokens_kind_check;
alter table one_time_tokens add constraint one_time_tokens_kind_check
  check (kind in ('reset', 'invitation', 'confirmEmail', 'undoEmail'));
