import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildFixtures, type Fixtures } from '../../test/database/run.ts';
import { quietLog } from '../../test/database.ts';
import { openEmbedded } from './embedded/index.ts';
import { readMigrations } from './migrate.ts';

let fixtures: Fixtures;
let dataDir: string;
beforeAll(async () => {
  fixtures = await buildFixtures();
  dataDir = await mkdtemp(join(tmpdir(), 'derrick-migrate-cut-'));
  // A database without a schema.
  const { close } = await openEmbedded(dataDir, quietLog, { isDurable: false });
  await close();
});
afterAll(async () => {
  await fixtures.remove();
  await rm(dataDir, { recursive: true, force: true });
});

const names = async () => (await readMigrations()).map(({ name }) => name);

/** The migrations that the database remembers. */
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

it('goes on at the next start with the migration that a power cut fell into', {
  timeout: 180_000,
}, async () => {
  let before: string[] = [];
  for (const step of [250, 300, 350]) {
    const cut = fixtures.run('starter', ['', dataDir], {
      CUT_BEFORE_STEP: `${step}`,
      CUT_KEEPS_SOME: step === 250 ? 'no' : 'yes',
    });
    expect(await cut.exited, cut.complaint()).toBeNull();
    const after = await applied();
    // In their order, none of those before is lost, and some are left to do.
    expect(after).toEqual((await names()).slice(0, after.length));
    expect(after.length).toBeGreaterThanOrEqual(before.length);
    expect(after.length).toBeLessThan((await names()).length);
    before = after;
  }
  expect(before.length).toBeGreaterThan(0);
  // Fails at a migration that was half done or not remembered: each makes what is there once.
  const starter = fixtures.run('starter', ['', dataDir]);
  expect(await starter.exited, starter.complaint()).toBe(0);
  expect(await applied()).toEqual(await names());
});
