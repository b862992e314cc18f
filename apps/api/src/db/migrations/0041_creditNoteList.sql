-- works with builds from 0021 on
-- runs outside a transaction
-- The order of the list and of the export of credit notes: newest first.
drop index concurrently if exists credit_notes_newest;
create index concurrently credit_notes_newest on credit_notes (company_id, created_at, id);
