/** Tests the checks that run over all SQL statements of the tests. */
import { beforeAll, describe, expect, it } from 'vitest';
import { findMissingCompanies, loadParser } from '../../test/database/companyStatements.ts';
import { findLockedTables } from '../../test/database/lockedTables.ts';

beforeAll(loadParser);

const tables = {
  names: new Set(['tickets', 'users', 'files', 'one_time_tokens']),
  keys: [{ table: 'one_time_tokens', column: 'token_hash' }],
};
const tablesIn = (statement: string) => findMissingCompanies(statement, tables);

describe('a statement on company tables', () => {
  it.each([
    'select 1',
    'select * from jobs where id = $1',
    'select * from tickets where company_id = $1',
    'select * from "tickets" as "t" where "t"."company_id" = $1 and ("t"."id" = $2 or "t"."number" = $3)',
    'select * from tickets where (company_id, id) in (($1, $2), ($3, $4))',
    'select * from tickets where (company_id, id) = any(select a, b from jobs)',
    'select * from tickets where company_id = any($1) or company_id = any($1) and id = $2',
    'select * from tickets t join users u on u.company_id = t.company_id and u.id = t.user_id where t.company_id = $1',
    'select * from tickets t left join users u on u.company_id = t.company_id where t.company_id = $1',
    'select * from tickets t join users u using (company_id) where t.company_id = $1',
    'select * from tickets t cross join lateral (select from users u where u.company_id = t.company_id) x where t.company_id = $1',
    'select (select count(*) from users u where u.company_id = t.company_id) from tickets t where t.company_id = $1',
    'select * from companies c join tickets t on t.company_id = c.id',
    'with t as (select company_id, id from tickets where company_id = $1) select * from t join users u on u.company_id = t.company_id',
    'select id from users where company_id = $1 union select id from tickets where company_id = $1',
    'insert into tickets (company_id, id) values ($1, $2) on conflict (company_id, id) do update set number = 1',
    'insert into tickets (company_id, id) values ($1, $2) on conflict (id) do nothing',
    'update tickets set number = 1 from users u where u.company_id = tickets.company_id and tickets.company_id = $1',
    'delete from tickets t using users u where t.company_id = $1 and u.company_id = $1',
  ])('passes when each table is restricted to a company: %s', (statement) => {
    expect(tablesIn(statement)).toEqual([]);
  });

  it.each([
    ['select * from tickets', ['tickets']],
    ['select * from tickets where id = $1', ['tickets']],
    ['select company_id from tickets order by company_id', ['tickets']],
    ['select * from tickets where company_id = $1 or id = $2', ['tickets']],
    ['select * from tickets where company_id <> $1', ['tickets']],
    ['select * from tickets where not company_id = $1', ['tickets']],
    ['select * from tickets where (company_id, id) > ($1, $2)', ['tickets']],
    ['select * from tickets where company_id = company_id', ['tickets']],
    ['select * from tickets t join users u on u.company_id = t.company_id', ['tickets', 'users']],
    ['select * from tickets t left join users u on t.company_id = $1 and u.company_id = $1', ['tickets']],
    ['select * from tickets t join users u on u.id = t.user_id where t.company_id = $1', ['users']],
    ['select * from tickets t join users t2 on true where t.company_id = $1', ['users']],
    ['select (select count(*) from users) from tickets where company_id = $1', ['users']],
    ['with t as (select id from tickets) select * from t', ['tickets']],
    ['select id from users where company_id = $1 union select id from tickets', ['tickets']],
    ['insert into tickets (id) values ($1)', ['tickets']],
    ['insert into files (company_id) select company_id from tickets', ['tickets']],
    [
      'insert into users (company_id, email) values ($1, $2) on conflict (email) do update set id = $3',
      ['users'],
    ],
    ['update tickets set number = 1 where id = $1', ['tickets']],
    [
      'delete from tickets where ctid = any(array(select ctid from tickets where company_id = $1))',
      ['tickets'],
    ],
    ['truncate tickets', ['tickets']],
  ])('is reported when a table is not restricted to a company: %s', (statement, tables) => {
    expect(tablesIn(statement)).toEqual(tables);
  });

  it('passes when a table is restricted by a unique key, and the joined tables also pass', () => {
    const from =
      'select * from one_time_tokens t join users u on u.company_id = t.company_id and u.id = t.user_id where';
    expect(tablesIn(`${from} t.token_hash = $1`)).toEqual([]);
    expect(tablesIn(`${from} t.token_hash = u.token_hash`)).toEqual(['one_time_tokens', 'users']);
  });
});

it.each([
  ['select * from users', []],
  ['select * from users for update', ['users']],
  ['select * from tickets t join users u on u.id = t.user_id for no key update', ['tickets', 'users']],
  ['select * from tickets t join users u on u.id = t.user_id for update of t', ['tickets']],
  [
    'select (select fullname from users limit 1) from "tickets" as "ticket" for update of "ticket"',
    ['tickets'],
  ],
])('finds the tables that a statement locks: %s', (statement, locked) => {
  expect(findLockedTables(statement)).toEqual(locked);
});
