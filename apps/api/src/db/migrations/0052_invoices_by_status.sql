-- works with builds from 0042 on
-- runs outside a transaction

-- Counts and sums of the list are answered from this index alone.
drop index concurrently if exists invoices_status;
create index concurrently invoices_status on invoices (company_id, status)
  include (due_date, list_day, customer_id, currency, total_cents, balance_cents);
drop index concurrently if exists invoices_list;
create index concurrently invoices_list on invoices (company_id, created_at desc, id desc);
drop index concurrently if exists invoice_tickets_ticket;
create index concurrently invoice_tickets_ticket on invoice_tickets (company_id, ticket_id);
