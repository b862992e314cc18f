-- works with builds from 0031 on

-- What a customer has signed, who did and how. Beside the ticket: its strokes are longer than all the rest of it.
create table ticket_signatures (
  company_id uuid not null,
  ticket_id uuid not null,
  name text not null,
  title text,
  way text not null check (way in ('DRAWN', 'TYPED')),
  -- By a link, on a device of the customer; else on the spot, on the device of `taken_by`.
  is_from_afar boolean not null,
  taken_by uuid,
  strokes jsonb not null,
  -- The signed content as it was then, and its SHA-256: customers and people are renamed, what was signed is not.
  content text not null,
  content_hash text not null,
  signed_at timestamptz not null default now(),
  primary key (company_id, ticket_id),
  foreign key (company_id, ticket_id) references tickets (company_id, id),
  foreign key (company_id, taken_by) references users (company_id, id)
);

-- Null while nobody has signed.
alter table tickets add column signed_at timestamptz;

-- A link by which a customer is asked to sign. It works until it is answered, replaced by another one, or too old.
create table signature_requests (
  company_id uuid not null,
  id uuid not null,
  ticket_id uuid not null,
  requested_by uuid not null,
  -- An e-mail address or a phone number; absent when the link was handed over.
  sent_to text,
  language text not null check (language in ('en', 'es')),
  requested_at timestamptz not null default now(),
  expires_at timestamptz not null,
  replaced_at timestamptz,
  answered_at timestamptz,
  -- What is wrong with the ticket; absent when it was signed.
  dispute text,
  primary key (company_id, id),
  foreign key (company_id, ticket_id) references tickets (company_id, id),
  foreign key (company_id, requested_by) references users (company_id, id)
);
create index signature_requests_ticket on signature_requests (company_id, ticket_id);

-- The token of such a link is of the person who asked for it, as the customer has no account.
alter table one_time_tokens add column signature_request_id uuid;
alter table one_time_tokens
  add foreign key (company_id, signature_request_id) references signature_requests (company_id, id);
alter table one_time_tokens drop constraint one_time_tokens_kind_check;
alter table one_time_tokens add constraint one_time_tokens_kind_check
  check (kind in ('reset', 'invitation', 'confirmEmail', 'undoEmail', 'sign'));
