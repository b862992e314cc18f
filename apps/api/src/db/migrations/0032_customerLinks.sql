-- works with builds from 0021 on
-- Hashes of the tokens in the links to a customer's page. A token begins with the company's id, so that the lookup is
-- limited to that company.
create table customer_links (
  company_id uuid not null,
  token_hash bytea not null,
  customer_id uuid not null,
  -- The recipient. A new link to the same address replaces the previous one.
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  replaced_at timestamptz,
  primary key (company_id, token_hash),
  foreign key (company_id, customer_id) references customers (company_id, id) on delete cascade
);
create index customer_links_customer on customer_links (company_id, customer_id);
