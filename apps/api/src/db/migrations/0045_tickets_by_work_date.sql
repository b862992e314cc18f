-- works with builds from 0042 on
-- runs outside a transaction

-- For the list by the day of the work, with what it can be filtered by, and for the other tickets of a few days that a
-- ticket is compared with.
drop index concurrently if exists tickets_work_date;
create index concurrently tickets_work_date on tickets (company_id, work_date desc, id desc)
  include (invoice_id, technician_id, customer_id, status) where deleted_at is null;
