import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { it } from 'vitest';
import { breakInTransaction, log } from '../../test/database/brokenConnection.ts';
import { copyTemplate } from '../../test/database.ts';
import { surviveDisconnects } from './connections.ts';
import { Engine } from './embedded/engine.ts';
import { WorkerStream } from './embedded/stream.ts';

it('a connection that breaks inside a transaction fails only that transaction', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'derrick-connections-'));
  await copyTemplate(folder);
  const engine = new Engine(join(folder, 'database'), false, log);
  await engine.start();
  // Without the server's timeout: on a busy machine, restarting the embedded database takes longer.
  const pool = new pg.Pool({ stream: () => new WorkerStream(engine), max: 1 });
  surviveDisconnects(pool, log, 'lost');
  await breakInTransaction(pool, () => engine.kill());
  await pool.end();
  await engine.close();
  await rm(folder, { recursive: true, force: true });
});
