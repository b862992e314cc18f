-- works with builds from 0021 on
-- Instructions per way to pay: a text, or the https address of a page.
alter table invoice_settings add column pay_by_card text;
alter table invoice_settings add column pay_by_ach text;
alter table invoice_settings add column pay_by_wire text;
alter table invoice_settings add column pay_by_check text;

alter table invoice_payments drop constraint invoice_payments_method_check;
alter table invoice_payments add constraint invoice_payments_method_check
  check (method in ('CHECK', 'ACH', 'WIRE', 'CARD', 'CASH', 'OTHER', 'CARD_ONLINE'));

-- The payment service of a company. Its keys are encrypted with the server's secret: the database or a backup alone does
-- not reveal them.
create table payment_providers (
  company_id uuid primary key references companies (id),
  provider text not null check (provider in ('stripe')),
  sealed_key text,
  sealed_webhook_secret text,
  is_live boolean,
  updated_at timestamptz not null default now()
);

-- Payment pages opened by customers. The id is the idempotency key of the request to the service.
create table payment_checkouts (
  company_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null,
  -- The session's id and address at the service. Null until it has answered.
  session_id text,
  url text,
  -- No longer offered: paid, expired or rejected.
  ended_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, invoice_id) references invoices (company_id, id)
);
create index payment_checkouts_invoice on payment_checkouts (company_id, invoice_id);
create unique index payment_checkouts_session on payment_checkouts (company_id, session_id);

-- Payments reported by the service, each once. The difference between amount and recorded_cents is to be refunded: the
-- invoice was void, paid or had a smaller balance.
create table online_payments (
  company_id uuid not null,
  reference text not null,
  invoice_id uuid not null,
  amount_cents bigint not null check (amount_cents > 0),
  recorded_cents bigint not null check (recorded_cents between 0 and amount_cents),
  refunded_cents bigint not null default 0,
  currency text not null,
  received_at timestamptz not null default now(),
  primary key (company_id, reference),
  foreign key (company_id, invoice_id) references invoices (company_id, id)
);
create index online_payments_invoice on online_payments (company_id, invoice_id);

-- Events received from the service. A repeated event changes nothing.
create table payment_events (
  company_id uuid not null references companies (id),
  event_id text not null,
  received_at timestamptz not null default now(),
  primary key (company_id, event_id)
);
