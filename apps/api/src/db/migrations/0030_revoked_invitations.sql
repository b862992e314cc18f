-- works with builds from 0014 on

-- When somebody's invitation was taken back; empty again as soon as another one is made.
alter table users add column invitation_revoked_at timestamptz;
