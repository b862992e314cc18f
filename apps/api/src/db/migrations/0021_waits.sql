-- Tries that must wait longer the more of them go wrong; see platform/waits.ts.

create table waits (
  key text primary key,
  failures integer not null,
  next_at timestamptz not null,
  forget_at timestamptz not null
);
create index waits_forget_at on waits (forget_at);
