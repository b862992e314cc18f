-- works with builds from 0014 on

-- Companies that were made in a demo. Everybody knows the passwords of the first one: a real server lets nobody sign in
-- to any of them.
alter table companies add column is_demo boolean not null default false;

update companies set is_demo = true where id in (
  select company_id from users
  where email in ('owner@demo.derrick.test', 'admin@demo.derrick.test', 'manager@demo.derrick.test',
    'tech@demo.derrick.test')
  group by company_id having count(*) = 4
);
