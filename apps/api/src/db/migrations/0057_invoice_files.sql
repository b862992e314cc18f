-- works with builds from 0048 on
-- runs outside a transaction

-- The PDF of an issued invoice is kept as it was made first, whichever process was the first.
drop index concurrently if exists files_invoice;
create unique index concurrently files_invoice on files (company_id, owner_id) where owner_kind = 'invoice';
