-- An e-mail address belongs to an account only once its owner has followed a link that was mailed to it. Until then any
-- number of companies can use the address for one of their users, so that nobody can reserve the address of a stranger.

alter table users add column email_confirmed_at timestamptz;

-- Users who chose their own password in a company that confirmed an address keep the addresses they sign in with.
update users set email_confirmed_at = now()
from companies
where companies.id = users.company_id and companies.confirmed_at is not null
  and users.email is not null and users.password_hash is not null and not users.is_password_given;

drop index users_email;
-- Across companies: sign-in knows an address and no company.
create unique index users_email on users (email) where deleted_at is null and email_confirmed_at is not null;
create unique index users_company_email on users (company_id, email) where deleted_at is null;
-- Sign-in looks for users whose address is not confirmed as well.
create index users_email_unconfirmed on users (email) where deleted_at is null and email_confirmed_at is null;

-- The address that the link was mailed to; absent for links that were sent by SMS or handed over.
alter table one_time_tokens add column mailed_to text;
