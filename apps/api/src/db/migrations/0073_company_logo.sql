-- works with builds from 0068 on

-- A logo may have 2 MB, and has an address of its own: its key, of 128 random bits, changes with each one, so that
-- browsers keep it for as long as they like.
alter table company_looks add column logo_key text;
alter table company_looks drop constraint company_looks_logo_check;
alter table company_looks add constraint company_looks_logo_check check (octet_length(logo) <= 2097152);
