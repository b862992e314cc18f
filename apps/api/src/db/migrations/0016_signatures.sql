-- Signatures of customers on tickets. A separate table, because the strokes are longer than the rest of a ticket.
create table ticket_signatures (
  company_id uuid not null,
  ticket_id uuid not null,
  name text not null,
  title text,
  way text not null check (way in ('DRAWN', 'TYPED')),
  -- True if the customer signed through a link, false if on the device of the user in taken_by.
  is_from_afar boolean not null,
  taken_by uuid,
  strokes jsonb not null,
  -- The signed content and its SHA-256: renaming a customer or a user does not change it.
  content text not null,
  content_hash text not null,
  signed_at timestamptz not null default now(),
  primary key (company_id, ticket_id),
  foreign key (company_id, ticket_id) references tickets (company_id, id),
  foreign key (company_id, taken_by) references users (company_id, id)
);
-- The code on a printed ticket contains the first half of the hash.
create index ticket_signatures_hash on ticket_signatures (company_id, (left(content_hash, 32)));

-- Links for customers to sign a ticket. A link works until it is answered, replaced or expired.
create table signature_requests (
  company_id uuid not null,
  id uuid not null,
  ticket_id uuid not null,
  requested_by uuid not null,
  -- An email address or a phone number. Null if the link was handed over.
  sent_to text,
  language text not null check (language in ('en', 'es')),
  requested_at timestamptz not null default now(),
  expires_at timestamptz not null,
  replaced_at timestamptz,
  answered_at timestamptz,
  -- The customer's reason for not signing. Null if the customer signed.
  dispute text,
  primary key (company_id, id),
  foreign key (company_id, ticket_id) references tickets (company_id, id),
  foreign key (company_id, requested_by) references users (company_id, id)
);
create index signature_requests_ticket on signature_requests (company_id, ticket_id);

alter table one_time_tokens
  add foreign key (company_id, signature_request_id) references signature_requests (company_id, id);
