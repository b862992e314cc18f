import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/database.ts';
import { inOrderOfReferences, ROW_BATCH_SIZE, readBatches, readTables } from './catalogue.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('tables are ordered after the tables they reference, and circular references are rejected', () => {
  const table = (name: string, ...references: string[]) => ({ name, references });
  const ordered = inOrderOfReferences([table('c', 'a', 'b'), table('b', 'a'), table('a')]);
  expect(ordered.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  expect(() => inOrderOfReferences([table('a', 'b'), table('b', 'a')])).toThrow('reference each other: a, b');
});

it('readTables returns the stored columns, key and references of each table', async () => {
  const tables = await readTables(database.db);
  const names = tables.map(({ name }) => name);
  for (const { name, references } of tables) {
    for (const reference of references)
      expect(names.indexOf(reference), name).toBeLessThan(names.indexOf(name));
  }
  expect(tables.find(({ name }) => name === 'counters')).toEqual({
    name: 'counters',
    columns: ['company_id', 'name', 'next'],
    key: [
      { name: 'company_id', type: 'uuid', hasCollation: false },
      { name: 'name', type: 'text', hasCollation: true },
    ],
    references: ['companies'],
    selfReferences: [],
    isUnlogged: false,
  });
  expect(tables.find(({ name }) => name === 'tickets')?.columns).not.toContain('search_text');
  expect(tables.filter(({ selfReferences }) => selfReferences.length > 0)).not.toEqual([]);
  expect(tables.filter(({ isUnlogged }) => isUnlogged).map(({ name }) => name)).toContain('rate_limits');
});

it('readBatches reads every row once in key order and compares texts by bytes', async () => {
  const { db } = database;
  await sql`
    create table listed (position timestamptz, line text, "text" jsonb, primary key (position, line))
  `.execute(db);
  try {
    // 50 rows at each of 26 microseconds, so that a batch ends between rows with the same time.
    await sql`
      insert into listed select timestamptz '2026-11-25 08:00Z' + moment * interval '1 microsecond', name || number, '{"a": 1}'
      from generate_series(1, 26) as moment, unnest(array['a', 'B', 'é', 'Z', '😀']) as name, generate_series(1, 10) as number
    `.execute(db);
    const table = (await readTables(db)).find(({ name }) => name === 'listed');
    const batches: string[][] = [];
    if (table) for await (const lines of readBatches(db, table)) batches.push(lines);
    expect(batches.map(({ length }) => length)).toEqual([ROW_BATCH_SIZE, ROW_BATCH_SIZE, 300]);
    const { rows } = await sql<{ all: string[] }>`
      select array_agg(row_to_json(listed)::text order by position, line collate "C") as all from listed
    `.execute(db);
    expect(batches.flat()).toEqual(rows[0]?.all);
    if (!table) return;
    const batchSizes: string[] = [];
    for await (const lines of readBatches(db, { ...table, columns: ['line'] }, sql`line = 'B1'`))
      batchSizes.push(...lines);
    expect(batchSizes).toEqual(Array(26).fill('{"line":"B1"}'));
  } finally {
    await sql`drop table listed`.execute(db);
  }
});
