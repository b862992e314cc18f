-- works with builds from 0021 on
-- The time at which the customer first opened a link of the request.
alter table signature_requests add column opened_at timestamptz;

-- Codes of the exports for accounting programs. Null for the default.
alter table invoice_settings
  add column quickbooks_tax_code text,
  add column quickbooks_exempt_code text,
  add column xero_tax_type text,
  add column xero_exempt_tax_type text,
  add column xero_account_code text;
