-- Uploaded and generated files. The owner is a record of some kind, such as a ticket or an invoice, and therefore not a
-- foreign key. A file without an owner is removed after a day.
create table files (
  company_id uuid not null references companies (id),
  id uuid not null,
  -- The last part of /api/v1/file/<name>: unguessable, never the name on the user's device.
  name text not null,
  original_name text not null,
  mime text not null,
  size bigint not null check (size >= 0),
  sha256 bytea,
  storage_key text not null,
  uploaded_by uuid,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  -- Since when the file has had no owner: its upload, or the time when a record released it.
  unclaimed_since timestamptz default now(),
  -- Set before the stored bytes are removed: from then on the file cannot be found or claimed, and the next run completes
  -- an interrupted removal.
  removed_at timestamptz,
  owner_kind text,
  owner_id uuid,
  primary key (company_id, id),
  unique (company_id, name),
  foreign key (company_id, uploaded_by) references users (company_id, id),
  check ((owner_kind is null) = (owner_id is null))
);
create index files_owner on files (company_id, owner_kind, owner_id, position) where owner_id is not null;
create index files_unclaimed on files (unclaimed_since) where owner_id is null;
-- Limits the uploads of a user that no record has claimed yet.
create index files_uploaded on files (company_id, uploaded_by) where owner_id is null;
-- An issued invoice has one PDF, even if two processes render it at the same time.
create unique index files_invoice on files (company_id, owner_id) where owner_kind = 'invoice';
