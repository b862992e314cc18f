-- works with builds from 0014 on

-- Somebody else chose the password: its owner has to choose another one after signing in.
alter table users add column is_password_given boolean not null default false;
