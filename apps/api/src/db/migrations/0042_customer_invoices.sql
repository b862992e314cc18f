-- works with builds from 0014 on
-- runs outside a transaction

drop index concurrently if exists invoices_customer;
create index concurrently invoices_customer on invoices (company_id, customer_id, created_at desc);
