-- works with builds from 0066 on
-- runs outside a transaction

-- A short pending list, as for tickets: a search reads all of it.
drop index concurrently if exists invoices_search;
create index concurrently invoices_search on invoices using gin (company_id, search_text gin_trgm_ops)
  with (gin_pending_list_limit = 256);
