-- works with builds from 0021 on
-- Only companies that register from now on have a set-up checklist.
alter table companies
  add column is_setup_open boolean not null default false,
  -- Questions of the checklist that a user has answered.
  add column setup_answers text[] not null default '{}' check (setup_answers <@ '{locale,ownApproval}');
