-- works with builds from 0057 on

-- What somebody is told of, one row a person. The id is a UUIDv7: the newest come last.
create table notifications (
  company_id uuid not null,
  user_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  type text not null,
  -- {actor, comment, browser, system}: the sentence is made of them in the reader's language.
  params jsonb not null,
  target_type text not null,
  -- Several where one piece of work did the same to each, and what each was called then, in the same order.
  target_ids uuid[] not null,
  target_labels text[] not null,
  -- False for what goes by mail alone.
  is_in_app boolean not null,
  -- Until the daily mail has taken it along.
  is_for_digest boolean not null,
  read_at timestamptz,
  primary key (company_id, user_id, id),
  foreign key (company_id, user_id) references users (company_id, id)
);
create index notifications_unread on notifications (company_id, user_id) where read_at is null and is_in_app;
create index notifications_digest on notifications (company_id, user_id) where is_for_digest;

-- What people have chosen: {type: {app, mail, sms}} of the types that are not as they are by default.
create table notification_preferences (
  company_id uuid not null,
  user_id uuid not null,
  choices jsonb not null,
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references users (company_id, id)
);

-- What the clock tells of, an invoice past due or a link that nobody signs by, and that it was told.
create table notified_once (
  company_id uuid not null references companies (id),
  type text not null,
  subject_id uuid not null,
  at timestamptz not null default now(),
  primary key (company_id, type, subject_id)
);
