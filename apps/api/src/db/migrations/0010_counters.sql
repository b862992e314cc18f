-- Numbers without a gap, each kind from a counter of its own. A row is locked by whoever takes a number from it until
-- that transaction ends, so that a rollback gives the number back.
create table counters (
  company_id uuid not null references companies (id),
  name text not null,
  next integer not null,
  primary key (company_id, name)
);
insert into counters (company_id, name, next)
  select company_id, 'ticket', next_ticket_number from company_counters
  union all
  select company_id, 'invoice', next_invoice_number from company_counters;
drop table company_counters;
