import { sql } from 'kysely';
import { number, object } from 'superstruct';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/database.ts';
import { asBoolean, readRow, readRows } from './rows.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const row = object({ count: number() });

it('readRows and readRow return the rows of a query', async () => {
  const query = sql`select place as count from generate_series(1, 2) as place`;
  expect(await readRows(database.db, row)`${query}`).toEqual([{ count: 1 }, { count: 2 }]);
  expect(await readRow(database.db, row)`${query}`).toEqual({ count: 1 });
  expect(await readRow(database.db, row)`select 1 as count where false`).toBeUndefined();
});

it.each([
  ['of another type', sql`select 'one' as count`],
  ['that is null', sql`select null::integer as count`],
  ['of another name', sql`select 1 as total`],
  ['too many', sql`select 1 as count, 2 as total`],
])('readRows rejects a column %s in tests', async (_, query) => {
  await expect(readRows(database.db, row)`${query}`).rejects.toThrow('At path');
});

it('asBoolean returns true or false, also for null', async () => {
  const { isSmall, isUnknown, isGreat } = await database.db
    .selectNoFrom([
      asBoolean`1 < 2`.as('isSmall'),
      asBoolean`null::integer < 2`.as('isUnknown'),
      asBoolean`${3} < 2 or 1 > 2`.as('isGreat'),
    ])
    .executeTakeFirstOrThrow();
  expect({ isSmall, isUnknown, isGreat }).toEqual({ isSmall: true, isUnknown: false, isGreat: false });
});
