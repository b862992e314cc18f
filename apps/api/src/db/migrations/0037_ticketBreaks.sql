-- works with builds from 0021 on
-- Unpaid break within the work time, in minutes. Builds that do not know it keep it and compute hours without it.
alter table tickets add column break_minutes integer not null default 0 check (break_minutes between 0 and 1439);
