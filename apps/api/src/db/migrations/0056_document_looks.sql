-- works with builds from 0048 on

-- How the documents of a company look: the colour of its mark, and its logo as a PNG or JPEG. A company without a row has
-- neither.
create table company_looks (
  company_id uuid not null references companies (id),
  color text check (color ~ '^#[0-9a-f]{6}$'),
  logo bytea check (octet_length(logo) <= 1048576),
  primary key (company_id)
);

-- The code on a printed ticket names the first half of the hash.
create index ticket_signatures_hash on ticket_signatures (company_id, (left(content_hash, 32)));
