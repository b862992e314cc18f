import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildFixtures, type Fixtures } from '../../test/database/run.ts';
import { quietLog } from '../../test/database.ts';
import { openEmbedded } from './embedded/index.ts';

/** Migrations that fail if they run twice. The server counts the companies after migrating. */
const migrations: Record<string, string> = {
  '0001_companies.sql': 'create table companies (id integer primary key);',
  '0002_numbers.sql':
    'create table numbers as select n, repeat(md5(n::text), 9) as text from generate_series(1, 500) n;',
  '0003_index.sql': 'create index numbers_text on numbers (text);',
  '0004_column.sql': 'alter table numbers add column half integer; update numbers set half = n / 2;',
  '0005_outside.sql': '-- runs outside a transaction\ncreate table if not exists halves (half integer);\n',
  '0006_function.sql': 'create function twice(n integer) returns integer language sql return n * 2;',
};
const names = Object.keys(migrations);

let fixtures: Fixtures;
let folder: string;
let dataDir: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'derrick-migrate-cut-'));
  for (const [name, text] of Object.entries(migrations)) await writeFile(join(folder, name), text);
  fixtures = await buildFixtures(folder);
  dataDir = join(folder, 'data');
  // A database without a schema.
  const { close } = await openEmbedded(dataDir, quietLog, { isDurable: false });
  await close();
});
afterAll(async () => {
  await fixtures.remove();
  await rm(folder, { recursive: true, force: true });
});

async function applied() {
  const { pool, close } = await openEmbedded(dataDir, quietLog);
  try {
    const { rows } = await pool.query<{ found: boolean }>(
      `select to_regclass('schema_migrations') is not null as found`,
    );
    if (!rows[0]?.found) return [];
    const remembered = await pool.query<{ name: string }>('select name from schema_migrations order by name');
    return remembered.rows.map(({ name }) => name);
  } finally {
    await close();
  }
}

it('the next start resumes with the migration that a power cut interrupted', {
  timeout: 180_000,
}, async () => {
  let count = 0;
  // The first steps create the system tables. The cuts come later and later, until one falls between two migrations: all
  // six migrations take more than 60 steps.
  for (let step = 180; count === 0; step += 20) {
    const cut = fixtures.run('starter', ['', dataDir], {
      CUT_BEFORE_STEP: `${step}`,
      CUT_KEEPS_SOME: step % 40 === 0 ? 'yes' : 'no',
    });
    expect(await cut.exited, cut.complaint()).toBeNull();
    const after = await applied();
    expect(after).toEqual(names.slice(0, after.length));
    count = after.length;
  }
  expect(count).toBeLessThan(names.length);
  const starter = fixtures.run('starter', ['', dataDir]);
  expect(await starter.exited, starter.complaint()).toBe(0);
  // The start applied only the remaining migrations: repeating one would fail.
  expect(JSON.parse(starter.lines[0] ?? '[]')).toHaveLength(names.length - count);
  expect(await applied()).toEqual(names);
});
