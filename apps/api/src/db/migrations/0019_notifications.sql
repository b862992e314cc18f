-- Notifications, one row for each recipient. The id is a UUIDv7: sorting by it sorts by time.
create table notifications (
  company_id uuid not null,
  user_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  type text not null,
  -- {actor, comment, browser, system}: the values of the message, which is composed in the reader's language.
  params jsonb not null,
  target_type text not null,
  -- Several targets if one action did the same to each of them. The labels are those of that time, in the same order.
  target_ids uuid[] not null,
  target_labels text[] not null,
  -- False if the notification is sent by email only.
  is_in_app boolean not null,
  -- True until the daily email includes the notification.
  is_for_digest boolean not null,
  read_at timestamptz,
  primary key (company_id, user_id, id),
  foreign key (company_id, user_id) references users (company_id, id)
);
create index notifications_unread on notifications (company_id, user_id) where read_at is null and is_in_app;
create index notifications_digest on notifications (company_id, user_id) where is_for_digest;

-- A user's choices that differ from the defaults: {type: {app, mail, sms}}.
create table notification_preferences (
  company_id uuid not null,
  user_id uuid not null,
  choices jsonb not null,
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references users (company_id, id)
);

-- Time-based notifications that were sent, such as those of an overdue invoice or an unanswered signature link.
create table notified_once (
  company_id uuid not null references companies (id),
  type text not null,
  subject_id uuid not null,
  at timestamptz not null default now(),
  primary key (company_id, type, subject_id)
);
