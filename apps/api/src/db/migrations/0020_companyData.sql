-- The last export of all data of a company. Its zip is a row in files, owned by the export.
create table company_exports (
  company_id uuid primary key references companies (id),
  id uuid not null,
  requested_at timestamptz not null,
  requested_by uuid not null,
  status text not null check (status in ('WAITING', 'RUNNING', 'READY', 'FAILED')),
  -- The progress in rows and files.
  done bigint not null default 0,
  total bigint not null default 0,
  foreign key (company_id, requested_by) references users (company_id, id)
);
