-- works with builds from 0057 on

-- A company that somebody deleted is closed, and everything of it is removed two weeks later.
alter table companies add column closed_at timestamptz;
alter table companies add column closed_by uuid;

-- The last export of everything that a company has asked for. Its zip is a file that it owns.
create table company_exports (
  company_id uuid primary key references companies (id),
  id uuid not null,
  requested_at timestamptz not null,
  requested_by uuid not null,
  status text not null check (status in ('WAITING', 'RUNNING', 'READY', 'FAILED')),
  -- Rows and files that were written, and how many there are.
  done bigint not null default 0,
  total bigint not null default 0,
  foreign key (company_id, requested_by) references users (company_id, id)
);
