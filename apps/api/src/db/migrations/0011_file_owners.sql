-- A file belongs to a record of some kind: a ticket today, a signature, a logo, an invoice or an export later. A file
-- without an owner is swept after a day.
alter table files add column owner_kind text;
alter table files add column owner_id uuid;
update files set owner_kind = 'ticket', owner_id = ticket_id where ticket_id is not null;
alter table files add check ((owner_kind is null) = (owner_id is null));
-- With it go its indexes and its foreign key: no key can point to several tables.
alter table files drop column ticket_id;
create index files_owner on files (company_id, owner_kind, owner_id, position) where owner_id is not null;
create index files_unclaimed on files (unclaimed_since) where owner_id is null;
-- For counting what somebody has sent that no record has yet.
create index files_uploaded on files (company_id, uploaded_by) where owner_id is null;
