-- works with builds from 0068 on

-- Kilometres beside miles, for what is billed by distance. What is there was checked already: nothing is read again.
alter table price_items drop constraint price_items_unit_check,
  add constraint price_items_unit_check check (unit in ('h', 'ea', 'mi', 'km', 'day')) not valid;
alter table ticket_lines drop constraint ticket_lines_unit_check,
  add constraint ticket_lines_unit_check check (unit in ('h', 'ea', 'mi', 'km', 'day')) not valid;
alter table invoice_lines drop constraint invoice_lines_unit_check,
  add constraint invoice_lines_unit_check check (unit in ('h', 'ea', 'mi', 'km', 'day')) not valid;
