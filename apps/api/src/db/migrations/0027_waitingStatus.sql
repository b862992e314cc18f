-- works with builds from 0021 on
-- runs outside a transaction
-- The overview counts the approved tickets among those that wait for an invoice, from the index alone.
drop index concurrently if exists tickets_waiting;
create index concurrently tickets_waiting on tickets (company_id, customer_id) include (work_hours, status) where deleted_at is null and invoice_id is null;
