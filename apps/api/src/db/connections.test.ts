import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outliveConnections } from './connections.ts';
import { Engine } from './embedded/engine.ts';
import { WorkerStream } from './embedded/stream.ts';
import { findPostgres, type PostgresServer, startPostgres } from './fixtures/postgresServer.ts';
import { openPostgres } from './postgres.ts';

const logged: string[] = [];
const log = {
  info: () => undefined,
  warn: () => undefined,
  error: (_: object, message: string) => {
    logged.push(message);
  },
};

/** Breaks the connection that a transaction holds, and looks whether the pool goes on. An unheard error fails the test. */
async function breakInTransaction(pool: pg.Pool, cut: (client: pg.PoolClient) => Promise<unknown>) {
  logged.length = 0;
  const client = await pool.connect();
  await client.query('begin');
  await cut(client);
  await expect.poll(() => logged.length).toBeGreaterThan(0);
  await delay(50);
  await expect(client.query('commit')).rejects.toThrow();
  client.release();
  expect((await pool.query('select 3 as n')).rows).toEqual([{ n: 3 }]);
}

describe('a connection that breaks between two statements of a transaction', () => {
  it('fails that alone, on the embedded engine', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'derrick-connections-'));
    const engine = new Engine(join(folder, 'database'), false, log);
    await engine.start();
    const pool = new pg.Pool({ stream: () => new WorkerStream(engine), max: 1 });
    outliveConnections(pool, log, 'lost');
    await breakInTransaction(pool, () => engine.kill());
    await pool.end();
    await engine.close();
    await rm(folder, { recursive: true, force: true });
  });

  const bin = findPostgres();
  describe.skipIf(!bin)('on PostgreSQL', () => {
    let server: PostgresServer;
    beforeAll(async () => {
      if (bin) server = await startPostgres(bin);
    });
    afterAll(() => server?.stop());

    it('fails that alone', async () => {
      const pool = openPostgres(server.url, log);
      await breakInTransaction(pool, async (client) => {
        const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
        await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      });
      await pool.end();
    });
  });
});
