-- works with builds from 0021 on
-- The printed facts of each ticket, stored when its invoice is issued. Null on drafts and on invoices issued earlier.
alter table invoice_tickets add column facts jsonb;
-- Country, hour cycle and labels of the document, stored when the invoice is issued.
alter table invoices add column document_format jsonb;

alter table customers add column tax_number text;

-- The tax label and the small print for customers who get documents in Spanish. Null uses the general texts.
alter table invoice_settings add column tax_label_es text, add column footer_es text;
