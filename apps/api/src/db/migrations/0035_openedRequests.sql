-- works with builds from 0021 on
-- The time at which the customer first opened a link of the request.
alter table signature_requests add column opened_at timestamptz;
