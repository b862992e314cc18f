-- The language model provider of a company, used instead of the server's own engine. Its key is encrypted with the
-- server's secret: the database or a backup alone does not reveal it.
create table assistant_providers (
  company_id uuid primary key references companies (id),
  base_url text,
  model text,
  sealed_key text,
  daily_limit integer not null default 500 check (daily_limit > 0),
  updated_at timestamptz not null default now(),
  -- The provider's model that transcribes recorded speech. If it is null, the server accepts no recordings.
  transcription_model text
);

-- Calls of a company's provider by day, in UTC.
create table assistant_usage (
  company_id uuid not null references companies (id),
  day date not null,
  calls integer not null,
  primary key (company_id, day)
);

-- Drafts of the last day whose outcome has not been reported. The user's words are not stored.
create table assistant_drafts (
  company_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  engine text not null check (engine in ('local', 'provider')),
  made_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, user_id) references users (company_id, id)
);

-- How often each field of a draft was applied unchanged, edited or rejected.
create table assistant_outcomes (
  company_id uuid not null references companies (id),
  day date not null,
  engine text not null,
  field text not null,
  applied integer not null default 0,
  edited integer not null default 0,
  rejected integer not null default 0,
  primary key (company_id, day, engine, field)
);
