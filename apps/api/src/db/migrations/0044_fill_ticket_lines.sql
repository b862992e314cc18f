-- works with builds from 0042 on
-- runs outside a transaction

call derrick_fill_ticket_lines();
