-- works with builds from 0021 on
-- Automatic reminders can be turned off for a customer.
alter table customers add column has_reminders boolean not null default true;

-- A sending by other means, such as by post, has no recipients.
alter table invoice_sendings add column kind text not null default 'EMAIL' check (kind in ('EMAIL', 'REMINDER', 'OTHER'));
alter table invoice_sendings add column sent_on date;

-- What happened to the email to each recipient of a sending. Emails of earlier builds have no rows.
create table invoice_deliveries (
  company_id uuid not null,
  sending_id uuid not null,
  recipient text not null,
  status text not null default 'QUEUED' check (status in ('QUEUED', 'SENT', 'REJECTED', 'FAILED', 'CANCELED')),
  -- The status code of the mail server that rejected the email.
  smtp_code integer,
  updated_at timestamptz not null default now(),
  primary key (company_id, sending_id, recipient),
  foreign key (company_id, sending_id) references invoice_sendings (company_id, id)
);
