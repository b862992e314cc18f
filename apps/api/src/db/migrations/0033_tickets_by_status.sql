-- works with builds from 0030 on
-- runs outside a transaction

-- For the list of one state, and its count.
drop index concurrently if exists tickets_status;
create index concurrently tickets_status on tickets (company_id, status, created_at desc, id desc)
  include (invoice_id) where deleted_at is null;

-- For the few drafts that a technician does not see.
drop index concurrently if exists tickets_drafts;
create index concurrently tickets_drafts on tickets (company_id, technician_id)
  where status = 'DRAFT' and deleted_at is null;
