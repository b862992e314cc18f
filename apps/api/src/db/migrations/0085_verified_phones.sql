-- works with builds from 0068 on

-- The telephone number that a user has shown to be theirs: notifications go by SMS to a number that is verified. It is
-- verified while it equals `phone`, so that changing the number unverifies it.
alter table users add column verified_phone text;

-- The code that was last sent to a user's number by SMS. The hash is absent until the SMS is written.
create table phone_codes (
  company_id uuid not null,
  user_id uuid not null,
  phone text not null,
  code_hash bytea,
  expires_at timestamptz not null,
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references users (company_id, id)
);

-- The telephone number that a link was sent to. Whoever follows the link has shown that the number is theirs.
alter table one_time_tokens add column phone text;
