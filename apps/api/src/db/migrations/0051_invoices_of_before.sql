-- works with builds from 0042 on

-- Invoices from before there were lines: issued on the day they were made, with one line for each ticket at the amount
-- that it was saved with.
insert into invoice_tickets (company_id, invoice_id, ticket_id)
  select company_id, invoice_id, id from tickets where invoice_id is not null and deleted_at is null;
insert into invoice_lines
  (company_id, invoice_id, position, kind, description, quantity, unit, unit_price_cents, is_taxable, ticket_id)
  select company_id, invoice_id, row_number() over (partition by company_id, invoice_id order by number) - 1,
    'LABOR', 'TK-' || number, 1, 'ea', coalesce(billable_cents, 0), false, id
  from tickets where invoice_id is not null and deleted_at is null;
update invoices i set
  printed_number = 'INV-' || lpad(i.number::text, greatest(5, length(i.number::text)), '0'),
  issue_date = (i.created_at at time zone 'UTC')::date,
  list_day = (i.created_at at time zone 'UTC')::date,
  due_date = (i.created_at at time zone 'UTC')::date + coalesce(c.terms_days, 30),
  terms_days = coalesce(c.terms_days, 30),
  seller = jsonb_build_object('name', companies.name),
  customer = jsonb_build_object('name', coalesce(c.name, ''), 'address', c.billing_address, 'email', c.invoice_email),
  customer_name = coalesce(c.name, ''),
  subtotal_cents = coalesce(l.cents, 0),
  total_cents = coalesce(l.cents, 0)
from invoices as found
join companies on companies.id = found.company_id
left join customers c on c.company_id = found.company_id and c.id = found.customer_id
left join (
  select company_id, invoice_id, sum(unit_price_cents) as cents from invoice_lines group by company_id, invoice_id
) l on l.company_id = found.company_id and l.invoice_id = found.id
where i.company_id = found.company_id and i.id = found.id;
