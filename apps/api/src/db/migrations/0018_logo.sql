-- Brand color and logo of a company's documents. A company without a row has neither.
create table company_looks (
  company_id uuid not null references companies (id),
  color text check (color ~ '^#[0-9a-f]{6}$'),
  -- A PNG or JPEG of at most 2 MB.
  logo bytea check (octet_length(logo) <= 2097152),
  -- The key in the logo's URL, 128 random bits. A new logo gets a new key, so that browsers can cache it forever.
  logo_key text,
  primary key (company_id)
);
