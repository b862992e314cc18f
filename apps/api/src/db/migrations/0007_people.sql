-- A level or role that is no longer given to anybody; people and tickets that have it keep it.
alter table job_types add column retired_at timestamptz;
alter table job_roles add column retired_at timestamptz;

-- Invitations go by SMS as well.
alter table outbox drop constraint outbox_kind_check;
alter table outbox add constraint outbox_kind_check
  check (kind in ('passwordReset', 'passwordChanged', 'invitation', 'invitationSms', 'welcome'));
-- What of an invitation is still to be sent is called back by its person.
create index outbox_person on outbox ((payload ->> 'userId')) where sent_at is null and failed_at is null;
