-- works with builds from 0030 on
-- runs outside a transaction

-- Apart from the new columns: a million rows are not to be locked together with the table. Nobody could change a ticket
-- on an invoice before, so nothing waits for this.
update tickets set status = 'INVOICED' where invoice_id is not null and status = 'SUBMITTED';
