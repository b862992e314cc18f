-- works with builds from 0042 on

-- The permissions of the caller when the reply was stored: with other ones, the same caller does not get it again. Null in
-- the rows of earlier builds, which are removed after a day.
alter table idempotency_keys add column permissions text;
