-- When somebody of the company has shown that their e-mail address is theirs; until then nobody is invited for it.
-- Companies that are here already count as confirmed. An older version writes none, and they do as well.

alter table companies add column confirmed_at timestamptz default now();
