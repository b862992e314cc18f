-- works with builds from 0030 on

-- Where a ticket is on its way to the customer's invoice, who moved it there, when, and what they said. A draft is seen
-- by the office and by its author.
alter table tickets
  add column status text not null default 'SUBMITTED'
    check (status in ('DRAFT', 'SUBMITTED', 'CHANGES_REQUESTED', 'APPROVED', 'INVOICED', 'VOID')),
  add column author_id uuid,
  add column status_by uuid,
  add column status_at timestamptz,
  add column status_comment text,
  add foreign key (company_id, author_id) references users (company_id, id),
  add foreign key (company_id, status_by) references users (company_id, id);

-- What a company asks for before a ticket is submitted and, besides, before it is approved.
alter table companies
  add column submit_gates text[] not null default '{}',
  add column approval_gates text[] not null default '{}',
  add column allows_own_approval boolean not null default false;
