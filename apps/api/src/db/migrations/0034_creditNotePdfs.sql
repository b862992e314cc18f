-- works with builds from 0021 on
-- runs outside a transaction
-- A credit note has one PDF, even if two processes render it at the same time.
drop index concurrently if exists files_credit_note;
create unique index concurrently files_credit_note on files (company_id, owner_id) where owner_kind = 'creditNote';
