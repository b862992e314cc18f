-- works with builds from 0021 on
-- runs outside a transaction
-- Finds the unread notifications about tickets that have moved on.
drop index concurrently if exists notifications_tickets;
create index concurrently notifications_tickets on notifications using gin (company_id, target_ids) with (fastupdate = off) where read_at is null and is_in_app and target_type = 'ticket';
