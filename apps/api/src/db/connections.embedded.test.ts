import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'vitest';
import { Engine } from './embedded/engine.ts';
import { openPool } from './embedded/index.ts';
import { breakInTransaction, log } from './fixtures/brokenConnection.ts';
import { copyTemplate } from './testing.ts';

it('a connection that breaks between two statements of a transaction fails that alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'derrick-connections-'));
  await copyTemplate(folder);
  const engine = new Engine(join(folder, 'database'), false, log);
  await engine.start();
  const pool = openPool(engine, log);
  await breakInTransaction(pool, () => engine.kill());
  await pool.end();
  await engine.close();
  await rm(folder, { recursive: true, force: true });
});
