-- Whose tickets wait for an invoice, answered from the index alone: those are the minority of a company's tickets.
create index tickets_waiting on tickets (company_id, customer_id)
  include (work_hours) where deleted_at is null and invoice_id is null;
